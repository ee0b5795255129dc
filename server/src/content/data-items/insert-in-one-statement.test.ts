import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { runQueued } from '../../../../tests/support/queue.ts'
import { refusalOf } from '../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { statementsOf } from '../../../../tests/support/statements-of.ts'
import { sql } from '../../database/sql.ts'
import { purgeData } from '../data-collections/purge.ts'

// An item with a new id, in a collection that was read before, is inserted in one statement. Later changes to the collection still count.

let site: TestSite
let owner: Client
const things = { dataCollectionId: 'Things' }
const anybody = { read: 'ANYONE', insert: 'ANYONE', update: 'ADMIN', remove: 'ADMIN' } as const

beforeEach(async () => {
  site = await makeTestSite()
  owner = site.as(site.owner())
  await owner.dataCollections.createDataCollection({ collection: { id: 'Things', permissions: anybody } })
  await insert({ title: 'first' })
})

const insert = async (data: Record<string, unknown>, by = site.as(site.visitor())) =>
  (await by.dataItems.insertDataItem({ ...things, dataItem: { data } })).dataItem as { id: string; data: Record<string, unknown> }

const sent = (work: () => Promise<unknown>): Promise<number> => statementsOf(site.database, work)

test('runs one statement, and creates a regular item with its event', async () => {
  const data = { title: 'second', at: { $date: '2026-01-05T09:00:00.000Z' }, deep: [{ a: null }] }
  let item: Awaited<ReturnType<typeof insert>>
  expect(await sent(async () => (item = await insert(data)))).toBe(1)
  expect(item!.data).toMatchObject({ ...data, _id: item!.id })
  expect((await owner.dataItems.getDataItem({ ...things, dataItemId: item!.id })).dataItem).toEqual(item!)
  const told = await site.database.rows(sql`
    select slug, entity_sequence as sequence, entity from events where site_id = ${site.siteId} and entity_id = ${item!.id}`)
  expect(told).toEqual([{ slug: 'created', sequence: 1, entity: item! }])
})

test('reports an invalid item as usual', async () => {
  const refusals = [{ title: 'x'.repeat(600_000) }, { _id: 'a/b c\u0000' }, { _id: 'taken' }]
  await insert({ _id: 'taken' })
  for (const data of refusals) expect((await refusalOf(insert(data))).status).toBeGreaterThanOrEqual(400)
  expect((await refusalOf(insert({ _id: 'taken' }))).code).toBe('WDE0074')
})

test('a retry with the same key inserts no second item', async () => {
  const visitor = site.visitor()
  const ask = () => site.app.call('dataItems.insertDataItem', visitor, { ...things, dataItem: { data: {} } }, { idempotencyKey: 'once' })
  expect(await ask()).toEqual(await ask())
  expect((await owner.dataItems.countDataItems(things)).totalCount).toBe(2)
})

describe('the collection changed since it was cached', () => {
  test('a caller who lost the permission is refused', async () => {
    await owner.dataCollections.patchDataCollection({ dataCollection: { id: 'Things', permissions: { ...anybody, insert: 'ADMIN' } } })
    expect((await refusalOf(insert({}))).code).toBe('WDE0027')
  })

  test('a deleted collection has no items; one recreated under its name gets the new ones', async () => {
    await owner.dataCollections.deleteDataCollection(things)
    expect((await refusalOf(insert({}))).code).toBe('WDE0025')
    await owner.dataCollections.createDataCollection({ collection: { id: 'Things', permissions: { ...anybody, insert: 'SITE_MEMBER' } } })
    expect((await refusalOf(insert({}))).code).toBe('WDE0027')
    await insert({}, owner)
    expect((await owner.dataItems.countDataItems(things)).totalCount).toBe(1)
  })

  test('an emptied collection gets the new items', async () => {
    await owner.dataItems.truncateDataItems(things)
    await insert({ title: 'after' })
    await purgeData(site.app)
    expect((await owner.dataItems.queryDataItems(things)).dataItems.map(({ data }) => data!.title)).toEqual(['after'])
  })

  test('an index being built, and a unique one, are respected', async () => {
    await owner.dataCollections.createDataIndex({ ...things, index: { name: 'n', fields: [{ path: 'n', order: 'ASC' }] } })
    await insert({ n: 1 })
    await runQueued(site)
    await insert({ n: 2 })
    const { dataItems } = await owner.dataItems.queryDataItems({
      ...things,
      query: { filter: { n: { $gt: 0 } }, sort: [{ fieldName: 'n' }] },
    })
    expect(dataItems.map(({ data }) => data!.n)).toEqual([1, 2])
    await owner.dataCollections.createDataIndex({ ...things, index: { name: 'u', fields: [{ path: 'u', order: 'ASC' }], unique: true } })
    await runQueued(site)
    await insert({ u: 'one' })
    await refusalOf(insert({ u: 'one' }))
    expect((await owner.dataItems.queryDataItems({ ...things, query: { filter: { u: 'one' } } })).dataItems).toHaveLength(1)
  })
})

test('during repeated truncation every answered item was inserted before or after one, and none is orphaned', async () => {
  const visitors = Array.from({ length: 10 }, async () => {
    for (let n = 0; n < 8; n++) await insert({ n })
  })
  const emptying = async () => {
    for (let times = 0; times < 3; times++) await owner.dataItems.truncateDataItems(things)
  }
  await Promise.all([...visitors, emptying(), emptying()])
  const last = await insert({ title: 'last' })
  for (let round = 0; round < 10; round++) await purgeData(site.app)
  expect((await owner.dataItems.getDataItem({ ...things, dataItemId: last.id })).dataItem.id).toBe(last.id)
  const leftBehind = await site.database.rows(sql`
    select id from data_items where site_id = ${site.siteId}
      and collection_id not in (select coalesce(items_id, id) from data_collections where site_id = ${site.siteId})`)
  expect(leftBehind).toEqual([])
})
