import { createClient, type Client } from '@stoa/sdk'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { withShop } from './shop.ts'

const shop = withShop()

let api: Client
beforeAll(() => {
  const { baseUrl, apiKey, siteId } = shop.stoa
  api = createClient({ baseUrl, apiKey, siteId })
})

const grid = (page: Page) => page.getByRole('grid')
const cell = (page: Page, row: number, column: number) => page.locator(`[data-row="${row}"][data-column="${column}"]`)

const fields = [
  { key: 'title', displayName: 'Title', type: 'TEXT' as const },
  { key: 'price', displayName: 'Price', type: 'NUMBER' as const },
  { key: 'sold', displayName: 'Sold', type: 'BOOLEAN' as const },
  { key: 'day', displayName: 'Day', type: 'DATE' as const },
  { key: 'tags', displayName: 'Tags', type: 'ARRAY_STRING' as const },
]

/** A collection of the test's own, with so many things in it. */
async function collection(id: string, count: number): Promise<void> {
  await api.dataCollections.createDataCollection({ collection: { id, displayField: 'title', fields } })
  for (let start = 0; start < count; start += 1000) {
    const dataItems = Array.from({ length: Math.min(1000, count - start) }, (_, index) => {
      const n = start + index
      return {
        id: `thing-${String(n).padStart(6, '0')}`,
        data: { title: `Thing ${n}`, price: n, sold: n % 2 === 0, day: '2026-11-20', tags: ['a', 'b'] },
      }
    })
    await api.dataItems.bulkInsertDataItems({ dataCollectionId: id, dataItems })
  }
}

const dataOf = async (dataCollectionId: string, dataItemId: string) =>
  (await api.dataItems.getDataItem({ dataCollectionId, dataItemId })).dataItem.data!

test('a cell is typed into by keys alone, saved, undone and redone', async () => {
  await collection('Typed', 5)
  const page = await shop.openAsOwner({ viewport: { width: 1440, height: 900 } })
  await page.goto('/dashboard/data/Typed')
  await grid(page).waitFor()
  await cell(page, 0, 0).click()
  await page.keyboard.type('Another')
  await page.keyboard.press('Tab')
  await page.keyboard.type('12.5')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await dataOf('Typed', 'thing-000000')).price).toBe(12.5)
  expect((await dataOf('Typed', 'thing-000000')).title).toBe('Another')
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await dataOf('Typed', 'thing-000000')).price).toBe(0)
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await dataOf('Typed', 'thing-000000')).title).toBe('Thing 0')
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(async () => (await dataOf('Typed', 'thing-000000')).title).toBe('Another')
  expect(shop.troubles).toEqual([])
})
