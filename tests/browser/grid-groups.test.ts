import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { createClient, type Client } from '@stoa/sdk'
import { withShop } from './shop.ts'

const shop = withShop()

let api: Client
beforeAll(() => {
  const { baseUrl, apiKey, siteId } = shop.stoa
  api = createClient({ baseUrl, apiKey, siteId })
})

const tree = (page: Page) => page.getByRole('treegrid')
const cell = (page: Page, row: number, column: number) => page.locator(`[data-row="${row}"][data-column="${column}"]`)
const foot = (page: Page, field: string) =>
  page
    .locator('tfoot td')
    .filter({ has: page.getByLabel(`Summary of ${field}`) })
    .locator('output')
const lines = (page: Page) => tree(page).getAttribute('aria-rowcount')

// oxlint-disable-next-line vitest/require-awaited-expect-poll -- whoever calls it awaits it.
const eventually = <Value>(read: () => Value | Promise<Value>) => expect.poll(read, { timeout: 20_000 })

const fields = [
  { key: 'title', displayName: 'Title', type: 'TEXT' as const },
  { key: 'kind', displayName: 'Kind', type: 'TEXT' as const },
  { key: 'price', displayName: 'Price', type: 'NUMBER' as const },
]
const kinds = ['lamp', 'chair', undefined]

/** Items of three kinds in turn, the third without a kind; every fifth has no price. */
async function collection(id: string, count: number, kindOf = (n: number): string | undefined => kinds[n % 3]): Promise<void> {
  await api.dataCollections.createDataCollection({ collection: { id, displayField: 'title', fields } })
  for (let start = 0; start < count; start += 1000) {
    const dataItems = Array.from({ length: Math.min(1000, count - start) }, (_, index) => {
      const n = start + index
      const kind = kindOf(n)
      return {
        id: `thing-${String(n).padStart(6, '0')}`,
        data: { title: `Thing ${n}`, ...(kind !== undefined && { kind }), ...(n % 5 !== 4 && { price: n }) },
      }
    })
    await api.dataItems.bulkInsertDataItems({ dataCollectionId: id, dataItems })
  }
}

async function open(path: string, options: object = {}): Promise<Page> {
  const page = await shop.openAsOwner({ viewport: { width: 1440, height: 900 }, ...options })
  await page.goto(`/dashboard/data/${path}`)
  return page
}

describe('groups', () => {
  test('are created, expanded and collapsed by keyboard alone, with correct counts; their rows are edited', async () => {
    await collection('Grouped', 12)
    const page = await open('Grouped')
    await page.getByLabel('Groups').selectOption('By Kind')
    await tree(page).waitFor()
    expect(new URL(page.url()).searchParams.get('group')).toBe('kind')
    // Items without a kind come first, then by value.
    for (const [row, text] of ['No value', 'chair', 'lamp'].entries()) await cell(page, row, 0).getByText(text).waitFor()
    await page.getByText('12 items', { exact: true }).waitFor()
    await cell(page, 1, 0).click()
    await page.keyboard.press('ArrowRight')
    await cell(page, 2, 0).getByText('Thing 1', { exact: true }).waitFor()
    expect(await page.locator('tr', { has: cell(page, 1, 0) }).getAttribute('aria-expanded')).toBe('true')
    expect(await page.locator('tr', { has: cell(page, 2, 0) }).getAttribute('aria-level')).toBe('2')
    await cell(page, 5, 0).getByText('Thing 10').waitFor()
    await cell(page, 6, 0).getByText('lamp').waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type('Renamed')
    await page.keyboard.press('Enter')
    await eventually(
      async () => (await api.dataItems.getDataItem({ dataCollectionId: 'Grouped', dataItemId: 'thing-000004' })).dataItem.data!.title,
    ).toBe('Renamed')
    await page.keyboard.press('ArrowLeft')
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('data-row'))).toBe('1')
    await page.keyboard.press('ArrowLeft')
    await cell(page, 2, 0).getByText('lamp').waitFor()
    expect(await lines(page)).toBe('5')
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
    await cell(page, 3, 0).getByText('Thing 0', { exact: true }).waitFor()
    await page.locator('[data-fold="0"]').click()
    await cell(page, 1, 0).getByText('Thing 2', { exact: true }).waitFor()
    await page.getByLabel('Groups').selectOption('No groups')
    await page.getByRole('grid').waitFor()
    await cell(page, 0, 0).getByText('Thing 0', { exact: true }).waitFor()
  })

  test('the counted rows of a group are changed in bulk; "all matches" excludes group headers', async () => {
    await collection('Some', 9)
    const page = await open('Some?group=kind')
    await cell(page, 0, 0).click()
    await page.keyboard.press('Enter')
    await cell(page, 1, 0).getByText('Thing 2', { exact: true }).waitFor()
    await cell(page, 0, 0).click()
    await cell(page, 4, 0).click({ modifiers: ['Shift'] })
    await page.getByRole('button', { name: 'Bulk edit' }).click()
    await page.getByText('The 3 selected rows').waitFor()
    await page.getByText('All 9 results').waitFor()
    await page.getByLabel('Field').selectOption('Price')
    await page.getByLabel('New value').fill('5')
    await page.getByRole('button', { name: 'Change 3 items' }).click()
    const fives = async () => (await api.dataItems.countDataItems({ dataCollectionId: 'Some', filter: { price: 5 } })).totalCount
    await eventually(fives).toBe(3)
    await page.getByRole('button', { name: 'Bulk edit' }).click()
    await page.getByRole('radio', { name: 'All 9 results' }).check()
    await page.getByLabel('Field').selectOption('Price')
    await page.getByLabel('New value').fill('7')
    await page.getByRole('button', { name: 'Change 9 items' }).click()
    await eventually(async () => (await api.dataItems.countDataItems({ dataCollectionId: 'Some', filter: { price: 7 } })).totalCount).toBe(
      9,
    )
  })

  test('a distant group of many is reached, expanded and scrolled through', async () => {
    await collection('ManyGroups', 3000, (n) => `kind ${String(Math.floor(n / 2)).padStart(4, '0')}`)
    await api.dataItems.bulkInsertDataItems({
      dataCollectionId: 'ManyGroups',
      dataItems: Array.from({ length: 700 }, (_, n) => ({ data: { title: `Last ${n}`, kind: 'zz', price: 1 } })),
    })
    const page = await open('ManyGroups?group=kind&sort=title')
    await page.getByText('3700 items').waitFor()
    expect(await lines(page)).toBe('1503')
    await cell(page, 0, 0).click()
    await page.keyboard.press('Control+ArrowDown')
    await cell(page, 1500, 0).getByText('zz').waitFor()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Control+ArrowDown')
    await cell(page, 2200, 0).getByText('Last 99', { exact: true }).waitFor()
    expect(await lines(page)).toBe('2203')
    await page.keyboard.press('Control+Home')
    await cell(page, 0, 0).getByText('kind 0000').waitFor()
    await eventually(() => page.locator('tr[aria-busy]').count()).toBe(0)
  })
})

describe('aggregates', () => {
  test('are shown below all matches and next to each group, and follow saved changes', async () => {
    await collection('Figured', 10)
    const page = await open('Figured')
    await page.getByLabel('Summary of Price').selectOption('Sum')
    await eventually(() => foot(page, 'Price').textContent()).toBe('32')
    await page.getByLabel('Summary of Kind').selectOption('Filled')
    await eventually(() => foot(page, 'Kind').textContent()).toBe('7')
    expect(new URL(page.url()).searchParams.get('figures')).toBe('price.sum,kind.filled')
    await page.getByLabel('Groups').selectOption('By Kind')
    await eventually(() => cell(page, 2, 2).innerText()).toMatch(/9$/)
    await page.getByLabel('Summary of Price').selectOption('Average')
    await eventually(() => cell(page, 2, 2).innerText()).toMatch(/3$/)
    await eventually(() => foot(page, 'Price').textContent()).toBe('4')
    await cell(page, 2, 0).click()
    await page.keyboard.press('ArrowRight')
    await cell(page, 3, 2).getByText('0').waitFor()
    await cell(page, 3, 2).click()
    await page.keyboard.type('8')
    await page.keyboard.press('Enter')
    await eventually(() => foot(page, 'Price').textContent()).toBe('5')
    await eventually(() => cell(page, 2, 2).innerText()).toMatch(/5\.6667$/)
    await page.goto(
      `/dashboard/data/Figured?figures=price.max,title.filled&filter=${encodeURIComponent(JSON.stringify({ kind: 'chair' }))}`,
    )
    await eventually(() => foot(page, 'Price').textContent()).toBe('7')
    await eventually(() => foot(page, 'Title').textContent()).toBe('3')
  })

  test('are saved with a view', async () => {
    await collection('Kept', 4)
    const page = await open('Kept?group=kind&figures=price.sum')
    await tree(page).waitFor()
    await page.locator('summary').filter({ hasText: 'Views' }).click()
    await page.getByLabel('Save view as').fill('By kind')
    await page.getByRole('button', { name: 'Save view' }).click()
    await page.locator('summary').filter({ hasText: 'By kind' }).waitFor()
    await page.goto('/dashboard/data/Kept')
    await page.locator('summary').filter({ hasText: 'Views' }).click()
    await page.getByRole('link', { name: 'By kind' }).click()
    await tree(page).waitFor()
    await eventually(() => foot(page, 'Price').textContent()).toBe('6')
  })
})

test('a search has no groups, and the control says why', async () => {
  await collection('Words', 4)
  const page = await open('Words?group=kind&q=Thing')
  await page.getByRole('grid').waitFor()
  expect(await page.getByLabel('Groups').isDisabled()).toBe(true)
})

test('without scripts groups are a table whose counts link to their items', async () => {
  await collection('Plain', 6)
  const page = await open('Plain?group=kind&figures=price.sum', { javaScriptEnabled: false })
  await page.getByRole('row', { name: /chair/ }).getByRole('link', { name: '2 items' }).click()
  await page.getByRole('cell', { name: 'Thing 1', exact: true }).waitFor()
  expect(await page.getByRole('cell', { name: 'Thing 2', exact: true }).count()).toBe(0)
})
