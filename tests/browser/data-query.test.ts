import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { createClient, type Client } from '@stoa/sdk'
import { auditEveryLook, wideAndDark } from './audit.ts'
import { withShop } from './shop.ts'

const shop = withShop()

/** Waits for a page with several requests, even on a busy machine. */
const soon = { timeout: 10_000 }

let api: Client
beforeAll(() => {
  const { baseUrl, apiKey, siteId } = shop.stoa
  api = createClient({ baseUrl, apiKey, siteId })
})

async function open(address: string, options: object = {}): Promise<Page> {
  const page = await shop.openAsOwner(options)
  await page.goto(`/dashboard/data/${address}`)
  return page
}

const titles = async (page: Page): Promise<string[]> =>
  (await results(page).locator('tbody td:nth-child(2)').allInnerTexts()).map((text) => text.trim())
const results = (page: Page) => page.getByRole('region', { name: 'Results', exact: true })
const rows = async (page: Page): Promise<string[]> =>
  (await results(page).locator('tbody tr').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())
const addressOf = (page: Page): string => decodeURIComponent(new URL(page.url()).search).replaceAll('+', ' ')
const code = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** Filters can be built once the form is hydrated. */
const awake = (page: Page) => page.getByRole('button', { name: 'Add: Filter', exact: true }).waitFor()
/** Moves to a part of the page by Tab alone. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 80; step++) {
    const reached = await page.evaluate(() => {
      const { activeElement: here } = document
      return here?.getAttribute('aria-label') ?? (here instanceof HTMLInputElement ? here.labels?.[0]?.innerText : here?.textContent) ?? ''
    })
    if (reached.trim() === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${name}`)
}
async function choose(page: Page, label: string, beginning: string): Promise<void> {
  await tabTo(page, label)
  await page.keyboard.type(beginning)
}

describe('by keyboard alone', () => {
  test('a query is built, run, paged, copied and saved as a grid view', async () => {
    const page = await open('Books/query?size=10', { permissions: ['clipboard-read', 'clipboard-write'] })
    await awake(page)
    await tabTo(page, 'Add: Filter')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await choose(page, 'Field', 'Price')
    await choose(page, 'Operator', 'is greater')
    await tabTo(page, 'Value')
    await page.keyboard.type('17')
    await page.keyboard.press('Enter')
    await page.waitForURL(/filter=/)
    await page.getByText('Price is greater than 17').waitFor()

    await choose(page, 'Sort by (1)', 'Price, asc')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Title, desc')
    await tabTo(page, 'Run')
    await page.keyboard.press('Enter')
    await page.waitForURL(/sort=/)
    expect(addressOf(page)).toBe('?filter={"price":{"$gt":17}}&sort=price,-title&size=10')
    const query = { filter: { price: { $gt: 17 } }, sort: [{ fieldName: 'price' }, { fieldName: 'title', order: 'DESC' as const }] }
    const { dataItems } = await api.dataItems.queryDataItems({ dataCollectionId: 'Books', query: { ...query, paging: { limit: 20 } } })
    const expected = dataItems.map(({ data }) => String(data!.title))
    await expect.poll(() => titles(page), soon).toEqual(expected.slice(0, 10))

    await tabTo(page, 'Next')
    await page.keyboard.press('Enter')
    await page.waitForURL(/cursor=/)
    await expect.poll(() => titles(page), soon).toEqual(expected.slice(10))
    await page.goBack()
    await expect.poll(() => titles(page), soon).toEqual(expected.slice(0, 10))

    await page.getByRole('button', { name: /^Copy/ }).last().focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('"$gt": 17')

    await page.locator('summary').filter({ hasText: 'Save as a view' }).focus()
    await page.keyboard.press('Enter')
    await tabTo(page, 'Save view as')
    await page.keyboard.type('Dear books')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/data\/Books\?/)
    await page.getByText('Dear books').first().waitFor()
    expect(addressOf(page)).toBe('?filter={"price":{"$gt":17}}&sort=price,-title')
  })

  test('an aggregation is built, sorted by its headers, drawn as a chart, and links to the items of a group', async () => {
    const page = await open('Books/query?mode=summary')
    await awake(page)
    await choose(page, 'Group by (1)', 'Publisher › city')
    await choose(page, 'Figure 1', 'Number')
    await page.keyboard.press('Tab')
    await page.keyboard.type('titles')
    await choose(page, 'Figure 2', 'Average')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Price')
    await choose(page, 'Sort by (1)', 'titles, desc')
    await tabTo(page, 'Add: Result filter')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await choose(page, 'Field', 'titles')
    await choose(page, 'Operator', 'is greater')
    await tabTo(page, 'Value')
    await page.keyboard.type('5')
    await page.keyboard.press('Enter')
    await page.waitForURL(/figure=/)
    expect(addressOf(page)).toBe(
      '?mode=summary&group=publisher.city&figure=count::titles&figure=average:price&having={"titles":{"$gt":5}}&sort=-titles',
    )
    const { results: expected } = await api.dataItems.aggregateDataItems({
      dataCollectionId: 'Books',
      aggregation: {
        groupingFields: ['publisher.city'],
        operations: [
          { resultFieldName: 'titles', itemCount: {} },
          { resultFieldName: 'price', average: { itemFieldName: 'price' } },
        ],
      },
      finalFilter: { titles: { $gt: 5 } },
      sort: [{ fieldName: 'titles', order: 'DESC' }],
    })
    const figures = expected.map((one) => {
      const { 'publisher.city': city } = one._id as Record<string, string>
      return `${city} ${String(one.titles)} ${Number(one.price).toLocaleString('en-IE', { maximumFractionDigits: 3 })} View items`
    })
    await expect.poll(() => rows(page), soon).toEqual(figures)
    await page.getByText(`Bar chart: titles of ${expected.length} groups.`).waitFor({ state: 'attached' })
    expect(await code(page, 'SDK').innerText()).toContain("groupingFields: ['publisher.city']")
    expect(await code(page, 'HTTP').innerText()).toContain('/items/aggregate')
    expect(await code(page, 'Request as JSON').innerText()).toContain('"finalFilter"')

    await page.getByRole('link', { name: 'Average Price', exact: true }).last().focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/sort=-average_price/)
    await expect.poll(() => page.getByRole('columnheader', { name: 'Average Price' }).getAttribute('aria-sort'), soon).toBe('descending')

    // Another user opens the query.
    const other = await shop.openAsOwner()
    await other.goto(page.url())
    await expect.poll(() => rows(other), soon).toEqual(await rows(page))
    await other.getByRole('link', { name: `View items: ${(expected[0]!._id as Record<string, string>)['publisher.city']}` }).click()
    await other.waitForURL(/\/data\/Books\?filter=/)
    await other
      .getByText(`${String(expected[0]!.titles)} items`)
      .first()
      .waitFor()
  })

  test('distinct values appear once', async () => {
    const page = await open('Books/query?mode=values')
    await awake(page)
    await choose(page, 'Field', 'In print')
    await tabTo(page, 'Run')
    await page.keyboard.press('Enter')
    await page.waitForURL(/field=inPrint/)
    await expect.poll(() => rows(page), soon).toEqual(['No View items', 'Yes View items'])
  })
})

describe('without scripts', () => {
  test('a submitted form is an address, with one more empty row', async () => {
    const page = await open('Books/query?mode=summary', { javaScriptEnabled: false })
    await page.getByLabel('Group by (1)', { exact: true }).selectOption('published~year')
    await page.getByLabel('Figure 1', { exact: true }).selectOption('sum')
    await page.getByLabel('Figure 1, field', { exact: true }).selectOption('pages')
    await page.getByText('JSON').first().click()
    await page.getByLabel('Filter, as JSON', { exact: true }).fill('{"year":{"$gte":2020}}')
    await page.getByRole('button', { name: 'Run' }).click()
    await page.waitForURL(/figure=/)
    expect(addressOf(page)).toBe('?mode=summary&filter={"year":{"$gte":2020}}&group=published~year&figure=sum:pages')
    await page.getByText('Line chart: Sum of Pages from 2020 to 2024.').waitFor({ state: 'attached' })
    expect(await rows(page)).toHaveLength(5)
    await page.getByLabel('Sort by (1)', { exact: true }).selectOption('-published_year')
    await page.getByLabel('Figure 2', { exact: true }).selectOption('count')
    await page.getByRole('button', { name: 'Run' }).click()
    await page.waitForURL(/sort=-published_year/)
    expect((await rows(page))[0]).toMatch(/^2024 /)
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(['Published, by year', 'Sum of Pages', 'Items', 'View items'])
  })

  test('selected fields and included references', async () => {
    const page = await open('ReadingLists/query', { javaScriptEnabled: false })
    await page.getByLabel('To begin with', { exact: true }).last().check()
    await page.getByRole('button', { name: 'Run' }).click()
    await page.waitForURL(/include=opener/)
    expect(addressOf(page)).toBe('?include=opener')
    await results(page).locator('tbody summary').first().click()
    expect(await results(page).getByRole('region', { name: '1 referenced item' }).first().innerText()).toContain('"author"')
  })
})

test('errors are shown where they were typed', async () => {
  const page = await open('Books/query?mode=summary&group=author&figure=count::a name&figure=sum:price:ok', wideAndDark)
  const name = page.getByLabel('Figure 1, name', { exact: true })
  expect(await name.getAttribute('aria-invalid')).toBe('true')
  await page.getByText('Use letters, digits, _ and -.').waitFor()
  await page.getByText('The query failed.').waitFor()

  await page.goto('/dashboard/data/Books/query?filter={"price":{"$near":1}}')
  await page.getByText('price.$near must be one of').waitFor()
  await page.goto('/dashboard/data/Books/query?filter={"price"')
  await page.getByText('Enter a JSON object.').waitFor()
  expect(await page.getByLabel('Filter, as JSON', { exact: true }).inputValue()).toBe('{"price"')
  await page.getByRole('button', { name: /^(Add|Edit): Filter$/ }).waitFor()
  expect(await auditEveryLook(page)).toEqual([])
})

test('a used index is named, and a missing one suggested', async () => {
  const id = 'Told'
  await api.dataCollections.createDataCollection({ collection: { id, fields: [{ key: 'price', type: 'NUMBER' }] } })
  await api.dataItems.bulkInsertDataItems({ dataCollectionId: id, dataItems: [{ data: { price: 1 } }, { data: { price: 2 } }] })
  const page = await open(`${id}/query?filter={"price":1}`)
  await page.getByRole('link', { name: 'No index on price' }).waitFor()
  await api.dataCollections.createDataIndex({ dataCollectionId: id, index: { name: 'byPrice', fields: [{ path: 'price', order: 'ASC' }] } })
  await expect
    .poll(async () => (await api.dataCollections.listDataIndexes({ dataCollectionId: id })).indexes[0]?.status, { timeout: 10_000 })
    .toBe('ACTIVE')
  await page.reload()
  await page.getByText('Index: byPrice').waitFor()
})

test('the sandbox is queried if there is one', async () => {
  const { settings } = await api.dataSettings.getDataSettings({})
  await api.dataSettings.updateDataSettings({ settings: { revision: settings.revision, sandboxEnabled: true } })
  await api.dataItems.insertDataItem({ dataCollectionId: 'Books', environment: 'SANDBOX', dataItem: { data: { title: 'Only tried out' } } })
  const page = await open('Books/query?mode=summary&figure=count')
  await page.getByRole('link', { name: 'Sandbox', exact: true }).click()
  await page.waitForURL(/environment=SANDBOX/)
  await expect.poll(() => results(page).locator('dd').innerText(), soon).toBe('1')
  await page.getByRole('link', { name: 'Query', exact: true }).last().click()
  await expect.poll(() => rows(page), soon).toHaveLength(1)
  expect((await rows(page))[0]).toContain('Only tried out')
  expect(await code(page, 'Request as JSON').innerText()).toContain('"environment": "SANDBOX"')
  await page.getByRole('button', { name: 'Run' }).click()
  await page.getByRole('link', { name: 'Open in the grid' }).click()
  await page.waitForURL(/\/data\/Books\?environment=SANDBOX$/)
})
