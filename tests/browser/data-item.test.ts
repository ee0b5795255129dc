import { createClient, type Client } from '@stoa/sdk'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { audit } from './audit.ts'
import { withShop } from './shop.ts'

const shop = withShop()

let api: Client
beforeAll(() => {
  const { baseUrl, apiKey, siteId } = shop.stoa
  api = createClient({ baseUrl, apiKey, siteId })
})

const hostile = '</script><script>ran()</script><img src=x onerror=ran()>'

interface Made {
  id: string
  fields: { key: string; displayName: string; type: 'TEXT' | 'NUMBER' | 'RICH_TEXT' | 'RICH_CONTENT' | 'IMAGE' | 'MEDIA_GALLERY' }[]
}

const make = ({ id, fields }: Made) => api.dataCollections.createDataCollection({ collection: { id, displayField: 'title', fields } })
const title = { key: 'title', displayName: 'Title', type: 'TEXT' as const }
const price = { key: 'price', displayName: 'Price', type: 'NUMBER' as const }
const insert = (dataCollectionId: string, id: string, data: object) =>
  api.dataItems.insertDataItem({ dataCollectionId, dataItem: { id, data: { ...data } } })
const update = (dataCollectionId: string, id: string, data: object) =>
  api.dataItems.updateDataItem({ dataCollectionId, dataItem: { id, data: { ...data } } })
const dataOf = async (dataCollectionId: string, dataItemId: string) =>
  (await api.dataItems.getDataItem({ dataCollectionId, dataItemId })).dataItem.data!

const wide = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 360, height: 740 } }

async function open(path: string, options: object = wide): Promise<Page> {
  const page = await shop.openAsOwner(options)
  await page.goto(`/dashboard/data/${path}`)
  return page
}

/** Until the log tells so much of an item: events get their place in it a moment after what they tell of. */
async function told(entityId: string, count: number): Promise<void> {
  const search = { filter: { entityFqdn: 'wix.data.v2.data_item', entityId } }
  await expect.poll(async () => (await api.events.searchEvents({ search })).events.length, { timeout: 10_000 }).toBe(count)
}

describe('history', () => {
  test('tells what was changed, shows a former version, and restores it as the newest', async () => {
    await make({ id: 'Told', fields: [title, price] })
    await insert('Told', 'told', { title: 'First', price: 1 })
    await update('Told', 'told', { title: hostile })
    await told('told', 2)
    const page = await open('Told/items/told')
    await page.getByRole('link', { name: 'History' }).click()
    await page.waitForURL(/history$/)
    const [changed, made] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)]
    await changed.getByRole('heading', { name: 'Changed' }).waitFor()
    expect(await changed.getByRole('row', { name: 'Price' }).innerText()).toMatch(/−\s*1\s+nothing/)
    expect(await changed.getByRole('row', { name: 'Title' }).innerText()).toContain(hostile)
    await made.getByRole('link', { name: 'View the version' }).click()
    await page.getByRole('heading', { name: 'As it was on' }).waitFor()
    expect(await page.getByText('different now', { exact: true }).count()).toBe(2)
    await page.getByRole('button', { name: 'Restore this version' }).click()
    expect(await audit(page)).toEqual([])
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore this version' }).click()
    await page.getByText('The former version is back.').waitFor()
    expect(await dataOf('Told', 'told')).toMatchObject({ title: 'First', price: 1 })
  })

  test('nothing is written over what somebody else has changed meanwhile', async () => {
    await make({ id: 'Quick', fields: [title] })
    await insert('Quick', 'quick', { title: 'First' })
    await update('Quick', 'quick', { title: 'Second' })
    await told('quick', 2)
    const page = await open('Quick/items/quick/history')
    await page.getByRole('article').nth(1).getByRole('link').click()
    await page.getByRole('button', { name: 'Restore this version' }).click()
    await update('Quick', 'quick', { title: 'Theirs' })
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore this version' }).click()
    await page.getByText('Somebody else has changed this item meanwhile.').waitFor()
    expect((await dataOf('Quick', 'quick')).title).toBe('Theirs')
  })

  test('a deleted item comes back under its id, without scripts too', async () => {
    await make({ id: 'Gone', fields: [title, price] })
    await insert('Gone', 'lost one', { title: 'Lost', price: 7 })
    await api.dataItems.removeDataItem({ dataCollectionId: 'Gone', dataItemId: 'lost one' })
    await told('lost one', 2)
    const page = await open('Gone/deleted', { ...phone, javaScriptEnabled: false })
    await page.getByRole('link', { name: 'Look at “Lost” and restore it' }).click()
    await page.getByText('This item is deleted.').waitFor()
    await page.getByText('Restore this version', { exact: true }).first().click()
    await page.getByRole('button', { name: 'Restore this version' }).click()
    await page.getByText('The former version is back.').waitFor()
    expect(await dataOf('Gone', 'lost one')).toMatchObject({ title: 'Lost', price: 7 })
  })

  test('a long history has pages, and an item of another collection with the same id is not in it', async () => {
    await make({ id: 'Long', fields: [title, price] })
    await make({ id: 'Other', fields: [title] })
    await insert('Long', 'same', { title: 'T', price: 0 })
    await insert('Other', 'same', { title: 'Not mine' })
    for (let n = 1; n <= 24; n++) await update('Long', 'same', { title: 'T', price: n })
    await told('same', 26)
    const page = await open('Long/items/same/history')
    await page.getByRole('row', { name: /24$/ }).waitFor()
    expect(await page.getByRole('article').count()).toBe(20)
    await page.getByRole('link', { name: 'Older' }).click()
    await page.getByRole('heading', { name: 'Made' }).waitFor()
    expect(await page.getByRole('article').count()).toBe(5)
    expect(await page.getByText('Not mine').count()).toBe(0)
    await page.getByRole('link', { name: 'Newest' }).click()
    await page.getByRole('link', { name: 'Older' }).waitFor()
  })

  test.each([
    ['phone', phone],
    ['desktop', wide],
  ])('axe finds nothing in it on a %s', async (name, options) => {
    const id = `Seen${name}`
    await make({ id, fields: [title, price] })
    await insert(id, id, { title: 'First', price: 1 })
    await update(id, id, { title: 'Second '.repeat(40) })
    await told(id, 2)
    const page = await open(`${id}/items/${id}/history`, options)
    await page.getByRole('article').nth(1).getByRole('link').click()
    await page.getByRole('heading', { name: 'As it was on' }).waitFor()
    expect(await audit(page)).toEqual([])
    await page.goto(`/dashboard/data/${id}/deleted`)
    await page.getByText('Nothing was deleted').waitFor()
    expect(await audit(page)).toEqual([])
  })
})

test('no script failed, and the policy held nothing back', () => {
  expect(shop.troubles).toEqual([])
})
