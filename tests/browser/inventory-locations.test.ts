import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defaultLocationId } from '@stoa/contract/locations/default-location'
import { ownerOf } from '../support/owner-of.ts'
import { createV3 } from '../support/products-v3.ts'
import { auditEveryLook, wideAndDark } from './audit.ts'
import { goods, withShop } from './shop.ts'

const shop = withShop()
const owner = () => ownerOf(shop.stoa)
const rows = (page: Page) => page.getByRole('table').locator('tbody tr')
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name }).first()
const within = { timeout: 10_000 }
const noVariant = '00000000-0000-0000-0000-000000000000'
const ids = { warehouse: '' }

beforeAll(async () => {
  ids.warehouse = (await owner().locations.createLocation({ location: { name: 'Warehouse' } })).location.id
})
beforeEach(async () => {
  await setStock(defaultLocationId, 10)
  await setStock(ids.warehouse, 4)
})

const setStock = (locationId: string, quantity: number) =>
  owner().stock.adjustStock({
    locationId,
    adjustments: [{ productId: goods.plain.id, variantId: noVariant, action: 'SET', quantity }],
    reason: 'COUNTED',
  })

async function quantities(): Promise<number[]> {
  const query = { filter: { productId: goods.plain.id } }
  const answers = await Promise.all([defaultLocationId, ids.warehouse].map((locationId) => owner().stock.queryStock({ locationId, query })))
  return answers.map(({ items }) => items[0]!.quantity)
}

async function open(path: string, options: Parameters<typeof shop.open>[0] = {}): Promise<Page> {
  const page = await shop.openAsOwner({ viewport: { width: 1440, height: 900 }, ...options })
  await page.goto(`/dashboard/inventory${path}`)
  return page
}

const stockCard = (page: Page) => page.getByRole('region', { name: 'Stock by location' })

describe('the list of stock', () => {
  test('shows and changes the stock at the location that is selected', async () => {
    const page = await open(`?q=${goods.plain.sku!}`)
    const menu = page.getByText(/^Location: /).first()
    expect(await menu.textContent()).toBe('Location: Main location')
    await menu.click()
    expect(await page.getByRole('link', { name: 'Main location' }).getAttribute('aria-current')).toBe('true')
    await page.getByRole('link', { name: 'Warehouse' }).click()
    await page.getByRole('link', { name: 'Location: Warehouse' }).waitFor()
    const count = page.getByRole('spinbutton', { name: `Available units of ${goods.plain.name}` })
    await expect.poll(() => count.inputValue(), within).toBe('4')
    await count.fill('6')
    await page.keyboard.press('Enter')
    await page.getByText('Stock of 1 variant updated.').waitFor()
    expect(await quantities()).toEqual([10, 6])
    await rowOf(page, goods.plain.name).getByRole('link', { name: goods.plain.name }).click()
    await page.getByRole('heading', { level: 1, name: goods.plain.name }).waitFor()
    await page.getByText('At Warehouse').waitFor()
  })

  test('a variant that isn’t stocked there gets stock, together with others', async () => {
    const page = await open(`?location=${ids.warehouse}&stocked=no`)
    const { name } = goods.soldOut
    await page.goto(`/dashboard/inventory?location=${ids.warehouse}&q=${encodeURIComponent(name)}`)
    await rowOf(page, name).getByText('Not stocked').waitFor()
    await rowOf(page, name).getByRole('checkbox').check()
    const form = page.locator('#inventory-bulk')
    await form.getByLabel('Quantity').fill('3')
    await form.getByLabel('Reason').selectOption('RECEIVED')
    await form.getByRole('button', { name: 'Adjust stock' }).click()
    await page.getByText('Stock of 1 variant updated.').waitFor()
    await rowOf(page, name).getByText('Not stocked').waitFor({ state: 'hidden' })
    const query = { filter: { productId: goods.soldOut.id } }
    expect((await owner().stock.queryStock({ query })).items[0]).toMatchObject({ quantity: 0 })
  })

  test('a location that doesn’t exist any more is left out of the URL', async () => {
    const page = await open('?location=10000000-0000-4000-8000-00000000dead&state=out')
    await page.waitForURL(/\/inventory\?state=out$/)
  })

  test('the default location needs none in the URL, which its links leave out', async () => {
    const page = await open(`?location=${defaultLocationId}&state=out`)
    await page.waitForURL(/\/inventory\?state=out$/)
    await page.goto(`/dashboard/inventory/${goods.plain.id}`)
    await page.getByText('At Main location', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Inventory' }).last().click()
    await page.waitForURL(/\/inventory$/)
  })
})

describe('the page of a variant', () => {
  test('has its stock at each location, and the history there', async () => {
    const page = await open(`/${goods.plain.id}`)
    await stockCard(page).getByText('Your shop sells from here').waitFor()
    await rows(page).filter({ hasText: 'Warehouse' }).first().waitFor()
    await stockCard(page).getByRole('link', { name: 'Warehouse' }).click()
    await page.getByText('At Warehouse').waitFor()
    await expect.poll(() => rows(page).filter({ hasNotText: 'Warehouse' }).count(), within).toBe(0)
    await page.getByLabel('Quantity', { exact: true }).fill('5')
    await page.getByLabel('Reason', { exact: true }).selectOption('RECEIVED')
    await page.getByRole('button', { name: 'Adjust stock' }).click()
    await page.getByText('Stock of 1 variant updated.').waitFor()
    expect(await quantities()).toEqual([10, 9])
  })

  test.each([true, false])('moves stock to another location (scripts: %s)', async (javaScriptEnabled) => {
    const page = await open(`/${goods.plain.id}`, { javaScriptEnabled })
    const opener = stockCard(page).getByText('Move stock', { exact: true }).first()
    const dialog = javaScriptEnabled ? page.getByRole('alertdialog', { name: 'Move stock' }) : stockCard(page)
    const move = async (quantity: string) => {
      await dialog.getByLabel('Quantity', { exact: true }).fill(quantity)
      await dialog.getByRole('button', { name: 'Move stock' }).click()
    }
    await opener.click()
    await dialog.getByLabel('Note').fill('For Saturday')
    await move('11')
    await dialog.getByText('Only 10 units can be moved.').waitFor()
    const quantity = dialog.getByLabel('Quantity', { exact: true })
    expect([await quantity.inputValue(), await quantity.getAttribute('aria-invalid')]).toEqual(['11', 'true'])
    expect(await dialog.getByLabel('Note').inputValue()).toBe('For Saturday')
    if (javaScriptEnabled) await expect.poll(() => quantity.evaluate((field) => field === document.activeElement), within).toBe(true)
    await move('12')
    await expect.poll(() => quantity.inputValue(), within).toBe('12')
    await dialog.getByText('Only 10 units can be moved.').waitFor()
    await move('3')
    await page.getByText('Stock moved.').waitFor()
    expect(await quantities()).toEqual([7, 7])
    await rows(page).first().getByText('Moved').waitFor()
  })

  test('the dialog is used with the keyboard, and refuses the same location twice', async () => {
    const page = await open(`/${goods.plain.id}`)
    await stockCard(page).getByRole('button', { name: 'Move stock' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('alertdialog', { name: 'Move stock' })
    await dialog.getByLabel('To', { exact: true }).selectOption('Main location')
    await dialog.getByLabel('Quantity', { exact: true }).press('Enter')
    await dialog.getByText('Select two different locations.').waitFor()
    const notices = page.getByRole('alert')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await notices.getByText('Select two different locations.').waitFor()
    expect(await quantities()).toEqual([10, 4])
  })
})

test('a move goes to the location on the page, if none of its own stock can be moved', async () => {
  const { location } = await owner().locations.createLocation({ location: { name: 'Annex' } })
  const page = await open(`/${goods.plain.id}?location=${location.id}`)
  await page.getByText('At Annex. Your shop doesn’t sell from here.').waitFor()
  await stockCard(page).getByRole('button', { name: 'Move stock' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Move stock' })
  expect(await dialog.getByLabel('To', { exact: true }).inputValue()).toBe(location.id)
  await owner().locations.deleteLocation({ id: location.id })
})

test('the history has changes at a location that was deleted', async () => {
  const { location } = await owner().locations.createLocation({ location: { name: 'Fair' } })
  await setStock(location.id, 2)
  const { inventoryItems } = await owner().inventoryV3.queryInventoryItems({ query: { filter: { locationId: location.id } } })
  await owner().inventoryV3.bulkDeleteInventoryItems({ inventoryItemIds: inventoryItems.map(({ id }) => id!) })
  await owner().locations.deleteLocation({ id: location.id })
  const page = await open(`/${goods.plain.id}`)
  await rows(page).getByText('Deleted location').last().waitFor()
})

test('many locations without stock of a variant are folded', async () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => `Stand ${letter}`)
  const made = await Promise.all(names.map((name) => owner().locations.createLocation({ location: { name } })))
  const page = await open(`/${goods.plain.id}`)
  await stockCard(page).getByText('Not stocked at 6 other locations').click()
  await stockCard(page).getByRole('link', { name: 'Stand C' }).click()
  await page.getByText('At Stand C.').waitFor()
  expect(await stockCard(page).locator('details').count()).toBe(0)
  await Promise.all(made.map(({ location: { id } }) => owner().locations.deleteLocation({ id })))
})

test('the form of a product has the location whose stock it changes', async () => {
  const page = await shop.openAsOwner()
  await page.goto(`/dashboard/products/${goods.plain.id}`)
  await page.getByText('At Main location, where your shop sells from.').waitFor()
})

test('a product without inventory items is sold out in the shop until its stock is adjusted', async () => {
  const { id, slug } = await createV3(owner(), { name: 'Cup of the catalogue V3' })
  const page = await open(`/${id}`)
  const facts = page.getByRole('region', { name: 'Stock', exact: true })
  await facts.getByText('Not stocked').waitFor()
  await facts.getByText('It isn’t stocked here yet.').waitFor()
  await page.goto(`/products/${slug}`)
  const addToCart = page.getByRole('button', { name: 'Add to cart' })
  await page.getByText('Sold out').first().waitFor()
  expect(await addToCart.isEnabled()).toBe(false)
  await page.goto(`/dashboard/inventory/${id}`)
  await facts.getByLabel('Quantity', { exact: true }).fill('3')
  await facts.getByRole('button', { name: 'Adjust stock' }).click()
  await page.getByText('Stock of 1 variant updated.').waitFor()
  await page.goto(`/products/${slug}`)
  await expect.poll(() => addToCart.isEnabled(), within).toBe(true)
})

test('axe reports no violations, in any look', async () => {
  const page = await shop.openAsOwner(wideAndDark)
  const [at, { id }] = [`location=${ids.warehouse}`, goods.plain]
  for (const path of [`inventory?${at}`, `inventory/${id}?${at}`, `inventory/${id}`, `inventory/${goods.withOptions.id}?${at}`]) {
    await page.goto(`/dashboard/${path}`)
    expect({ path, found: await auditEveryLook(page) }).toEqual({ path, found: [] })
  }
})
