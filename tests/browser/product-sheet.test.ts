import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { defaultLocationId } from '@stoa/contract/locations/default-location'
import type { Client } from '@stoa/sdk'
import { ownerOf } from '../support/owner-of.ts'
import { createSizedV3, createV3 } from '../support/products-v3.ts'
import { audit } from './audit.ts'
import { asColleague } from './colleague.ts'
import { withShop } from './shop.ts'

const shop = withShop()
let owner: Client
/** A product in three sizes, one without options, and one to download. */
const ids = { sized: '', plain: '', download: '', warehouse: '' }

beforeAll(async () => {
  owner = ownerOf(shop.stoa)
  ids.warehouse = (await owner.locations.createLocation({ location: { name: 'Warehouse' } })).location.id
  ids.sized = (await createSizedV3(owner, ['L', 'M', 'S'], { name: 'Sheet cup' })).id
  ids.plain = (await createV3(owner, { name: 'Sheet jug' })).id
  ids.download = (await createV3(owner, { name: 'Sheet song', productType: 'DIGITAL' })).id
  const { rows } = await owner.variantRows.queryVariantRows({ query: { filter: { productId: ids.sized } } })
  const tracked = rows.map(({ id }) => ({ id, changes: { trackQuantity: true, quantity: 5 } }))
  await owner.variantRows.updateVariantRows({ rows: tracked })
  await owner.variantRows.updateVariantRows({ locationId: ids.warehouse, rows: tracked })
})

const rowsOf = async (productId: string, locationId = defaultLocationId) =>
  (await owner.variantRows.queryVariantRows({ locationId, query: { filter: { productId } } })).rows
const sizes = (locationId?: string) => rowsOf(ids.sized, locationId)
const prices = async () => (await sizes()).map(({ price }) => price)

const grid = (page: Page) => page.getByRole('grid')
/** The columns of the spreadsheet, in their order. */
const columns = [
  'productName',
  'choices',
  'sku',
  'barcode',
  'price',
  'salePrice',
  'cost',
  'weight',
  'visible',
  'quantity',
  'inStock',
] as const
const cell = (page: Page, row: number, column: (typeof columns)[number]) =>
  page.locator(`[data-row="${row}"][data-column="${columns.indexOf(column)}"]`)

/** Moves to a cell by keys. */
async function go(page: Page, row: number, column: (typeof columns)[number]): Promise<void> {
  await grid(page).locator('td[tabindex="0"]').focus()
  await page.keyboard.press('Control+Home')
  for (let at = 0; at < row; at++) await page.keyboard.press('ArrowDown')
  for (let at = 0; at < columns.indexOf(column); at++) await page.keyboard.press('ArrowRight')
  await expect.poll(() => cell(page, row, column).evaluate((one) => one === document.activeElement)).toBe(true)
}

const selected = () => `products=${ids.sized},${ids.plain},${ids.download}`

async function open(query = selected(), options: object = {}): Promise<Page> {
  const page = await shop.openAsOwner({
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  })
  await page.goto(`/dashboard/products/sheet?${query}`)
  await grid(page).waitFor()
  return page
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('Control+v')
}

const saved = (page: Page) => page.getByText('All changes saved').waitFor()

describe('by keyboard alone', () => {
  test('prices are typed as people write them, filled down, undone, and pasted with their SKUs', async () => {
    const page = await open()
    expect(await cell(page, 0, 'productName').innerText()).toBe('Sheet cup')
    expect(await page.locator('td[data-column="1"]').allInnerTexts()).toEqual(['L', 'M', 'S', '', ''])
    await go(page, 0, 'price')
    await page.keyboard.type('1 234,50')
    await page.keyboard.press('Enter')
    await expect.poll(prices).toEqual(['1234.50', '20.00', '20.00'])
    await cell(page, 0, 'price').getByText('1234.50').waitFor()
    await go(page, 0, 'price')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await page.getByText('Sum 1274.5').waitFor()
    await page.keyboard.press('Control+d')
    await expect.poll(prices).toEqual(['1234.50', '1234.50', '1234.50'])
    await page.keyboard.press('Control+z')
    await expect.poll(prices).toEqual(['1234.50', '20.00', '20.00'])
    await go(page, 0, 'sku')
    await paste(page, 'CUP-L\t4006381333931\t12,50\nCUP-M\t\t13\nCUP-S\t\t14.00')
    await expect.poll(prices).toEqual(['12.50', '13.00', '14.00'])
    expect((await sizes()).map(({ sku, barcode }) => [sku, barcode])).toEqual([
      ['CUP-L', '4006381333931'],
      ['CUP-M', null],
      ['CUP-S', null],
    ])
    await saved(page)
    expect(await audit(page)).toEqual([])
  })

  test('invalid values stay at their cells with the reason, and the other cells of the row are saved', async () => {
    const page = await open()
    await go(page, 3, 'price')
    await page.keyboard.type('10.005')
    await page.keyboard.press('Enter')
    await cell(page, 3, 'price').getByText('Enter at most 2 decimals.').waitFor()
    await go(page, 3, 'price')
    await page.keyboard.press('Delete')
    await cell(page, 3, 'price').getByText('This field is required.').waitFor()
    await go(page, 3, 'sku')
    await paste(page, 'JUG\t4006381333931\t30')
    await cell(page, 3, 'barcode').locator('.cell-sign').waitFor()
    await expect
      .poll(async () => (await rowsOf(ids.plain)).map(({ sku, barcode, price }) => [sku, barcode, price]))
      .toEqual([['JUG', null, '30.00']])
    await page.getByText('1 cell isn’t saved').waitFor()
  })

  test('cells that don’t apply say why, and Enter opens the product', async () => {
    const page = await open()
    await go(page, 3, 'quantity')
    await page.keyboard.type('7')
    await page.getByText('This quantity isn’t tracked.').first().waitFor()
    expect(await cell(page, 3, 'quantity').getAttribute('aria-readonly')).toBe('true')
    expect(await cell(page, 0, 'inStock').getAttribute('aria-readonly')).toBe('true')
    expect(await cell(page, 4, 'weight').getAttribute('title')).toBe('Digital products have no weight.')
    await go(page, 4, 'productName')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname.endsWith(`/products/${ids.download}`))
  })
})

test('changes of others appear, and one to the same cell is a conflict to choose from', async () => {
  const page = await open()
  const [large, medium] = await sizes()
  await owner.variantRows.updateVariantRows({ rows: [{ id: medium!.id, changes: { price: '66.00' } }] })
  await cell(page, 1, 'price').getByText('66.00').waitFor()
  await page.route('**/products/sheet/rows*', async (route) => {
    if (route.request().method() === 'POST')
      await owner.variantRows.updateVariantRows({ rows: [{ id: large!.id, changes: { price: '77.00', sku: 'THEIRS' } }] })
    await route.continue()
  })
  await go(page, 0, 'price')
  await page.keyboard.type('55')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '1 conflict' }).click()
  expect((await sizes())[0]).toMatchObject({ price: '77.00', sku: 'THEIRS' })
  await page.unroute('**/products/sheet/rows*')
  await page.getByRole('dialog').getByRole('button', { name: 'Keep mine', exact: true }).click()
  await expect.poll(async () => (await sizes())[0]!.price).toBe('55.00')
  await cell(page, 0, 'sku').getByText('THEIRS').waitFor()
})

test('a pasted block reaches rows that weren’t loaded yet, and what is past the last row is named', async () => {
  const names = Array.from({ length: 100 }, (_, index) => `S${index}`)
  for (const letter of 'ABC') await createSizedV3(owner, names, { name: `Tall sheet ${letter}` })
  const page = await open('q=Tall+sheet')
  await go(page, 0, 'sku')
  await paste(page, Array.from({ length: 301 }, (_, index) => `TALL-${index}`).join('\n'))
  await page.getByText('1 pasted row was left out, because the list has no more rows.').first().waitFor()
  const count = async () => (await owner.variantRows.countVariantRows({ filter: { sku: { $startsWith: 'TALL-' } } })).count
  await expect.poll(count).toBe(300)
  await saved(page)
})

test('quantities are those of the selected location', async () => {
  const page = await open(`products=${ids.sized}&location=${ids.warehouse}`)
  await page.getByRole('link', { name: 'Stock at Warehouse' }).waitFor()
  await go(page, 0, 'quantity')
  await page.keyboard.type('9')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await sizes(ids.warehouse)).map(({ quantity }) => quantity)).toEqual([9, 5, 5])
  expect((await sizes()).map(({ quantity }) => quantity)).toEqual([5, 5, 5])
})

test('a Reader sees all and changes nothing', async () => {
  const page = await asColleague(shop, 'READER')
  await page.goto(`/dashboard/products/sheet?${selected()}`)
  await go(page, 0, 'price')
  await page.keyboard.type('1')
  await page.keyboard.press('Delete')
  await page.keyboard.press(' ')
  expect(await page.getByRole('grid').locator('input').count()).toBe(0)
  expect(await cell(page, 0, 'price').getAttribute('aria-readonly')).toBe('true')
  await page.getByText('All changes saved').waitFor()
})

test('without the permission for stock its columns are missing', async () => {
  const permissions = ['WIX_STORES.READ_PRODUCTS', 'WIX_STORES.MODIFY_PRODUCTS'] as const
  const { role } = await owner.roles.createRole({ role: { name: 'Prices only', permissions: [...permissions] } })
  const page = await asColleague(shop, role.id, 'Gil')
  await page.goto(`/dashboard/products/sheet?${selected()}`)
  await grid(page).getByRole('columnheader', { name: 'Visible' }).waitFor()
  expect(await grid(page).getByRole('columnheader', { name: 'Quantity' }).count()).toBe(0)
  await go(page, 4, 'price')
  await page.keyboard.type('3,5')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await rowsOf(ids.download))[0]!.price).toBe('3.50')
})

test('selected products of the list come along, and their chip removes them', async () => {
  const page = await shop.openAsOwner({ viewport: { width: 390, height: 844 } })
  await page.goto('/dashboard/products?q=Sheet')
  await page.getByRole('link', { name: 'Spreadsheet' }).waitFor()
  expect(await page.getByRole('link', { name: 'Spreadsheet' }).getAttribute('href')).toMatch(/\/products\/sheet\?q=Sheet$/)
  await page.getByRole('checkbox', { name: 'Sheet jug' }).check()
  await page.getByRole('button', { name: 'Edit in spreadsheet' }).click()
  await page.getByText('1 variant').first().waitFor()
  expect(await audit(page)).toEqual([])
  await page.getByRole('link', { name: '1 selected product' }).click()
  await page.waitForURL((url) => url.pathname.endsWith('/products/sheet') && !url.searchParams.has('products'))
})

test('without scripts it is a table with pages, filters and links to products', async () => {
  const page = await shop.openAsOwner({ javaScriptEnabled: false })
  await page.goto('/dashboard/products/sheet')
  await page.getByRole('link', { name: 'Next' }).click()
  await page.getByRole('link', { name: 'Previous' }).waitFor()
  await page.goto('/dashboard/products/sheet?q=Sheet+jug&sort=-price')
  const row = page.getByRole('table', { name: 'Spreadsheet' }).locator('tbody tr')
  expect(await row.count()).toBe(1)
  expect(await row.innerText()).toContain('30.00')
  await row.getByRole('link', { name: 'Open product in row 1' }).click()
  await page.getByRole('heading', { name: 'Sheet jug' }).first().waitFor()
})
