import { beforeAll, describe, expect, test } from 'vitest'
import { ApiError, type Client } from '@stoa/sdk'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let vera: Client

beforeAll(async () => {
  site = await makeTestSite()
  vera = site.as(site.visitor())
  const client = await site.database.connection()
  const collection = (id: string, read: string) =>
    client.query(
      `insert into data_collections (site_id, id, created_date, updated_date, permissions, doc) values ($1, $2, now(), now(), $3, '{}')`,
      [site.siteId, id, JSON.stringify({ read, insert: 'ADMIN', update: 'ADMIN', remove: 'ADMIN' })],
    )
  const item = (of: string, id: string, doc: unknown, ownerId: string | null = null) =>
    client.query(
      `insert into data_items (site_id, collection_id, id, created_date, updated_date, owner_id, doc) values ($1, $2, $3, now(), now(), $4, $5)`,
      [site.siteId, of, id, ownerId, JSON.stringify(doc)],
    )
  await collection('Jars', 'ANYONE')
  await collection('Secrets', 'ADMIN')
  await collection('Diaries', 'SITE_MEMBER_AUTHOR')
  await item('Jars', 'a', {
    name: 'Ámbar',
    size: 3,
    tags: ['glass'],
    filled: { $date: '2026-03-01T00:00:00.000Z' },
    lid: null,
    maker: { city: 'Porto' },
  })
  await item('Jars', 'b', { name: 'amber', size: 1, tags: ['glass', 'blue'], filled: { $date: '2026-01-01T00:00:00.000Z' } })
  await item('Jars', 'c', { name: 'clay', size: 2, tags: [], filled: '2026-02-01T00:00:00.000Z', maker: { city: 'Faro' } })
  await item('Jars', 'd', { name: '100% _real_', size: '2' })
  await item('Secrets', 's', { word: 'hush' })
  await item('Diaries', 'mine', { day: 1 }, mia.id)
  await item('Diaries', 'theirs', { day: 2 }, '66000000-0000-4000-8000-000000000099')
  client.release()
})

const mia = { kind: 'member', siteId: '', id: '66000000-0000-4000-8000-000000000002' } as const
const ids = ({ dataItems }: { dataItems: { id?: string }[] }) => dataItems.map(({ id }) => id)
const jars = (query: object, more: object = {}) => vera.dataItems.queryDataItems({ dataCollectionId: 'Jars', query, ...more })

describe('D04, D06, D07, D08: 200: a filter', () => {
  test.each<[string, object, string[]]>([
    ['nothing asked: all', {}, ['a', 'b', 'c', 'd']],
    ['a value', { name: 'clay' }, ['c']],
    ['a number is not its text', { size: 2 }, ['c']],
    ['$ne keeps what has no value', { lid: { $ne: 'tin' } }, ['a', 'b', 'c', 'd']],
    ['$gt and $lte', { size: { $gt: 1, $lte: 3 } }, ['a', 'c']],
    ['$in', { name: { $in: ['clay', 'amber'] } }, ['b', 'c']],
    ['$in of nothing is nothing', { name: { $in: [] } }, []],
    ['$or of nothing is nothing', { $or: [] }, []],
    ['$and of nothing is all', { $and: [] }, ['a', 'b', 'c', 'd']],
    ['$hasSome', { tags: { $hasSome: ['blue', 'red'] } }, ['b']],
    ['$hasAll', { tags: { $hasAll: ['glass', 'blue'] } }, ['b']],
    ['a nested path', { 'maker.city': 'Porto' }, ['a']],
    ['a date is no text', { filled: { $lt: { $date: '2026-02-15T00:00:00.000Z' } } }, ['b']],
    ['a date as text, as the older package sends it, is both', { filled: { $lt: '2026-02-15T00:00:00.000Z' } }, ['b', 'c']],
    ['$contains takes signs as they are', { name: { $contains: '0% _r' } }, ['d']],
    ['$not', { $not: { size: 2 } }, ['a', 'b', 'd']],
    ['$or with a way out changes only the filter', { $or: [{ name: 'clay' }, {}] }, ['a', 'b', 'c', 'd']],
    ['a field nobody has is missing', { password: { $startsWith: 'a' } }, []],
  ])('%s', async (_, filter, found) => expect(ids(await jars({ filter, sort: [{ fieldName: '_id' }] })).toSorted()).toEqual(found))
})

describe('200: pages', () => {
  test('sort, limit, offset and the total on request', async () => {
    const page = await jars({ sort: [{ fieldName: '_id', order: 'DESC' }], paging: { limit: 2, offset: 1 } }, { returnTotalCount: true })
    expect(ids(page)).toEqual(['c', 'b'])
    expect(page.pagingMetadata).toMatchObject({ count: 2, offset: 1, total: 4, hasNext: true })
  })

  test('no total by default; 50 items without a limit', async () => {
    const page = await vera.dataItems.queryDataItems({ dataCollectionId: 'Books' })
    expect(page.dataItems).toHaveLength(50)
    expect(page.pagingMetadata).not.toHaveProperty('total')
  })

  test('cursors lead to the end and back with the original filter and sort', async () => {
    const first = await jars({ filter: { size: { $exists: true } }, sort: [{ fieldName: '_id' }], cursorPaging: { limit: 3 } })
    const second = await jars({ cursorPaging: { cursor: first.pagingMetadata.cursors?.next ?? '', limit: 3 } })
    const back = await jars({ cursorPaging: { cursor: second.pagingMetadata.cursors?.prev ?? '', limit: 3 } })
    expect([ids(first), ids(second), ids(back)]).toEqual([['a', 'b', 'c'], ['d'], ['a', 'b', 'c']])
    expect(second.pagingMetadata.hasNext).toBe(false)
  })

  test('a seed shuffles the same way each time, and loses nothing', async () => {
    const shuffle = (seed: number) => jars({}, { sortMode: 'RANDOM', randomOptions: { seed } }).then(ids)
    const orders = await Promise.all([1, 1, 2, 3, 4, 5].map(shuffle))
    expect(orders[0]).toEqual(orders[1])
    expect(new Set(orders.map(String)).size).toBeGreaterThan(1)
    for (const order of orders) expect(order.toSorted()).toEqual(['a', 'b', 'c', 'd'])
  })

  test('fields returns the id and the named fields', async () => {
    const { dataItems } = await jars({ filter: { name: 'clay' }, fields: ['size'] })
    expect(dataItems).toEqual([{ id: 'c', dataCollectionId: 'Jars', data: { _id: 'c', size: 2 } }])
  })
})

/** The refusal of a call that must fail. */
const refused = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

describe('D02, D03, D05, D10: 400', () => {
  test.each<[string, object, string]>([
    ['an operator that does not exist', { filter: { name: { $regex: '(a+)+$' } } }, 'query.filter.name'],
    ['code in an operator', { filter: { $where: '1 == 1' } }, 'query.filter'],
    ['a path that is none', { filter: { "a->>'b'": 1 } }, 'query.filter'],
    ['a JSON path', { filter: { '$.x ? (@ == 1)': 1 } }, 'query.filter'],
    ['a page of none', { paging: { limit: -1 } }, 'query.paging.limit'],
    ['a page without end', { paging: { limit: 1e9 } }, 'query.paging.limit'],
    ['half a row', { paging: { limit: 1.5 } }, 'query.paging.limit'],
    ['an offset past what offsets reach', { paging: { offset: 1e9 } }, 'query.paging.offset'],
    ['a cursor nobody made', { cursorPaging: { cursor: 'aaaa' } }, 'query.cursorPaging.cursor'],
    ['a list of twenty thousand', { filter: { name: { $in: Array.from({ length: 20_000 }, String) } } }, 'query.filter.name'],
  ])('names %s', async (_, query, field) => {
    const { violations } = await refused(jars(query))
    expect(violations.map((violation) => violation.field).join()).toContain(field)
  })

  test('D11: a cursor of another caller, collection or site', async () => {
    const { pagingMetadata } = await jars({ cursorPaging: { limit: 1 } })
    const query = { cursorPaging: { cursor: pagingMetadata.cursors?.next ?? '' } }
    const other = await site.neighbour()
    const elsewhere = [
      () => site.as({ ...mia, siteId: site.siteId }).dataItems.queryDataItems({ dataCollectionId: 'Jars', query }),
      () => vera.dataItems.queryDataItems({ dataCollectionId: 'Books', query }),
      () => other.as(other.visitor()).dataItems.queryDataItems({ dataCollectionId: 'Books', query }),
    ]
    for (const call of elsewhere) expect((await refused(call())).violations[0]?.field).toBe('query.cursorPaging.cursor')
  })

  test('a cursor of another visitor, who sees the same', async () => {
    const { pagingMetadata } = await jars({ cursorPaging: { limit: 1 } })
    const query = { cursorPaging: { cursor: pagingMetadata.cursors?.next ?? '' } }
    const ofOther = site.as(site.visitor()).dataItems.queryDataItems({ dataCollectionId: 'Jars', query })
    expect(await ofOther).toEqual(await jars(query))
  })
})

describe('404 WDE0025: a collection that is missing, or not readable by the caller', () => {
  test.each(['Nothing', 'Secrets', 'Diaries'])('%s, for a visitor', async (dataCollectionId) => {
    const error = await refused(vera.dataItems.queryDataItems({ dataCollectionId }))
    expect({ status: error.status, code: error.code, data: error.data }).toEqual({ status: 404, code: 'WDE0025', data: {} })
  })

  test('a collection of another site', async () => {
    const other = await site.neighbour()
    expect((await refused(other.as(other.owner()).dataItems.queryDataItems({ dataCollectionId: 'Jars' }))).code).toBe('WDE0025')
  })

  test('the owner reads all items, a member only their own', async () => {
    expect(ids(await site.as(site.owner()).dataItems.queryDataItems({ dataCollectionId: 'Secrets' }))).toEqual(['s'])
    expect(
      ids(
        await site
          .as({ ...mia, siteId: site.siteId })
          .dataItems.queryDataItems({ dataCollectionId: 'Diaries', query: { filter: { $or: [{}] } } }),
      ),
    ).toEqual(['mine'])
  })
})
