import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { runQueued } from '../../../../tests/support/queue.ts'
import { refusalOf } from '../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { statementsOf } from '../../../../tests/support/statements-of.ts'
import { sql } from '../../database/sql.ts'

// Items of a collection that was read before are found in one statement. Later changes to the collection still count.

let site: TestSite
let owner: Client
let visitor: Client
const things = { dataCollectionId: 'Things' }
const anybody = { read: 'ANYONE', insert: 'ANYONE', update: 'ADMIN', remove: 'ADMIN' } as const

beforeEach(async () => {
  site = await makeTestSite()
  owner = site.as(site.owner())
  visitor = site.as(site.visitor())
  await owner.dataCollections.createDataCollection({
    collection: {
      id: 'Things',
      permissions: anybody,
      fields: [
        { key: 'title', type: 'TEXT' },
        { key: 'secret', type: 'TEXT' },
      ] as never,
    },
  })
  await owner.dataItems.bulkInsertDataItems({
    ...things,
    dataItems: ['a', 'b'].map((id) => ({ id, data: { title: id, secret: `of ${id}` } })),
  })
  await getA()
})

const getA = async () => (await visitor.dataItems.getDataItem({ ...things, dataItemId: 'a' })).dataItem.data
const query = async (query: object = {}) => (await visitor.dataItems.queryDataItems({ ...things, query })).dataItems.map(({ data }) => data)

const sent = (work: () => Promise<unknown>): Promise<number> => statementsOf(site.database, work)

test('finds items in one statement; only an empty result takes a second', async () => {
  expect(await sent(getA)).toBe(1)
  expect(await sent(() => query({ filter: { title: 'b' } }))).toBe(1)
  expect(await sent(async () => expect(await query({ filter: { title: 'c' } })).toEqual([]))).toBe(2)
  expect((await refusalOf(visitor.dataItems.getDataItem({ ...things, dataItemId: 'c' }))).code).toBe('WDE0073')
})

test('counts a total together with the result', async () => {
  const { dataItems, pagingMetadata } = await visitor.dataItems.queryDataItems({
    ...things,
    query: { paging: { limit: 1 } },
    returnTotalCount: true,
  })
  expect([dataItems.length, pagingMetadata]).toMatchObject([1, { total: 2, hasNext: true }])
})

test('reports an invalid query as usual', async () => {
  expect((await refusalOf(query({ filter: { title: { $regex: 'a' } } }))).status).toBe(400)
})

// Another server of the site has changed it; this process hasn't been notified.
describe('the collection changed since it was cached', () => {
  const changed = (set: string) =>
    site.database.run({
      text: `update data_collections set revision = revision + 1, ${set} where site_id = $1 and id = 'Things'`,
      values: [site.siteId],
      name: undefined,
    })

  test('a caller who lost the permission is refused, and answered once it is back', async () => {
    await changed(`permissions = jsonb_set(permissions, '{read}', '"ADMIN"')`)
    expect((await refusalOf(getA())).code).toBe('WDE0027')
    await changed(`permissions = jsonb_set(permissions, '{read}', '"ANYONE"')`)
    expect(await getA()).toMatchObject({ title: 'a' })
  })

  test('a newly hidden field is neither shown nor queried', async () => {
    expect(await getA()).toMatchObject({ secret: 'of a' })
    const hide = `'{"permission": "RESTRICTED"}'`
    await changed(`doc = jsonb_set(doc, '{fields}', (
      select jsonb_agg(case when field ->> 'key' = 'secret' then field || jsonb_build_object('condition', ${hide}::jsonb) else field end)
      from jsonb_array_elements(doc -> 'fields') as field))`)
    expect(await getA()).not.toHaveProperty('secret')
    expect(await query({ filter: { secret: 'of b' } })).toEqual([])
  })

  test('an emptied collection is empty, and a deleted one is missing', async () => {
    await changed(`items_id = 'elsewhere'`)
    expect(await query()).toEqual([])
    await site.database.run(sql`update data_collections set deleted_date = now() where site_id = ${site.siteId} and id = 'Things'`)
    expect((await refusalOf(query())).code).toBe('WDE0025')
  })
})

test('a query that one index answers is right for any values and types, however often it was sent', async () => {
  await owner.dataCollections.createDataIndex({ ...things, index: { name: 'n', fields: [{ path: 'n', order: 'ASC' }] } })
  await runQueued(site)
  const values = [1, 2, 3, 4, 5, 'five', true, { $date: '2026-01-05T09:00:00.000Z' }]
  await owner.dataItems.bulkInsertDataItems({ ...things, dataItems: values.map((n, at) => ({ id: `n${at}`, data: { n } })) })
  const found = async (filter: object) => (await query({ filter, sort: [{ fieldName: 'n', order: 'DESC' }] })).map((data) => data!.n)
  for (let round = 0; round < 4; round++) {
    for (const from of [1, 2, 3, 4, 5]) {
      expect(await found({ n: { $gte: from } })).toEqual([5, 4, 3, 2, 1].filter((n) => n >= from))
      expect(await found({ n: { $gte: from, $lt: 5 } })).toEqual([4, 3, 2, 1].filter((n) => n >= from))
      expect(await found({ n: from })).toEqual([from])
    }
    for (const one of values.slice(5)) expect(await found({ n: { $gte: one } })).toEqual([one])
  }
  await owner.dataItems.insertDataItem({ ...things, dataItem: { data: { n: [2, 9] } } })
  expect(await found({ n: 2 })).toEqual([[2, 9], 2])
})
