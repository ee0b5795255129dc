import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { planOf } from '../../../../../tests/support/plan-of.ts'
import { runQueued } from '../../../../../tests/support/queue.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { planQuery } from '../../../database/query/plan-query.ts'
import { part, sql } from '../../../database/sql.ts'
import type { Context } from '../../../kernel/context.ts'
import { targetFor } from '../../data-items/filtering.ts'
import { singleFields } from '../data-index.ts'
import { selectCollection } from '../store.ts'

/** Text that can't be compressed. */
const noise = (length: number): string =>
  randomBytes(length)
    .toString('base64')
    .slice(0, length)
    .replaceAll(/[^a-z0-9]/gi, '_')

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

  test('is built in the background and finds what a query finds without it, including later writes', async () => {
    const before = await found('Indexed')
    expect((await make('Indexed', indexOn('both', 'n', 'in.k'))).index).toMatchObject({ status: 'BUILDING', source: 'USER' })
    const meanwhile = { id: 'i90', data: { n: 2, in: { k: 'x' } } }
    await owner.dataItems.insertDataItem({ ...in_, dataItem: meanwhile })
    await runQueued(site)
    expect(await statuses('Indexed')).toEqual(['both ACTIVE'])
    await owner.dataItems.removeDataItem({ ...in_, dataItemId: 'i90' })
    expect(await found('Indexed')).toEqual(before)
    await owner.dataItems.insertDataItem({ ...in_, dataItem: { id: 'i91', data: { n: 1 } } })
    await owner.dataItems.updateDataItem({ ...in_, dataItem: { id: 'i91', data: { n: 2 } } })
    const with91 = await found('Indexed')
    await owner.dataCollections.dropDataIndex({ ...in_, indexName: 'both' })
    expect(await found('Indexed')).toEqual(with91)
  })

  test('replaces a dropped index and is built anew', async () => {
    await make('Indexed', indexOn('again', 'in.k'))
    await runQueued(site)
    const { dataItems } = await owner.dataItems.queryDataItems({ ...in_, query: { filter: { 'in.k': '3' } } })
    expect(dataItems.map(({ id }) => id)).toEqual(['i3'])
    expect((await owner.dataCollections.listAvailableDataIndexes(in_)).total).toBe(3)
  })

  test('serves a query by its field, and the plan starts with it', async () => {
    await owner.dataCollections.createDataCollection({ collection: { id: 'Many' } })
    const dataItems = Array.from({ length: 1000 }, (_, n) => ({ data: { n: (n * 7919) % 1000 } }))
    for (let i = 0; i < 3; i++) await owner.dataItems.bulkInsertDataItems({ dataCollectionId: 'Many', dataItems })
    await make('Many', indexOn('n', 'n'))
    await runQueued(site)
    await site.database.run(sql`analyze data_items`)
    const statement = sql`
      select id from data_items where site_id = ${site.siteId} and collection_id =
        (select items_id from data_collections where site_id = ${site.siteId} and id = 'Many') and k1 is not null order by k1, id limit 51`
    expect(await planOf(site.database, statement)).toContain('data_items_by_k1')
  })
})

describe('a compound index', () => {
  const in_ = { dataCollectionId: 'Shelves' }
  const rows = Array.from({ length: 3000 }, (_, n) => ({ id: `i${n}`, data: { shelf: `S${Math.floor(n / 300)}`, price: n, lists: n % 7 } }))
  const dear = { filter: { shelf: 'S9' }, sort: [{ fieldName: 'price', order: 'DESC' as const }], paging: { limit: 5 } }
  const ids = async (query: object) => (await owner.dataItems.queryDataItems({ ...in_, query })).dataItems.map(({ id }) => id)

  /** PostgreSQL's plan for a query, and its results. */
  async function planFor(query: object): Promise<string> {
    const collection = (await selectCollection({ db: site.database, siteId: site.siteId }, 'Shelves'))!
    const identity = site.owner() as Context['identity']
    const plan = planQuery({
      query,
      target: targetFor({ identity, now: new Date() }, collection),
      seal: { key: 'a key of the test', scope: 'x' },
    })
    if (plan.violations) throw new Error(JSON.stringify(plan.violations))
    const where = part`site_id = ${site.siteId} and collection_id = ${collection.itemsId}`
    return planOf(site.database, plan.select({ columns: 'id', from: 'data_items', where }))
  }

  beforeAll(async () => {
    await owner.dataCollections.createDataCollection({ collection: { id: 'Shelves' } })
    for (let at = 0; at < rows.length; at += 1000)
      await owner.dataItems.bulkInsertDataItems({ ...in_, dataItems: rows.slice(at, at + 1000) })
    const fields = [{ path: 'shelf' }, { path: 'price', order: 'DESC' as const }]
    await owner.dataCollections.createDataIndex({ ...in_, index: { name: 'pair', fields } })
    await runQueued(site)
    await site.database.run(sql`analyze data_items`)
  })

  test('keeps the order of each field, and serves equality on the first sorted by the second', async () => {
    const { indexes } = await owner.dataCollections.listDataIndexes(in_)
    expect(indexes[0]!.fields).toEqual([
      { path: 'shelf', order: 'ASC' },
      { path: 'price', order: 'DESC' },
    ])
    const plan = await planFor(dear)
    expect(plan).toContain('Backward using data_items_by_s1_s2')
    expect(plan).not.toContain('Sort')
    expect(await ids(dear)).toEqual(['i2999', 'i2998', 'i2997', 'i2996', 'i2995'])
  })

  test('next to others: another pair, a single field, three fields', async () => {
    const columns = async () =>
      (await selectCollection({ db: site.database, siteId: site.siteId }, 'Shelves'))!.indexes.map(({ fields }) =>
        fields.map(({ slot }) => slot),
      )
    await make('Shelves', indexOn('alone', 'price'))
    await make('Shelves', indexOn('second', 'lists', 'price'))
    await make('Shelves', indexOn('third', 'kind', 'lists'))
    expect(await columns()).toEqual([['s1', 's2'], ['s2'], ['k1', 's2'], ['s3', 's4']])
    for (const indexName of ['pair', 'alone', 'second', 'third']) await owner.dataCollections.dropDataIndex({ ...in_, indexName })
    await make('Shelves', indexOn('alone', 'price'))
    await make('Shelves', indexOn('three', 'lists', 'shelf', 'price'))
    expect(await columns()).toEqual([['k1'], ['s1', 's2', 's3']])
    await owner.dataCollections.dropDataIndex({ ...in_, indexName: 'three' })
    await make('Shelves', indexOn('pair', 'shelf', 'price'))
    await runQueued(site)
    expect(await ids(dear)).toEqual(['i2999', 'i2998', 'i2997', 'i2996', 'i2995'])
  })

  test('the first list stored in a field is found, and so are all others', async () => {
    const single = async () => [...singleFields((await selectCollection({ db: site.database, siteId: site.siteId }, 'Shelves'))!)]
    expect(await single()).toEqual(['price', 'shelf'])
    await owner.dataItems.insertDataItem({ ...in_, dataItem: { id: 'list', data: { shelf: ['S9', 'S1'], price: 9000 } } })
    expect(await single()).toEqual(['price'])
    expect(await ids(dear)).toEqual(['list', 'i2999', 'i2998', 'i2997', 'i2996'])
    await owner.dataItems.updateDataItem({ ...in_, dataItem: { id: 'i2998', data: { shelf: 'S9', price: [9500, 1] } } })
    expect(await single()).toEqual([])
    expect(await ids({ ...dear, filter: { shelf: 'S1', price: { $hasSome: [9000] } } })).toEqual(['list'])
    expect(await ids({ filter: { price: 1 } })).toEqual(['i1', 'i2998'])
    await owner.dataItems.bulkRemoveDataItems({ ...in_, dataItemIds: ['list', 'i2998'] })
    await owner.dataCollections.dropDataIndex({ ...in_, indexName: 'pair' })
    await make('Shelves', indexOn('pair', 'shelf', 'price'))
    await runQueued(site)
    expect(await single()).toEqual(['price', 'shelf'])
  })

  test('an index over existing lists finds them', async () => {
    const dataCollectionId = 'Listed'
    await owner.dataCollections.createDataCollection({ collection: { id: dataCollectionId } })
    const dataItems = [
      { id: 'a', data: { tags: ['x'], n: 1 } },
      { id: 'b', data: { tags: 'x', n: 2 } },
    ]
    await owner.dataItems.bulkInsertDataItems({ dataCollectionId, dataItems })
    await make(dataCollectionId, indexOn('tags', 'tags', 'n'))
    await runQueued(site)
    const query = { filter: { tags: 'x' }, sort: [{ fieldName: 'n' }] }
    const found = await owner.dataItems.queryDataItems({ dataCollectionId, query })
    expect(found.dataItems.map(({ id }) => id)).toEqual(['a', 'b'])
  })
})

describe('a case-insensitive index', () => {
  test('serves $startsWith, and finds what a query finds without it', async () => {
    const in_ = { dataCollectionId: 'Names' }
    await owner.dataCollections.createDataCollection({ collection: { id: 'Names' } })
    const names = ['Anna', 'anna', 'ANN', 'An', 'ann\u{10FFFF}z', 'Änne', 'bob', 'a%', 7, ['anna'], null, '']
    await owner.dataItems.bulkInsertDataItems({ ...in_, dataItems: names.map((name, n) => ({ id: `n${n}`, data: { name } })) })
    const filters = ['ann', 'AN', 'ä', '', 'a%', 'ann\u{10FFFF}', 'x'].map((text) => ({ name: { $startsWith: text } }))
    const all = [...filters, { name: 'anna' }, { name: { $in: ['ANN', null] } }]
    const found = async () =>
      Promise.all(
        all.map(async (filter) => (await owner.dataItems.queryDataItems({ ...in_, query: { filter } })).dataItems.map(({ id }) => id)),
      )
    const before = await found()
    expect(before[0]).toEqual(['n0', 'n1', 'n2', 'n4'])
    await owner.dataCollections.createDataIndex({ ...in_, index: { ...indexOn('name', 'name'), caseInsensitive: true } })
    await runQueued(site)
    expect(await found()).toEqual(before)
    await make('Names', indexOn('exact', 'name'))
    await runQueued(site)
    expect(await found()).toEqual(before)
    const { indexes } = await owner.dataCollections.listDataIndexes(in_)
    expect(indexes).toMatchObject([
      { caseInsensitive: true, unique: false, status: 'ACTIVE' },
      { caseInsensitive: false, status: 'ACTIVE' },
    ])
  })
})

describe('limits', () => {
  test('an item with an indexed value too long is refused; an existing one fails the index and is named by id', async () => {
    await owner.dataCollections.createDataCollection({ collection: { id: 'Long' } })
    const long = { dataCollectionId: 'Long', dataItem: { id: 'l', data: { text: 'x'.repeat(3000) } } }
    await owner.dataItems.insertDataItem(long)
    await make('Long', indexOn('text', 'text'))
    expect((await refusalOf(owner.dataItems.saveDataItem(long))).violations).toMatchObject([{ field: 'text', violatedRule: 'MAX_LENGTH' }])
    await runQueued(site)
    const { indexes } = await owner.dataCollections.listDataIndexes({ dataCollectionId: 'Long' })
    expect(indexes).toMatchObject([{ status: 'FAILED', failure: { code: 'WDE0114', itemId: 'l' } }])
    await owner.dataItems.saveDataItem(long)
    await owner.dataItems.removeDataItem({ dataCollectionId: 'Long', dataItemId: 'l' })
    await make('Long', indexOn('text', 'text'))
    await runQueued(site)
    expect(await statuses('Long')).toEqual(['text ACTIVE'])
  })

  test('length counts the bytes PostgreSQL stores: a list of numbers, a long id next to it, one of several fields', async () => {
    const in_ = { dataCollectionId: 'Kept' }
    await owner.dataCollections.createDataCollection({ collection: { id: 'Kept' } })
    await make('Kept', indexOn('text', 'text'))
    await make('Kept', indexOn('pair', 'a', 'b'))
    const problem = async (id: string, data: Record<string, unknown>) => {
      const saved = owner.dataItems.saveDataItem({ ...in_, dataItem: { id, data } })
      return saved.then(
        () => undefined,
        (refusal) =>
          refusal.violations.map(({ field, data: { threshold } }: { field: string; data: { threshold: number } }) => [field, threshold]),
      )
    }
    expect(await problem('l1', { text: noise(2000) })).toBeUndefined()
    expect(await problem('l2', { text: noise(2001) })).toEqual([['text', 2000]])
    // 901 bytes as JSON.
    expect(await problem('l3', { text: Array.from({ length: 450 }, (_, n) => n % 10) })).toEqual([['text', 2000]])
    const longId = noise(256).replace(/./gu, (letter) => String.fromCodePoint(0x1f600 + (letter.codePointAt(0)! % 80)))
    expect(await problem(longId, { text: noise(1376) })).toBeUndefined()
    expect(await problem(longId, { text: noise(1377) })).toEqual([['text', 1376]])
    expect(await problem('l4', { a: noise(450), b: noise(450) })).toBeUndefined()
    expect(await problem('l5', { a: noise(450), b: noise(451) })).toEqual([['b', 450]])
    await runQueued(site)
    expect(await statuses('Kept')).toEqual(['text ACTIVE', 'pair ACTIVE'])
  })

  test('refuses more than four fields, a repeated name, an unknown field', async () => {
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
