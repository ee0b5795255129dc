import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { refusalOf } from '../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { sql } from '../../database/sql.ts'
import { buildDataIndexes } from '../build-indexes.ts'

let site: TestSite
let owner: Client
beforeAll(async () => {
  site = await makeTestSite()
  owner = site.as(site.owner())
})

const indexOn = (name: string, ...paths: string[]) => ({ name, fields: paths.map((path) => ({ path })) })
const make = (dataCollectionId: string, index: ReturnType<typeof indexOn>) =>
  owner.dataCollections.createDataIndex({ dataCollectionId, index })
const statuses = async (dataCollectionId: string) =>
  (await owner.dataCollections.listDataIndexes({ dataCollectionId })).indexes.map(({ name, status }) => `${name} ${status}`)

const values = [3, 1, null, undefined, 'b', 'a', [1, 2], [], { x: 1 }, true, { $date: '2026-01-01T00:00:00.000Z' }, 2]
const queries = [
  { sort: [{ fieldName: 'n', order: 'ASC' as const }] },
  { sort: [{ fieldName: 'n', order: 'DESC' as const }] },
  { filter: { n: 2 } },
  { filter: { n: { $gte: 1 } }, sort: [{ fieldName: 'in.k' }] },
  { filter: { n: { $in: [1, 'a', null] } } },
  { filter: { n: { $hasSome: [2] } } },
  { filter: { n: { $ne: 'b' } } },
  { filter: { n: { $exists: false } } },
  { filter: { 'in.k': { $contains: '1' }, n: { $lt: { $date: '2027-01-01T00:00:00.000Z' } } } },
]

const found = async (dataCollectionId: string) =>
  Promise.all(
    queries.map(async (query) => (await owner.dataItems.queryDataItems({ dataCollectionId, query })).dataItems.map(({ id }) => id)),
  )

describe('an index', () => {
  const in_ = { dataCollectionId: 'Indexed' }
  beforeAll(async () => {
    await owner.dataCollections.createDataCollection({ collection: { id: 'Indexed' } })
    const dataItems = values.map((n, at) => ({ id: `i${at}`, data: { ...(n === undefined ? {} : { n }), in: { k: `${at}` } } }))
    await owner.dataItems.bulkInsertDataItems({ ...in_, dataItems })
  })

  test('is filled in the background, and finds what is found without it, also of what is written meanwhile and later', async () => {
    const before = await found('Indexed')
    expect((await make('Indexed', indexOn('both', 'n', 'in.k'))).index).toMatchObject({ status: 'BUILDING', source: 'USER' })
    const meanwhile = { id: 'i90', data: { n: 2, in: { k: 'x' } } }
    await owner.dataItems.insertDataItem({ ...in_, dataItem: meanwhile })
    await buildDataIndexes(site.app)
    expect(await statuses('Indexed')).toEqual(['both ACTIVE'])
    await owner.dataItems.removeDataItem({ ...in_, dataItemId: 'i90' })
    expect(await found('Indexed')).toEqual(before)
    await owner.dataItems.insertDataItem({ ...in_, dataItem: { id: 'i91', data: { n: 1 } } })
    await owner.dataItems.updateDataItem({ ...in_, dataItem: { id: 'i91', data: { n: 2 } } })
    const with91 = await found('Indexed')
    await owner.dataCollections.dropDataIndex({ ...in_, indexName: 'both' })
    expect(await found('Indexed')).toEqual(with91)
  })

  test('another takes the place of one that was dropped, and is filled anew', async () => {
    await make('Indexed', indexOn('again', 'in.k'))
    await buildDataIndexes(site.app)
    const { dataItems } = await owner.dataItems.queryDataItems({ ...in_, query: { filter: { 'in.k': '3' } } })
    expect(dataItems.map(({ id }) => id)).toEqual(['i3'])
    expect((await owner.dataCollections.listAvailableDataIndexes(in_)).total).toBe(3)
  })

  test('serves a query of a field in a plan that begins with it', async () => {
    await owner.dataCollections.createDataCollection({ collection: { id: 'Many' } })
    const dataItems = Array.from({ length: 1000 }, (_, n) => ({ data: { n: (n * 7919) % 1000 } }))
    for (let i = 0; i < 3; i++) await owner.dataItems.bulkInsertDataItems({ dataCollectionId: 'Many', dataItems })
    await make('Many', indexOn('n', 'n'))
    await buildDataIndexes(site.app)
    await site.database.run(sql`analyze data_items`)
    const rows = await site.database.rows<{ 'QUERY PLAN': string }>(sql`
      explain select id from data_items where site_id = ${site.siteId} and collection_id =
        (select items_id from data_collections where site_id = ${site.siteId} and id = 'Many') and k1 is not null order by k1, id limit 51`)
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('data_items_by_k1')
  })
})

describe('what cannot be', () => {
  test('an item whose indexed value is too long is refused; one that is there fails the index, by its id', async () => {
    await owner.dataCollections.createDataCollection({ collection: { id: 'Long' } })
    const long = { dataCollectionId: 'Long', dataItem: { id: 'l', data: { text: 'x'.repeat(3000) } } }
    await owner.dataItems.insertDataItem(long)
    await make('Long', indexOn('text', 'text'))
    expect((await refusalOf(owner.dataItems.saveDataItem(long))).violations).toMatchObject([{ field: 'text', violatedRule: 'MAX_LENGTH' }])
    await buildDataIndexes(site.app)
    const { indexes } = await owner.dataCollections.listDataIndexes({ dataCollectionId: 'Long' })
    expect(indexes).toMatchObject([{ status: 'FAILED', failure: { code: 'WDE0114', itemId: 'l' } }])
    await owner.dataItems.saveDataItem(long)
    await owner.dataItems.removeDataItem({ dataCollectionId: 'Long', dataItemId: 'l' })
    await make('Long', indexOn('text', 'text'))
    await buildDataIndexes(site.app)
    expect(await statuses('Long')).toEqual(['text ACTIVE'])
  })

  test('more than four fields, a name twice, one that is not there', async () => {
    await owner.dataCollections.createDataCollection({ collection: { id: 'Full' } })
    await make('Full', indexOn('one', 'a', 'b', 'c'))
    expect((await refusalOf(make('Full', indexOn('one', 'a')))).code).toBe('DATA_INDEX_ALREADY_EXISTS')
    await make('Full', indexOn('two', 'a', 'd'))
    expect(await refusalOf(make('Full', indexOn('three', 'e')))).toMatchObject({ status: 422, code: 'DATA_INDEXES_LIMIT_REACHED' })
    expect((await refusalOf(owner.dataCollections.dropDataIndex({ dataCollectionId: 'Full', indexName: 'six' }))).code).toBe(
      'DATA_INDEX_NOT_FOUND',
    )
  })

  test.each([
    [{ ...indexOn('x', 'a', 'b'), unique: true }, 'index.fields'],
    [indexOn('x', 'a', 'b', 'a'), 'index.fields[2].path'],
    [indexOn('x', "a') desc; --"), 'index.fields[0].path'],
    [indexOn('x', '_createdDate'), 'index.fields[0].path'],
  ])('400: %j', async (index, field) => {
    expect((await refusalOf(make('Books', index))).violations[0]?.field).toBe(field)
  })
})
