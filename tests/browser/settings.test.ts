import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { createClient, type Client } from '@stoa/sdk'
import { audit, auditPaths } from './audit.ts'
import { asOwner } from './buying.ts'
import { withShop } from './shop.ts'

const shop = withShop()

let api: Client
beforeAll(() => {
  const { baseUrl, apiKey, siteId } = shop.stoa
  api = createClient({ baseUrl, apiKey, siteId })
})

const settings = async () => (await api.shop.getSettings({})).settings
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const save = (page: Page) => button(page, 'Save').last().click()
const saved = (page: Page) => page.getByText('Settings saved.').waitFor()

/** A settings page opened by the owner. */
async function openSettings(page: Page, path = ''): Promise<void> {
  if ((await page.context().cookies()).length === 0) await asOwner(page, shop.stoa)
  await page.goto(`/dashboard/settings${path}`)
}

/** A delivery region by its name. */
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

describe('a change', () => {
  test('is saved, confirmed, and visible in the shop at once', async () => {
    const page = await shop.open()
    await openSettings(page, '/general')
    await page.getByLabel('Name', { exact: true }).fill('Peitoril')
    await page.getByLabel('Number and date format').selectOption('de-DE')
    await save(page)
    await saved(page)
    const visitor = await shop.open()
    await visitor.goto('/')
    expect(await visitor.title()).toContain('Peitoril')
    await visitor.goto('/search?q=moon')
    expect(await visitor.locator('main').textContent()).toMatch(/\d,\d\d\s€/)
    const { revision } = await settings()
    await api.shop.updateSettings({ settings: { revision, name: 'Parapeito', locale: 'en-IE' } })
  })

  test('that is invalid shows an error at its field, and keeps the input', async () => {
    const page = await shop.open()
    await openSettings(page, '/general')
    await page.getByLabel('Email').fill('nobody')
    await save(page)
    await page.getByRole('alert').getByText('Check the highlighted fields.').waitFor()
    const email = page.getByLabel('Email')
    expect(await email.getAttribute('aria-invalid')).toBe('true')
    expect(await email.inputValue()).toBe('nobody')
    expect(await audit(page)).toEqual([])
    await email.fill('ola@parapeito.example')
    await page.getByLabel('Subdivision').fill('ES-CN')
    await save(page)
    await page.getByText('This subdivision belongs to another country.').waitFor()
    expect(await email.getAttribute('aria-invalid')).toBeNull()
  })

  test('of the currency is refused while prices exist; a pickup location in use by a delivery option stays', async () => {
    const page = await shop.open()
    await openSettings(page, '/money')
    await page.getByLabel('Currency', { exact: true }).selectOption('USD')
    await save(page)
    await page.getByText('You can’t change the currency because there are amounts in it (products').waitFor()
    expect((await settings()).currency).toBe('EUR')
    await page.goto('/dashboard/settings/pickup-places')
    expect(await button(page, 'Remove The kiosk at Foz').isDisabled()).toBe(true)
    await page.getByText('Used by: Portugal › Collect at the kiosk at Foz').waitFor()
  })

  test('that is unsaved is not lost by a click', async () => {
    const page = await shop.open()
    await openSettings(page, '/general')
    await page.getByLabel('Tagline').fill('Something else')
    await page.getByText('Unsaved changes').waitFor()
    await page.getByRole('link', { name: 'Orders', exact: true }).first().click()
    const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await asked.getByRole('button', { name: 'Stay' }).click()
    expect(await page.getByLabel('Tagline').inputValue()).toBe('Something else')
    await page.getByRole('link', { name: 'Discard changes' }).click()
    await page.getByText('Unsaved changes').waitFor({ state: 'detached' })
    expect(await page.getByLabel('Tagline').inputValue()).toBe('Things for the windowsill, made for the light.')
    await page.getByRole('link', { name: 'Orders', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
  })
})

describe('the rows of a list', () => {
  test('are added, moved and removed by keyboard, without leaving the page', async () => {
    const page = await shop.open()
    await openSettings(page, '/delivery')
    const portugal = group(page, 'Portugal')
    await portugal.getByRole('button', { name: 'Add delivery option' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('By bicycle')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Within the hour')
    const fresh = group(page, 'the new one')
    await fresh.getByLabel('Price (EUR)').fill('3,50')
    await fresh.getByRole('button', { name: 'Move the new one up' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Move the new one up')
    await save(page)
    await saved(page)
    const [region] = (await settings()).deliveryRegions
    expect(region!.options.map(({ code, price }) => [code, price])).toEqual([
      ['pt-post', '4.50'],
      ['pt-courier', '9.90'],
      ['pickup-shop', null],
      ['by-bicycle', '3.50'],
      ['pickup-foz', null],
    ])
    await button(page, 'Remove By bicycle').click()
    await save(page)
    // The confirmation of the save before may still be there.
    await expect.poll(async () => (await settings()).deliveryRegions[0]!.options.length).toBe(4)
  })

  test('are added and removed without scripts', async () => {
    const page = await shop.open({ javaScriptEnabled: false })
    await openSettings(page, '/delivery')
    const brazil = page.getByLabel('Add country').nth(1)
    await brazil.fill('Brazil')
    await group(page, 'European Union').getByRole('button', { name: 'Add', exact: true }).click()
    await button(page, 'Remove Brazil').waitFor()
    await button(page, 'Remove Brazil').click()
    await button(page, 'Add region').click()
    const fresh = group(page, 'the new one')
    await fresh.getByLabel('Name').fill('Cape Verde')
    await fresh.getByLabel('Add country').fill('Cape Verde')
    await fresh.getByRole('button', { name: 'Add', exact: true }).click()
    const cape = group(page, 'Cape Verde')
    await cape.getByRole('button', { name: 'Add delivery option' }).click()
    await cape.getByLabel('Title').fill('Boat')
    await cape.getByLabel('Type').selectOption('Free above an amount')
    await cape.getByLabel('Price (EUR)').fill('12')
    await cape.getByLabel('Free from (EUR)').fill('80')
    await save(page)
    await saved(page)
    expect((await settings()).deliveryRegions[3]).toMatchObject({
      name: 'Cape Verde',
      countries: ['CV'],
      options: [{ kind: 'FREE_OVER', code: 'boat', price: '12.00', freeFrom: '80.00' }],
    })
    await button(page, 'Remove Cape Verde').first().click()
    await save(page)
    await saved(page)
    expect((await settings()).deliveryRegions).toHaveLength(3)
  })
})

describe('two owners in parallel', () => {
  test('changes to different fields are both saved', async () => {
    const page = await shop.open()
    await openSettings(page, '/general')
    await page.getByLabel('Tagline').fill('For the light.')
    const { revision } = await settings()
    await api.shop.updateSettings({ settings: { revision, phone: '+351 1' } })
    await save(page)
    await page.getByText('Settings saved. Someone else changed other fields; both changes are kept.').waitFor()
    expect(await settings()).toMatchObject({ tagline: 'For the light.', phone: '+351 1' })
  })

  test.each([true, false])('changes to one field are shown side by side, to choose from (scripts: %s)', async (javaScriptEnabled) => {
    const page = await shop.open({ javaScriptEnabled })
    await openSettings(page, '/taxes')
    await page
      .getByLabel('Rate (%): IVA, PT', { exact: true })
      .or(page.getByLabel('Rate (%): IVA, Portugal', { exact: true }))
      .fill('24')
    const { revision, taxRegions } = await settings()
    const others = taxRegions.map((tax) => (tax.country === 'PT' && !tax.subdivision ? { ...tax, ratePercent: '25' } : tax))
    await api.shop.updateSettings({ settings: { revision, taxRegions: others } })
    await save(page)
    const both = javaScriptEnabled ? page.getByRole('dialog', { name: 'Someone else changed this too' }) : page.locator('main')
    const choice = both.getByRole('group', { name: /Portugal IVA › Rate \(%\)/ })
    expect(await choice.textContent()).toMatch(/Before: 23.*Yours24.*Theirs25/)
    if (javaScriptEnabled) expect(await audit(page)).toEqual([])
    await choice.getByRole('radio', { name: /Theirs/ }).check()
    await button(page, 'Save these choices').click()
    await page
      .getByRole('status')
      .filter({ hasText: /saved|No changes to save/ })
      .first()
      .waitFor()
    const rate = async () => (await settings()).taxRegions.find(({ country, subdivision }) => country === 'PT' && !subdivision)!.ratePercent
    expect(await rate()).toBe('25')
    const now = await settings()
    await api.shop.updateSettings({ settings: { revision: now.revision, taxRegions } })
  })
})

describe('a test cart', () => {
  test('shows every delivery option and every total step by step, by its address', async () => {
    const page = await shop.open()
    await openSettings(page)
    await page.getByRole('link', { name: 'Test a cart' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Test a cart' }).waitFor()
    await page.getByLabel('Search products').fill('moon')
    await page.keyboard.press('Enter')
    await button(page, /^Add Moon Jar/).click()
    await page.getByLabel(/^Quantity of Moon Jar/).fill('2')
    await page.getByLabel('Country').selectOption('ES')
    await page.getByLabel('Subdivision').fill('ES-CN')
    await button(page, 'Calculate').click()
    await page.getByText('Delivery uses the region “European Union”, which includes Spain.').waitFor()
    await page.getByText('Taxed in Spain, ES-CN, the destination.').waitFor()
    await page.getByText('Canarias (IGIC not collected) 0 %: the tax for Spain, ES-CN.').waitFor()
    await button(page, 'Calculate with Express').click()
    await page.getByRole('row', { name: /Express.*Selected/ }).waitFor()
    expect(await audit(page)).toEqual([])
    const address = page.url()
    const other = await shop.open({ javaScriptEnabled: false })
    await openSettings(other)
    await other.goto(address)
    await other.getByRole('row', { name: /Express.*Selected/ }).waitFor()
  })

  test('compares unsaved and saved settings, over the form', async () => {
    const page = await shop.open()
    await openSettings(page, '/delivery')
    await group(page, 'Post, tracked').getByLabel('Price (EUR)').fill('7.50')
    await button(page, 'Test a cart with these settings').click()
    const panel = page.getByRole('dialog', { name: 'Test a cart' })
    await panel.getByRole('row', { name: /Total.*€54\.50.*€57\.50/ }).waitFor()
    expect(await audit(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await group(page, 'Post, tracked').getByLabel('Price (EUR)').inputValue()).toBe('7.50')
    expect((await settings()).deliveryRegions[0]!.options[0]!.price).toBe('4.50')
  })

  test('works without scripts, and returns to the form', async () => {
    const page = await shop.open({ javaScriptEnabled: false })
    await openSettings(page, '/money')
    await page.getByRole('radio', { name: /Tax is added to prices/ }).check()
    await button(page, 'Test a cart with these settings').click()
    await page.getByRole('row', { name: /Total.*€54\.50/ }).waitFor()
    await page.getByLabel('Discount (%)').fill('10')
    await button(page, 'Calculate').click()
    await page.getByRole('row', { name: /Discount.*-€5\.00/ }).waitFor()
    await button(page, 'Back to editing').click()
    expect(await page.getByRole('radio', { name: /Tax is added to prices/ }).isChecked()).toBe(true)
    expect((await settings()).taxIncludedInPrices).toBe(true)
  })
})

test('axe reports no violations on the sections without a screen; an unknown section is a missing page', async () => {
  const page = await shop.openAsOwner()
  expect(
    await auditPaths(
      page,
      ['money', 'pickup-places', 'payment'].map((section) => `/dashboard/settings/${section}`),
    ),
  ).toEqual([])
  const answer = await page.goto('/dashboard/settings/nowhere')
  expect(answer!.status()).toBe(404)
})
