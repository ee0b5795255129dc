import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { defaultLocationId } from '@stoa/contract/locations/default-location'
import { createClient, type Client } from '@stoa/sdk'
import { audit, auditEveryLook, wideAndDark } from './audit.ts'
import { goods, withShop } from './shop.ts'

const shop = withShop()

let api: Client
beforeAll(() => {
  const { baseUrl, apiKey, siteId } = shop.stoa
  api = createClient({ baseUrl, apiKey, siteId })
})

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 900 }
const address = '/dashboard/settings/locations'
const porto = { country: 'PT', city: 'Porto', postalCode: '4050-262', addressLine: 'Rua das Flores 12' }
const make = async (name: string) => (await api.locations.createLocation({ location: { name, address: porto } })).location
const find = async (id: string) => (await api.locations.getLocation({ id })).location
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

async function giveStock(locationId: string): Promise<void> {
  const inventoryItem = { productId: goods.plain.id, variantId: goods.plain.id, locationId, quantity: 3 }
  await api.inventoryV3.createInventoryItem({ inventoryItem })
}

/** Opens the confirmation of the page, which is in a dialog with scripts, and in a panel without. */
async function confirmDeletion(page: Page): Promise<void> {
  await page.getByText('Delete', { exact: true }).click()
  await button(page, 'Delete location').click()
}

describe.each([
  [true, 'desktop', desktop],
  [false, 'desktop', desktop],
  [true, 'phone', phone],
  [false, 'phone', phone],
] as const)('scripts %s, %s', (javaScriptEnabled, size, viewport) => {
  const named = (name: string): string => `${name} ${size} ${javaScriptEnabled ? 'one' : 'two'}`
  const open = () => shop.openAsOwner({ javaScriptEnabled, viewport })

  test('a location is added, changed and deleted', async () => {
    const page = await open()
    await page.goto('/dashboard/settings')
    await page.getByRole('link', { name: 'Stock locations' }).last().click()
    await title(page, 'Stock locations').waitFor()
    await row(page, 'Main location').getByText('Default').waitFor()
    await page.getByRole('link', { name: 'Add location' }).click()
    await title(page, 'New location').waitFor()
    await page.getByLabel('Name').fill('main location')
    await page.getByLabel('Country').selectOption('Portugal')
    await page.getByLabel('City').fill('Porto')
    await button(page, 'Add location').click()
    await page.getByText('Another location has this name.').waitFor()
    expect(await page.getByLabel('City').inputValue()).toBe('Porto')
    await page.getByLabel('Name').fill(named('Annex'))
    await button(page, 'Add location').click()
    await page.getByText(`${named('Annex')} added.`).waitFor()
    await row(page, named('Annex')).getByText('Porto, Portugal').waitFor()

    await page.getByRole('link', { name: named('Annex'), exact: true }).click()
    await title(page, named('Annex')).waitFor()
    await page.getByLabel('Name').fill(named('Store'))
    await page.getByLabel('Street and house number').fill('Rua das Flores 12')
    await page.getByLabel('Country').selectOption('')
    await button(page, 'Save').click()
    await page.getByText('Location saved.').waitFor()
    await title(page, named('Store')).waitFor()
    expect(await page.getByLabel('Country').inputValue()).toBe('')

    await confirmDeletion(page)
    await page.getByText('Location deleted.').waitFor()
    expect(await row(page, named('Store')).count()).toBe(0)
  })

  test('a location with stock isn’t deleted until its stock may be deleted too', async () => {
    const { id, name } = await make(named('Depot'))
    await giveStock(id)
    const page = await open()
    await page.goto(`${address}/${id}`)
    await confirmDeletion(page)
    await page.getByText('Not deleted: this location has stock of 1 variant.').waitFor()
    await page.getByRole('alert').getByRole('link', { name: 'Open inventory' }).waitFor()
    await title(page, name).waitFor()
    if (javaScriptEnabled) expect(await audit(page)).toEqual([])
    await button(page, 'Delete stock and location').click()
    await page.getByText('Location deleted.').waitFor()
    const { count } = await api.inventoryV3.countInventoryItems({ filter: { locationId: id } })
    expect(count).toBe(0)
  })

  test('two tabs that change the same field: the second sees the change of the first, and can replace it', async () => {
    const { id, revision } = await make(named('Pantry'))
    const page = await open()
    await page.goto(`${address}/${id}`)
    await page.getByLabel('City').fill('Braga')
    await page.getByLabel('Postal code').fill('4700-001')
    await api.locations.updateLocation({
      location: { id, revision, name: named('Cellar'), address: { ...porto, city: 'Faro', country: 'ES' } },
    })
    await button(page, 'Save').click()
    const notice = page.getByRole('alert').filter({ hasText: 'Someone else changed this too' })
    await notice.getByText('City: Faro').waitFor()
    expect(await notice.getByRole('listitem').count()).toBe(1)
    expect(await page.getByLabel('City').inputValue()).toBe('Braga')
    expect(await page.getByLabel('Name').inputValue()).toBe(named('Cellar'))
    if (javaScriptEnabled) expect(await audit(page)).toEqual([])
    await button(page, 'Save').click()
    await page.getByText('Location saved.').waitFor()
    expect(await find(id)).toMatchObject({
      name: named('Cellar'),
      address: { ...porto, city: 'Braga', country: 'ES', postalCode: '4700-001' },
    })
  })
})

test('by keyboard: from the list to a location, to its form, and back', async () => {
  const { name } = await make('Attic')
  const page = await shop.openAsOwner({ viewport: desktop })
  await page.goto(address)
  await page.getByRole('link', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
  await title(page, name).waitFor()
  await page.getByLabel('Name').focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' room')
  await page.keyboard.press('Enter')
  const saved = page.getByRole('status').filter({ hasText: 'Location saved.' })
  await saved.waitFor()
  await expect.poll(() => saved.evaluate((element) => element === document.activeElement)).toBe(true)
  await button(page, 'Delete').focus()
  await page.keyboard.press('Enter')
  const asked = page.getByRole('alertdialog', { name: 'Delete Attic room?' })
  await asked.waitFor()
  await page.keyboard.press('Escape')
  await asked.waitFor({ state: 'detached' })
  await expect.poll(() => button(page, 'Delete').evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await asked.getByRole('button', { name: 'Delete location' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Location deleted.').waitFor()
})

test('on a phone the active tab of the settings is in view', async () => {
  const page = await shop.openAsOwner({ viewport: phone })
  await page.goto(address)
  const tab = page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Stock locations' })
  const isInView = () => tab.evaluate((link) => link.getBoundingClientRect().left >= 0 && link.getBoundingClientRect().right <= innerWidth)
  await expect.poll(isInView).toBe(true)
})

test('a location leads to its stock', async () => {
  const { id, name } = await make('Basement')
  const page = await shop.openAsOwner({ viewport: desktop })
  await page.goto(`${address}/${id}`)
  await page.getByRole('link', { name: 'Open inventory' }).click()
  await page.getByText(`Location: ${name}`).first().waitFor()
})

test('unsaved changes aren’t lost by a click', async () => {
  const page = await shop.openAsOwner({ viewport: desktop })
  await page.goto(`${address}/${defaultLocationId}`)
  await page.getByLabel('Street and house number').fill('Somewhere else')
  await page.getByText('Unsaved changes').waitFor()
  await page.getByRole('link', { name: 'Stock locations' }).click()
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click()
  expect(await page.getByLabel('Street and house number').inputValue()).toBe('Somewhere else')
})

test('a name isn’t sent empty', async () => {
  const page = await shop.openAsOwner({ viewport: desktop })
  await page.goto(`${address}/new`)
  await button(page, 'Add location').click()
  await expect.poll(() => page.getByLabel('Name').getAttribute('aria-invalid')).toBe('true')
  await page.getByLabel('Name').fill('   ')
  await button(page, 'Add location').click()
  await page.getByRole('alert').waitFor()
  expect(await page.getByLabel('Name').getAttribute('aria-invalid')).toBe('true')
})

test('axe reports no violations, in any look', async () => {
  const { id } = await make('A location whose name has exactly fifty characters')
  const page = await shop.openAsOwner(wideAndDark)
  for (const path of ['', '/new', `/${id}`]) {
    await page.goto(`${address}${path}`)
    expect({ path, found: await auditEveryLook(page) }).toEqual({ path, found: [] })
  }
})
