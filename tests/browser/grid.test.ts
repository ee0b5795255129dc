import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { createClient, type Client } from '@stoa/sdk'
import { audit } from './audit.ts'
import { withShop } from './shop.ts'

const shop = withShop()

let api: Client
beforeAll(() => {
  const { baseUrl, apiKey, siteId } = shop.stoa
  api = createClient({ baseUrl, apiKey, siteId })
})

const grid = (page: Page) => page.getByRole('grid')
const cell = (page: Page, row: number, column: number) => page.locator(`[data-row="${row}"][data-column="${column}"]`)
const texts = async (page: Page, row: number): Promise<string[]> => page.locator(`td[data-row="${row}"]`).allInnerTexts()

const fields = [
  { key: 'title', displayName: 'Title', type: 'TEXT' as const },
  { key: 'price', displayName: 'Price', type: 'NUMBER' as const },
  { key: 'sold', displayName: 'Sold', type: 'BOOLEAN' as const },
  { key: 'day', displayName: 'Day', type: 'DATE' as const },
  { key: 'tags', displayName: 'Tags', type: 'ARRAY_STRING' as const },
]

/** A collection of the test with the given number of items. */
async function collection(id: string, count: number): Promise<void> {
  await api.dataCollections.createDataCollection({ collection: { id, displayField: 'title', fields } })
  for (let start = 0; start < count; start += 1000) {
    const dataItems = Array.from({ length: Math.min(1000, count - start) }, (_, index) => {
      const n = start + index
      return { id: thing(n), data: { title: `Thing ${n}`, price: n, sold: n % 2 === 0, day: '2026-11-20', tags: ['a', 'b'] } }
    })
    await api.dataItems.bulkInsertDataItems({ dataCollectionId: id, dataItems })
  }
}

const thing = (n: number): string => `thing-${String(n).padStart(6, '0')}`
const dataOf = async (dataCollectionId: string, n: number) =>
  (await api.dataItems.getDataItem({ dataCollectionId, dataItemId: thing(n) })).dataItem.data!
const countOf = async (dataCollectionId: string) => (await api.dataItems.countDataItems({ dataCollectionId })).totalCount
const patch = (dataCollectionId: string, n: number, fieldPath: string, value: unknown) =>
  api.dataItems.patchDataItem({
    dataCollectionId,
    patch: { dataItemId: thing(n), fieldModifications: [{ action: 'SET_FIELD', fieldPath, setFieldOptions: { value } }] },
  })

async function open(path: string, options: object = {}): Promise<Page> {
  const page = await shop.openAsOwner({
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  })
  await page.goto(`/dashboard/data/${path}`)
  await grid(page).waitFor()
  return page
}

/** Pastes a text like one copied from a spreadsheet. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('Control+v')
}

describe('by keyboard alone', () => {
  test('a cell is edited, saved, undone and redone', async () => {
    await collection('Typed', 5)
    const page = await open('Typed')
    await cell(page, 0, 0).focus()
    await page.keyboard.type('Another')
    await page.keyboard.press('Tab')
    await page.keyboard.type('12.5')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await dataOf('Typed', 0)).price).toBe(12.5)
    expect((await dataOf('Typed', 0)).title).toBe('Another')
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await dataOf('Typed', 0)).price).toBe(0)
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await dataOf('Typed', 0)).title).toBe('Thing 0')
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(async () => (await dataOf('Typed', 0)).title).toBe('Another')
  })

  test('arrows move, Space toggles, F2 edits, Escape leaves, Delete clears, and an invalid value stays with its error', async () => {
    await collection('Keys', 30)
    const page = await open('Keys')
    await cell(page, 0, 0).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-column'))).toBe('4')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press(' ')
    await expect.poll(async () => (await dataOf('Keys', 1)).sold).toBe(true)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('twelve')
    await page.keyboard.press('Enter')
    await cell(page, 1, 1).getByText('Enter a number.').waitFor()
    expect((await dataOf('Keys', 1)).price).toBe(1)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('F2')
    expect(await page.getByLabel('Price, being edited').inputValue()).toBe('twelve')
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Delete')
    await expect.poll(async () => 'price' in (await dataOf('Keys', 2))).toBe(false)
    await page.keyboard.press('Control+End')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-row'))).toBe('29')
  })

  test('two ranges are selected with Shift, copied and pasted; Ctrl-D fills down', async () => {
    await collection('Drawn', 6)
    const page = await open('Drawn')
    await cell(page, 0, 0).focus()
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowRight')
    await page.getByText('4 filled cells').waitFor()
    await page.keyboard.press('Control+c')
    await page.keyboard.press('Escape')
    await cell(page, 3, 0).focus()
    await cell(page, 3, 0).click()
    await page.keyboard.press('Control+v')
    await expect.poll(async () => (await dataOf('Drawn', 4)).title).toBe('Thing 1')
    expect(await dataOf('Drawn', 3)).toMatchObject({ title: 'Thing 0', price: 0 })
    await cell(page, 0, 0).click()
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Control+d')
    await expect.poll(async () => (await dataOf('Drawn', 2)).title).toBe('Thing 0')
  })
})

test('a thousand rows are pasted after the last one, and removed by one undo', async () => {
  await collection('Pasted', 2)
  const page = await open('Pasted')
  await cell(page, 1, 0).click()
  const rows = Array.from({ length: 1000 }, (_, n) => `Pasted ${n}\t${n}.5\tTRUE\t2026-01-02\t"x, y"`)
  await paste(page, rows.join('\n'))
  await expect.poll(() => countOf('Pasted'), { timeout: 30_000 }).toBe(1001)
  expect(await dataOf('Pasted', 1)).toMatchObject({ title: 'Pasted 0', price: 0.5, sold: true, day: '2026-01-02', tags: ['x', 'y'] })
  await page.getByText('All changes saved').waitFor({ timeout: 30_000 })
  await cell(page, 1, 0).focus()
  await page.keyboard.press('Control+z')
  await expect.poll(() => countOf('Pasted'), { timeout: 30_000 }).toBe(2)
  await expect.poll(async () => (await dataOf('Pasted', 1)).title).toBe('Thing 1')
})

test('the fill handle fills the dragged range and continues numbers', async () => {
  await collection('Filled', 6)
  const page = await open('Filled')
  await cell(page, 1, 1).click()
  await page.keyboard.press('Shift+ArrowDown')
  const handle = await cell(page, 2, 1).locator('[data-fill]').boundingBox()
  const last = await cell(page, 5, 1).boundingBox()
  await page.mouse.move(handle!.x + 4, handle!.y + 4)
  await page.mouse.down()
  await page.mouse.move(last!.x + 20, last!.y + 10, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => (await dataOf('Filled', 5)).price).toBe(5)
  await page.keyboard.press('Control+z')
})

describe('the address', () => {
  test('a filter is built, shared by its address, and removed by going back', async () => {
    await collection('Filtered', 40)
    const page = await open('Filtered')
    await page.getByRole('button', { name: 'Filter' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Field').selectOption('Price')
    await dialog.getByLabel('Operator').selectOption('is at least')
    await dialog.getByLabel('Value').fill('35')
    await dialog.getByRole('button', { name: 'Group' }).click()
    await dialog.getByLabel('Field').nth(1).selectOption('Sold')
    await dialog.getByLabel('Value').nth(1).selectOption('Yes')
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await page.getByText('2 items').waitFor()
    expect(JSON.parse(new URL(page.url()).searchParams.get('filter')!)).toEqual({
      $and: [{ price: { $gte: 35 } }, { $or: [{ sold: true }] }],
    })
    const other = await open(`Filtered${new URL(page.url()).search}`)
    await other.getByText('2 items').waitFor()
    expect((await texts(other, 0))[0]).toBe('Thing 36')
    await page.goBack()
    await page.getByText('40 items').waitFor()
  })

  test('sorts, columns and a saved view are part of it', async () => {
    await collection('Viewed', 5)
    const page = await open('Viewed')
    await page.getByRole('button', { name: 'Price' }).click()
    await page.getByRole('columnheader', { name: 'Price' }).and(page.locator('[aria-sort="ascending"]')).waitFor()
    await page.getByRole('button', { name: 'Price' }).click()
    await expect.poll(async () => (await texts(page, 0))[0]).toBe('Thing 4')
    await page.locator('summary').filter({ hasText: 'Columns' }).click()
    await page.getByRole('checkbox', { name: 'Tags' }).uncheck()
    await page.getByRole('button', { name: 'Move Price to the front' }).click()
    await expect.poll(() => new URL(page.url()).search).toContain('columns=price%2Ctitle%2Csold%2Cday')
    await page.keyboard.press('Escape')
    await page.locator('summary').filter({ hasText: 'Views' }).click()
    await page.getByLabel('Save view as').fill('Dearest first')
    await page.getByRole('button', { name: 'Save view' }).click()
    await page.locator('summary').filter({ hasText: 'Dearest first' }).waitFor()
    await page.goto('/dashboard/data/Viewed')
    await page.locator('summary').filter({ hasText: 'Views' }).click()
    await page.getByRole('link', { name: 'Dearest first' }).click()
    await expect.poll(async () => (await texts(page, 0))[1]).toBe('Thing 4')
  })
})

describe('collaboration', () => {
  test('changes of others appear, but not in a cell being edited', async () => {
    await collection('Live', 3)
    const page = await open('Live')
    await cell(page, 0, 0).click()
    await page.keyboard.press('F2')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Mine')
    await patch('Live', 1, 'title', 'Theirs elsewhere')
    await cell(page, 1, 0).getByText('Theirs elsewhere').waitFor()
    await patch('Live', 0, 'title', 'Theirs')
    await page.getByText('Someone else has changed this to: Theirs').waitFor()
    expect(await page.getByLabel('Title, being edited').inputValue()).toBe('Mine')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '1 conflict' }).click()
    const dialog = page.getByRole('dialog')
    expect(await dialog.getByRole('row').nth(1).innerText()).toMatch(/^Title, row 1\s+Thing 0\s+Mine\s+Theirs/)
    expect((await dataOf('Live', 0)).title).toBe('Theirs')
    await dialog.getByRole('button', { name: 'Keep mine', exact: true }).click()
    await expect.poll(async () => (await dataOf('Live', 0)).title).toBe('Mine')
  })

  test('changes of others to other fields are kept next to one’s own', async () => {
    await collection('Beside', 2)
    const page = await open('Beside')
    await page.route('**/grid/rows*', async (route) => {
      if (route.request().method() === 'POST' && (await dataOf('Beside', 0)).price === 0) await patch('Beside', 0, 'price', 77)
      await route.continue()
    })
    await cell(page, 0, 0).click()
    await page.keyboard.type('Mine')
    await page.keyboard.press('Enter')
    await expect.poll(async () => await dataOf('Beside', 0)).toMatchObject({ title: 'Mine', price: 77 })
  })
})

test('counted rows are changed and deleted in bulk, and undone', async () => {
  await collection('Many', 12)
  const page = await open('Many')
  await page.getByRole('button', { name: 'Bulk edit' }).click()
  await page.getByRole('radio', { name: 'All 12 results' }).check()
  await page.getByLabel('Field').selectOption('Price')
  await page.getByLabel('New value').fill('5')
  await page.getByRole('button', { name: 'Change 12 items' }).click()
  await expect
    .poll(async () => (await api.dataItems.countDataItems({ dataCollectionId: 'Many', filter: { price: 5 } })).totalCount)
    .toBe(12)
  await api.dataItems.insertDataItem({ dataCollectionId: 'Many', dataItem: { data: { title: 'One more' } } })
  await page.getByRole('button', { name: 'Bulk edit' }).click()
  await page.getByRole('radio', { name: 'All 12 results' }).check()
  await page.getByRole('checkbox', { name: 'Delete items' }).check()
  await page.getByRole('button', { name: 'Delete 12 items' }).click()
  await page.getByText('Now 13 items match.').waitFor()
  expect(await countOf('Many')).toBe(13)
  await page.getByRole('radio', { name: 'The selected row' }).check()
  await page.getByRole('button', { name: 'Delete 1 item' }).click()
  await expect.poll(() => countOf('Many')).toBe(12)
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect.poll(() => countOf('Many')).toBe(13)
})

test('a distant row is reached, and no row stays blank', async () => {
  await collection('Far', 11_500)
  const page = await open('Far')
  await cell(page, 0, 0).click()
  await page.keyboard.press('Control+End')
  await cell(page, 11_499, 0).getByText('Thing 11499').waitFor()
  await page.keyboard.press('Control+Home')
  await cell(page, 0, 0).getByText('Thing 0', { exact: true }).waitFor()
  await page.mouse.move(700, 500)
  for (let turn = 0; turn < 20; turn++) await page.mouse.wheel(0, 4000)
  await expect.poll(() => page.locator('tr[aria-busy]').count()).toBe(0)
  // Row elements are reused while scrolling; at rest they are in reading order, around the visible part.
  const places = (): Promise<number[]> =>
    page.locator('.grid-body > tr').evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('aria-rowindex'))))
  await expect.poll(async () => (await places()).every((place, index, all) => index === 0 || place > all[index - 1]!)).toBe(true)
  expect((await places()).at(-1)! - (await places())[1]!).toBeLessThan(60)
})

test('text that looks like a script or a formula is shown as text', async () => {
  const hostile = [
    '<img src=x onerror=ran()>',
    '<script>ran()</script>',
    'javascript:ran()',
    '=HYPERLINK("javascript:ran()")',
    '"><svg onload=ran()>',
  ]
  const types = ['TEXT', 'RICH_TEXT', 'URL', 'IMAGE', 'ARRAY_STRING', 'OBJECT', 'ANY', 'NUMBER', 'DATETIME', 'BOOLEAN'] as const
  await api.dataCollections.createDataCollection({
    collection: {
      id: 'Hostile',
      displayName: hostile[0]!,
      displayField: 'f0',
      fields: types.map((type, n) => ({ key: `f${n}`, displayName: hostile[n % 5]!, type })),
    },
  })
  const dataItems = hostile.map((text) => ({
    data: Object.fromEntries(
      types.map((type, n) => [`f${n}`, type === 'ARRAY_STRING' ? [text] : type === 'OBJECT' ? { [text]: text } : text]),
    ),
  }))
  await api.dataItems.bulkInsertDataItems({ dataCollectionId: 'Hostile', dataItems })
  const page = await open('Hostile')
  let ran = 0
  await page.exposeFunction('ran', () => ran++)
  await page.reload()
  await grid(page).waitFor()
  for (const row of hostile.keys())
    for (const column of types.keys()) {
      await cell(page, row, column).dblclick()
      await page.keyboard.press('Escape')
    }
  expect(await page.locator('a[href^="javascript:"]').count()).toBe(0)
  await cell(page, 0, 0).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+c')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`'=HYPERLINK(`)
  expect(copied).not.toMatch(/(^|[\t\n]"?)=HYPERLINK/)
  await cell(page, 0, 0).click()
  await page.keyboard.press(' ')
  await page.getByRole('link', { name: 'Open item page' }).click()
  await page.getByRole('heading', { name: 'Fields' }).waitFor()
  expect(await page.locator('a[href^="javascript:"]').count()).toBe(0)
  expect(ran).toBe(0)
})

test('without scripts there is a table with links to sort, pages and items', async () => {
  await collection('Plain', 130)
  const page = await shop.openAsOwner({ javaScriptEnabled: false })
  await page.goto('/dashboard/data/Plain')
  await page.getByRole('link', { name: 'Price', exact: true }).click()
  await page.getByRole('link', { name: 'Price', exact: true }).click()
  await page.getByRole('cell', { name: 'Thing 129', exact: true }).waitFor()
  await page.getByRole('link', { name: 'Next' }).click()
  await page.getByRole('cell', { name: 'Thing 29', exact: true }).waitFor()
  await page.getByRole('link', { name: 'Previous' }).click()
  await page.getByRole('link', { name: 'Open item in row 1', exact: true }).click()
  await page.getByLabel('Title').fill('Renamed')
  await page.getByLabel('Price').fill('x')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Enter a number.').waitFor()
  await page.getByLabel('Price').fill('3')
  await patch('Plain', 129, 'day', '2026-12-24')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.', { exact: true }).waitFor()
  expect(await dataOf('Plain', 129)).toMatchObject({ title: 'Renamed', price: 3, day: '2026-12-24' })
  await page.getByLabel('Title').fill('Mine')
  await patch('Plain', 129, 'title', 'Theirs')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('yours is “Mine”, theirs is “Theirs”').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.', { exact: true }).waitFor()
  expect((await dataOf('Plain', 129)).title).toBe('Mine')
  await page.getByText('Delete', { exact: true }).click()
  await page.getByRole('button', { name: 'Delete item' }).click()
  await page.waitForURL(/\/data\/Plain$/)
  expect(await countOf('Plain')).toBe(129)
})

test('axe reports no violations in a cell being edited, the peek and the filter', async () => {
  await collection('Audited', 8)
  const page = await open('Audited')
  await cell(page, 0, 1).click()
  await page.keyboard.type('x')
  await page.keyboard.press('Enter')
  await page.keyboard.press('F2')
  expect(await audit(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press(' ')
  await page.getByRole('dialog').waitFor()
  expect(await audit(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await audit(page)).toEqual([])
})

test('on a phone the toolbar is one row; the rest is in a menu for touch and keyboard', async () => {
  await collection('Pocket', 4)
  const page = await open('Pocket', { viewport: { width: 320, height: 640 }, hasTouch: true })
  const row = [page.getByRole('searchbox'), page.getByRole('button', { name: 'Filter' }), page.getByRole('button', { name: 'New item' })]
  const more = page.locator('main summary[aria-label=More]')
  const boxes = await Promise.all([...row, more].map((one) => one.boundingBox()))
  expect(new Set(boxes.map((box) => box!.y)).size).toBe(1)
  for (const box of boxes) expect([box!.width >= 44, box!.height >= 44]).toEqual([true, true])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

  await more.focus()
  await page.keyboard.press('Enter')
  expect(await audit(page)).toEqual([])
  await page.getByRole('button', { name: 'Bulk edit' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => more.evaluate((summary) => summary === document.activeElement)).toBe(true)

  await more.click()
  await page.locator('summary').filter({ hasText: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Price' }).uncheck()
  await page.waitForURL(/columns=/)
  await page.getByRole('columnheader', { name: 'Price' }).waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await page.getByText('Frozen columns').waitFor({ state: 'hidden' })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Bulk edit' }).waitFor({ state: 'hidden' })
  await more.click()
  await page.getByRole('combobox', { name: 'Groups' }).selectOption({ label: 'By Sold' })
  await page.getByRole('treegrid').waitFor()
})
