import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { outcomes } from '../../../../../tests/races/rounds.ts'
import { runQueued } from '../../../../../tests/support/queue.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { sql } from '../../../database/sql.ts'
import type { App } from '../../../kernel/app.ts'
import { purgeData } from '../purge.ts'

let site: TestSite
let owner: Client
beforeAll(async () => {
  site = await makeTestSite()
  owner = site.as(site.owner())
})

type Data = Record<string, unknown>
const unique = { name: 'mail', fields: [{ path: 'mail' }], unique: true }
const item = (id: string, data: Data) => ({ id, data })
const codes = ({ results }: { results: { itemMetadata: { error?: { code: string; data?: unknown } } }[] }) =>
  results.map(({ itemMetadata: { error } }) => error?.code)
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )

let made = 0
/** A collection with some items and a built unique index on `mail`. */
async function guests(items: { id: string; data: Data }[] = [], index: object = {}) {
  const in_ = { dataCollectionId: `Guests${++made}` }
  await owner.dataCollections.createDataCollection({ collection: { id: in_.dataCollectionId } })
  if (items.length > 0) await owner.dataItems.bulkInsertDataItems({ ...in_, dataItems: items })
  await owner.dataCollections.createDataIndex({ ...in_, index: { ...unique, ...index } })
  await runQueued(site)
  return in_
}
type In = { dataCollectionId: string }

const statusOf = async (in_: In) => (await owner.dataCollections.listDataIndexes(in_)).indexes[0]
const mails = async (in_: In) => {
  const { dataItems } = await owner.dataItems.queryDataItems({ ...in_, query: { sort: [{ fieldName: '_id' }], paging: { limit: 1000 } } })
  return Object.fromEntries(dataItems.map(({ id, data }) => [id, data!.mail]))
}

/** The rows of the table of values, to compare with the items: [value, item]. */
async function taken({ dataCollectionId }: In): Promise<{ said: string[]; had: string[] }> {
  const collection = sql`select items_id, (indexes -> 0 ->> 'valuesId') || ' of ' || items_id as values_id from data_collections where site_id = ${site.siteId} and id = ${dataCollectionId}`
  const { items_id, values_id } = (await site.database.one<{ items_id: string; values_id: string }>(collection))!
  const said = await site.database.rows<{ at: string }>(sql`
    select encode(digest, 'hex') || ' ' || item_id as at from data_unique_values where site_id = ${site.siteId} and values_id = ${values_id}`)
  const had = await site.database.rows<{ at: string }>(sql`
    select encode(sha256(convert_to((doc -> 'mail')::text, 'UTF8')), 'hex') || ' ' || id as at from data_items
    where site_id = ${site.siteId} and collection_id = ${items_id} and doc -> 'mail' <> 'null'`)
  return { said: said.map(({ at }) => at).toSorted(), had: had.map(({ at }) => at).toSorted() }
}

async function expectTrue(in_: In): Promise<void> {
  const { said, had } = await taken(in_)
  expect(said).toEqual(had)
}

describe('a unique index', () => {
  test('409 WDE0123: a value of another item, named by field, revealing nothing about that item', async () => {
    const in_ = await guests([item('a', { mail: 'ann@x' })])
    expect(await statusOf(in_)).toMatchObject({ status: 'ACTIVE', unique: true, caseInsensitive: false })
    const refused = await refusalOf(owner.dataItems.insertDataItem({ ...in_, dataItem: item('b', { mail: 'ann@x' }) }))
    expect(refused).toMatchObject({ status: 409, code: 'WDE0123', data: { field: 'mail' } })
    expect(JSON.stringify(refused)).not.toMatch(/"a"|ann/)
    expect(await codeOf(owner.dataItems.getDataItem({ ...in_, dataItemId: 'b' }))).toBe('WDE0073')
    await owner.dataItems.insertDataItem({ ...in_, dataItem: item('b', { mail: 'bob@x' }) })
    const set = (value: unknown) => [{ action: 'SET_FIELD' as const, fieldPath: 'mail', setFieldOptions: { value } }]
    for (const call of [
      () => owner.dataItems.updateDataItem({ ...in_, dataItem: item('b', { mail: 'ann@x' }) }),
      () => owner.dataItems.saveDataItem({ ...in_, dataItem: item('b', { mail: 'ann@x' }) }),
      () => owner.dataItems.saveDataItem({ ...in_, dataItem: item('c', { mail: 'ann@x' }) }),
      () => owner.dataItems.patchDataItem({ ...in_, patch: { dataItemId: 'b', fieldModifications: set('ann@x') } }),
    ])
      expect(await codeOf(call())).toBe('WDE0123')
    expect(await mails(in_)).toEqual({ a: 'ann@x', b: 'bob@x' })
    await expectTrue(in_)
  })

  test('an item keeps its own value, and a released value is free', async () => {
    const in_ = await guests([item('a', { mail: 'ann@x' }), item('b', { mail: 'bob@x' })])
    await owner.dataItems.updateDataItem({ ...in_, dataItem: item('a', { mail: 'ann@x', age: 7 }) })
    await owner.dataItems.updateDataItem({ ...in_, dataItem: item('a', { mail: 'new@x' }) })
    await owner.dataItems.insertDataItem({ ...in_, dataItem: item('c', { mail: 'ann@x' }) })
    await owner.dataItems.removeDataItem({ ...in_, dataItemId: 'b' })
    await owner.dataItems.insertDataItem({ ...in_, dataItem: item('d', { mail: 'bob@x' }) })
    await owner.dataItems.bulkRemoveDataItems({ ...in_, dataItemIds: ['a', 'c', 'no'] })
    await owner.dataItems.insertDataItem({ ...in_, dataItem: item('e', { mail: 'new@x' }) })
    expect(await mails(in_)).toEqual({ d: 'bob@x', e: 'new@x' })
    await expectTrue(in_)
  })

  test('missing and null are not values; text differs from numbers; lists, objects and dates compare as whole values', async () => {
    const in_ = await guests([item('a', {}), item('b', { mail: null }), item('c', { mail: '' }), item('d', { mail: 1 })])
    const at = { $date: '2026-01-01T00:00:00.000Z' }
    const values = [null, '1', 'one', [1], [1, 2], at, { x: 1, y: 2 }, true]
    const dataItems = [...values, '', 1, [1], { $date: '2026-01-01T00:00:00Z' }, { y: 2, x: 1 }, null].map((mail, n) =>
      item(`v${n}`, { mail }),
    )
    expect(codes(await owner.dataItems.bulkInsertDataItems({ ...in_, dataItems }))).toEqual([
      ...values.map(() => undefined),
      ...Array.from({ length: 5 }, () => 'WDE0123'),
      undefined,
    ])
    await expectTrue(in_)
  })

  test('on a nested field', async () => {
    const in_ = await guests([], { fields: [{ path: 'at.home' }] })
    await owner.dataItems.insertDataItem({ ...in_, dataItem: item('a', { at: { home: 1 } }) })
    const refused = await refusalOf(owner.dataItems.insertDataItem({ ...in_, dataItem: item('b', { at: { home: 1 } }) }))
    expect(refused.data).toEqual({ field: 'at.home' })
  })

  test('on references: they are one value, in their order', async () => {
    const multiReference = { referencedCollectionId: 'Books' }
    const in_ = await guests([], { fields: [{ path: 'books' }] })
    const field = { key: 'books', type: 'MULTI_REFERENCE' as const, typeMetadata: { multiReference } }
    await owner.dataCollections.createDataCollectionField({ ...in_, field })
    const dataItems = [item('a', { books: ['1', '2'] }), item('b', { books: ['1'] })]
    await owner.dataItems.bulkInsertDataItems({ ...in_, dataItems })
    const reference = { referringItemId: 'b', referringItemFieldName: 'books', referencedItemId: '2' }
    const insert = owner.dataItems.insertDataItemReference({ ...in_, dataItemReference: reference })
    expect((await refusalOf(insert)).code).toBe('WDE0123')
    const remove = owner.dataItems.removeDataItemReference({ ...in_, dataItemReference: { ...reference, referringItemId: 'a' } })
    expect((await refusalOf(remove)).code).toBe('WDE0123')
    const replace = { ...in_, referringItemId: 'b', referringItemFieldName: 'books', newReferencedItemIds: ['1', '2'] }
    expect((await refusalOf(owner.dataItems.replaceDataItemReferences(replace))).code).toBe('WDE0123')
  })

  test('serves queries on its field with the same results', async () => {
    const in_ = await guests([item('a', { mail: 'z' }), item('b', {}), item('c', { mail: ['z', 'y'] }), item('d', { mail: 'y' })])
    const ids = async (query: object) => (await owner.dataItems.queryDataItems({ ...in_, query })).dataItems.map(({ id }) => id)
    expect(await ids({ filter: { mail: 'z' } })).toEqual(['a', 'c'])
    expect(await ids({ sort: [{ fieldName: 'mail', order: 'DESC' }] })).toEqual(['c', 'a', 'd', 'b'])
  })
})

describe('in bulk', () => {
  const three = () => [item('a', { mail: '1' }), item('b', { mail: '2' }), item('c', { mail: '3' })]

  test('insert: the first of two gets the value, the others succeed', async () => {
    const in_ = await guests(three())
    const dataItems = [
      item('d', { mail: '4' }),
      item('e', { mail: '4' }),
      item('f', { mail: '1' }),
      item('g', {}),
      item('a', { mail: '5' }),
    ]
    const told = await owner.dataItems.bulkInsertDataItems({ ...in_, dataItems })
    expect(codes(told)).toEqual([undefined, 'WDE0123', 'WDE0123', undefined, 'WDE0074'])
    expect(told.results[1]!.itemMetadata).toMatchObject({ id: 'e', success: false, error: { data: { field: 'mail' } } })
    expect(told.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 3 })
    expect(await mails(in_)).toEqual({ a: '1', b: '2', c: '3', d: '4', g: undefined })
    await owner.dataItems.insertDataItem({ ...in_, dataItem: item('h', { mail: '5' }) })
    await expectTrue(in_)
  })

  test('update: two swap, or all move up; a refused item keeps its value', async () => {
    const in_ = await guests(three())
    const update = (...dataItems: { id: string; data: Data }[]) => owner.dataItems.bulkUpdateDataItems({ ...in_, dataItems })
    expect(codes(await update(item('a', { mail: '2' }), item('b', { mail: '1' })))).toEqual([undefined, undefined])
    expect(codes(await update(item('a', { mail: '3' }), item('b', { mail: '2' }), item('c', { mail: '4' })))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(await mails(in_)).toEqual({ a: '3', b: '2', c: '4' })
    await owner.dataItems.insertDataItem({ ...in_, dataItem: item('x', { mail: '9' }) })
    expect(codes(await update(item('a', { mail: '2' }), item('b', { mail: '4' }), item('c', { mail: '9' })))).toEqual([
      'WDE0123',
      'WDE0123',
      'WDE0123',
    ])
    expect(codes(await update(item('b', { mail: '7' }), item('a', { mail: '7' }), item('c', { mail: '4' })))).toEqual([
      undefined,
      'WDE0123',
      undefined,
    ])
    expect(await mails(in_)).toEqual({ a: '3', b: '7', c: '4', x: '9' })
    await expectTrue(in_)
  })

  test('patch: several changes to one item apply in sequence, as far as possible', async () => {
    const in_ = await guests([item('a', { mail: 1 }), item('b', { mail: 3 })])
    const add = (dataItemId: string) => ({
      dataItemId,
      fieldModifications: [{ action: 'INCREMENT_FIELD' as const, fieldPath: 'mail', incrementFieldOptions: { value: 1 } }],
    })
    expect(codes(await owner.dataItems.bulkPatchDataItems({ ...in_, patches: [add('a'), add('a'), add('no')] }))).toEqual([
      undefined,
      'WDE0123',
      'WDE0073',
    ])
    expect(await mails(in_)).toEqual({ a: 2, b: 3 })
    await expectTrue(in_)
  })

  test('save: existing items change first, so new ones may take the values they release', async () => {
    const in_ = await guests(three())
    const dataItems = [item('n', { mail: '1' }), item('a', { mail: '8' }), item('m', { mail: '2' }), item('n', { mail: '6' })]
    const told = await owner.dataItems.bulkSaveDataItems({ ...in_, dataItems })
    expect(codes(told)).toEqual([undefined, undefined, 'WDE0123', undefined])
    expect(told.results.map(({ action }) => action)).toEqual(['INSERT', 'UPDATE', 'INSERT', 'UPDATE'])
    expect(await mails(in_)).toEqual({ a: '8', b: '2', c: '3', n: '6' })
    await expectTrue(in_)
  })
})

describe('case-insensitive', () => {
  test('one spelling is unique; filters stay case-sensitive', async () => {
    const in_ = await guests([item('a', { mail: 'Ann@X' })], { caseInsensitive: true })
    expect(await statusOf(in_)).toMatchObject({ status: 'ACTIVE', unique: true, caseInsensitive: true })
    expect(await codeOf(owner.dataItems.insertDataItem({ ...in_, dataItem: item('b', { mail: 'aNN@x' }) }))).toBe('WDE0123')
    await owner.dataItems.updateDataItem({ ...in_, dataItem: item('a', { mail: 'ANN@X' }) })
    const count = async (mail: unknown) => (await owner.dataItems.countDataItems({ ...in_, filter: { mail } })).totalCount
    expect([await count('ANN@X'), await count('ann@x'), await count({ $startsWith: 'ann' })]).toEqual([1, 0, 1])
    await owner.dataItems.removeDataItem({ ...in_, dataItemId: 'a' })
    await owner.dataItems.insertDataItem({ ...in_, dataItem: item('b', { mail: 'ann@x' }) })
    await owner.dataItems.bulkInsertDataItems({ ...in_, dataItems: [item('c', { mail: ['A'] }), item('d', { mail: ['a'] })] })
    expect(Object.keys(await mails(in_))).toEqual(['b', 'c', 'd'])
  })
})

describe('concurrency', () => {
  test('of twenty inserts of one value one succeeds, and the others are refused', async () => {
    const in_ = await guests()
    const insert = (n: number) => owner.dataItems.insertDataItem({ ...in_, dataItem: item(`i${n}`, { mail: 'one@x' }) })
    const { answers, refusals } = await outcomes(Array.from({ length: 20 }, (_, n) => insert(n)))
    expect(answers).toHaveLength(1)
    expect(refusals).toEqual({ '409 WDE0123': 19 })
    await expectTrue(in_)
  })

  test('bulk writes of the same values in opposite order all end, and each value belongs to one item', async () => {
    const in_ = await guests()
    const numbers = Array.from({ length: 40 }, (_, n) => n)
    const bulks = Array.from({ length: 6 }, (_, bulk) => {
      const list = bulk % 2 ? numbers : numbers.toReversed()
      return owner.dataItems.bulkInsertDataItems({ ...in_, dataItems: list.map((n) => item(`b${bulk}-${n}`, { mail: n })) })
    })
    const told = await Promise.all(bulks)
    expect(told.flatMap(codes).filter((code) => code === undefined)).toHaveLength(40)
    expect(told.flatMap(codes).filter((code) => code === 'WDE0123')).toHaveLength(200)
    expect(Object.values(await mails(in_)).toSorted((a, b) => Number(a) - Number(b))).toEqual(numbers)
    await expectTrue(in_)
  })

  test('random inserts, updates, swaps, saves and removals of few values never duplicate one, and the table of values matches the items', async () => {
    const in_ = await guests()
    const any = (count: number, salt: number) => (salt * 7919 + salt * salt * 31) % count
    const act = (n: number): Promise<unknown> => {
      const [id, other, mail] = [`i${any(6, n)}`, `i${any(6, n + 3)}`, any(5, n + 1)]
      const { dataItems } = owner
      return [
        () => dataItems.insertDataItem({ ...in_, dataItem: item(id, { mail }) }),
        () => dataItems.bulkUpdateDataItems({ ...in_, dataItems: [item(id, { mail }), item(other, { mail: any(5, n + 2) })] }),
        () => dataItems.bulkSaveDataItems({ ...in_, dataItems: [item(other, { mail }), item(id, { mail: any(5, n + 2) })] }),
        () => dataItems.bulkRemoveDataItems({ ...in_, dataItemIds: [id, other] }),
        () => dataItems.bulkUpdateDataItems({ ...in_, dataItems: [item(id, { mail: any(5, n) }), item(id, { mail })] }),
      ][n % 5]!()
    }
    for (let round = 0; round < 12; round++) {
      const { refusals } = await outcomes(Array.from({ length: 10 }, (_, n) => act(round * 10 + n)))
      expect(Object.keys(refusals).filter((name) => !/WDE0123|WDE0074|WDE0073/.test(name))).toEqual([])
      const values = Object.values(await mails(in_))
      expect(new Set(values).size).toBe(values.length)
      await expectTrue(in_)
    }
  })
})

describe('building', () => {
  test('over a duplicate value: FAILED, and the owner sees which and where', async () => {
    const in_ = await guests([item('a', { mail: 'two@x' }), item('b', { mail: 'one@x' }), item('c', { mail: 'two@x' })])
    expect(await statusOf(in_)).toMatchObject({
      status: 'FAILED',
      failure: { code: 'WDE0113', description: 'The value "two@x" of mail appears in two items: a and c.', itemId: 'c' },
    })
    await owner.dataItems.insertDataItem({ ...in_, dataItem: item('d', { mail: 'one@x' }) })
    await owner.dataItems.bulkRemoveDataItems({ ...in_, dataItemIds: ['c', 'd'] })
    await owner.dataCollections.createDataIndex({ ...in_, index: unique })
    await runQueued(site)
    expect(await statusOf(in_)).toMatchObject({ status: 'ACTIVE' })
    await expectTrue(in_)
  })

  test('a write during the build is either refused or fails the build', async () => {
    const in_ = { dataCollectionId: 'Early' }
    await owner.dataCollections.createDataCollection({ collection: { id: 'Early' } })
    await owner.dataItems.insertDataItem({ ...in_, dataItem: item('a', { mail: 1 }) })
    await owner.dataCollections.createDataIndex({ ...in_, index: unique })
    await owner.dataItems.insertDataItem({ ...in_, dataItem: item('b', { mail: 2 }) })
    expect(await codeOf(owner.dataItems.insertDataItem({ ...in_, dataItem: item('c', { mail: 2 }) }))).toBe('WDE0123')
    await owner.dataItems.insertDataItem({ ...in_, dataItem: item('d', { mail: 1 }) })
    await runQueued(site)
    expect(await statusOf(in_)).toMatchObject({ status: 'FAILED', failure: { code: 'WDE0113' } })
  })

  test('during other writes, it never becomes active over duplicates', async () => {
    for (let round = 0; round < 4; round++) {
      const in_ = { dataCollectionId: `Busy${round}` }
      await owner.dataCollections.createDataCollection({ collection: { id: in_.dataCollectionId } })
      const dataItems = Array.from({ length: 300 }, (_, n) => item(`i${String(n).padStart(3, '0')}`, { mail: n }))
      await owner.dataItems.bulkInsertDataItems({ ...in_, dataItems })
      await owner.dataCollections.createDataIndex({ ...in_, index: unique })
      const writes = Array.from({ length: 12 }, (_, n) => {
        const ids = [n * 20, n * 20 + 7, 299 - n].map((at) => `i${String(at).padStart(3, '0')}`)
        if (n % 3 === 0) return owner.dataItems.bulkRemoveDataItems({ ...in_, dataItemIds: ids })
        const moved = ids.map((id, at) => item(id, { mail: round % 2 ? 1000 + n * 3 + at : n * 25 + at }))
        return n % 3 === 1
          ? owner.dataItems.bulkUpdateDataItems({ ...in_, dataItems: moved })
          : owner.dataItems.bulkInsertDataItems({ ...in_, dataItems: moved.map(({ id, data }) => item(`new-${id}`, data)) })
      })
      await Promise.all([runQueued(site), ...writes])
      const built = await statusOf(in_)
      const values = Object.values(await mails(in_))
      if (round % 2) expect(built).toMatchObject({ status: 'ACTIVE' })
      if (built!.status !== 'ACTIVE') continue
      expect(new Set(values).size).toBe(values.length)
      await expectTrue(in_)
    }
  })

  test('after an interruption it continues with its earlier work intact', async () => {
    const in_ = { dataCollectionId: 'Broken' }
    await owner.dataCollections.createDataCollection({ collection: { id: 'Broken' } })
    for (let i = 0; i < 3; i++) {
      const dataItems = Array.from({ length: 1000 }, (_, n) => item(`i${i * 1000 + n}`, { mail: i * 1000 + n }))
      await owner.dataItems.bulkInsertDataItems({ ...in_, dataItems })
    }
    await owner.dataCollections.createDataIndex({ ...in_, index: unique })
    let transactions = 0
    const { database } = site.app.services
    const transaction: typeof database.transaction = (work) =>
      database.transaction(async (db) => {
        const done = await work(db)
        if (++transactions === 2) throw new Error('the power is out')
        return done
      })
    const failing = { ...site.app, services: { ...site.app.services, database: { ...database, transaction } } } as App
    await expect(runQueued({ ...site, app: failing })).rejects.toThrow('the power is out')
    expect(await statusOf(in_)).toMatchObject({ status: 'BUILDING' })
    await owner.dataItems.updateDataItem({ ...in_, dataItem: item('i5', { mail: 9000 }) })
    await runQueued(site)
    expect(await statusOf(in_)).toMatchObject({ status: 'ACTIVE' })
    await expectTrue(in_)
  })
})

describe('changes to its collection', () => {
  test('a value is unique in the sandbox too, independent of the live data', async () => {
    const { settings } = await owner.dataSettings.getDataSettings({})
    await owner.dataSettings.updateDataSettings({ settings: { revision: settings.revision!, sandboxEnabled: true } })
    const in_ = await guests([item('a', { mail: 1 })])
    const tried = { ...in_, environment: 'SANDBOX' as const }
    await owner.dataItems.insertDataItem({ ...tried, dataItem: item('b', { mail: 1 }) })
    expect(await codeOf(owner.dataItems.insertDataItem({ ...tried, dataItem: item('c', { mail: 1 }) }))).toBe('WDE0123')
    await owner.dataItems.truncateDataItems(tried)
    await owner.dataItems.bulkInsertDataItems({ ...tried, dataItems: [item('c', { mail: 1 }), item('d', { mail: 2 })] })
    expect(await codeOf(owner.dataItems.insertDataItem({ ...in_, dataItem: item('c', { mail: 1 }) }))).toBe('WDE0123')
    await expectTrue(in_)
    await owner.dataCollections.dropDataIndex({ ...in_, indexName: 'mail' })
    await owner.dataItems.insertDataItem({ ...tried, dataItem: item('e', { mail: 1 }) })
    await owner.dataCollections.createDataIndex({ ...in_, index: unique })
    await runQueued(site)
    expect((await statusOf(in_))!.failure!.description).toBe('In the sandbox, the value 1 of mail appears in two items: c and e.')
  })

  test('dropped: duplicates are allowed, and stored values are deleted', async () => {
    const in_ = await guests([item('a', { mail: 1 })])
    const valuesLeft = () =>
      site.database.rows(sql`select from data_unique_values where site_id = ${site.siteId} and item_id = 'dropped-1'`)
    await owner.dataItems.insertDataItem({ ...in_, dataItem: item('dropped-1', { mail: 2 }) })
    expect(await valuesLeft()).toHaveLength(1)
    await owner.dataCollections.dropDataIndex({ ...in_, indexName: 'mail' })
    await owner.dataItems.insertDataItem({ ...in_, dataItem: item('b', { mail: 1 }) })
    await purgeData(site.app)
    expect(await valuesLeft()).toEqual([])
  })

  test('emptied: every value is free again, and still unique', async () => {
    const in_ = await guests([item('a', { mail: 1 })])
    await owner.dataItems.truncateDataItems(in_)
    await owner.dataItems.insertDataItem({ ...in_, dataItem: item('b', { mail: 1 }) })
    expect(await codeOf(owner.dataItems.insertDataItem({ ...in_, dataItem: item('c', { mail: 1 }) }))).toBe('WDE0123')
    await purgeData(site.app)
    expect(await codeOf(owner.dataItems.insertDataItem({ ...in_, dataItem: item('c', { mail: 1 }) }))).toBe('WDE0123')
    await expectTrue(in_)
  })

  test('deleted and restored: unchanged', async () => {
    const in_ = await guests([item('a', { mail: 1 })])
    await owner.dataCollections.deleteDataCollection(in_)
    await purgeData(site.app)
    await owner.dataCollections.restoreDataCollection(in_)
    expect(await codeOf(owner.dataItems.insertDataItem({ ...in_, dataItem: item('b', { mail: 1 }) }))).toBe('WDE0123')
  })

  test('422: a second unique index; the number of indexes left reflects it', async () => {
    const in_ = await guests()
    const left = await owner.dataCollections.listAvailableDataIndexes(in_)
    expect(left).toEqual({ regular1Field: 3, regular3Field: 1, unique1Field: 0, total: 3 })
    const second = owner.dataCollections.createDataIndex({ ...in_, index: { ...unique, name: 'other', fields: [{ path: 'x' }] } })
    expect((await refusalOf(second)).code).toBe('DATA_INDEXES_LIMIT_REACHED')
  })
})

test('D01: a hidden field reveals no value: it can be neither set nor queried', async () => {
  const in_ = await guests([item('a', { mail: 'asp' })])
  const field = { key: 'mail', type: 'TEXT' as const, condition: { permission: 'RESTRICTED' as const } }
  await owner.dataCollections.createDataCollectionField({ ...in_, field })
  const permissions = { read: 'ANYONE', insert: 'ANYONE', update: 'ANYONE' } as const
  await owner.dataCollections.patchDataCollection({ dataCollection: { id: in_.dataCollectionId, permissions } })
  const visitor = site.as(site.visitor())
  for (const mail of ['asp', 'bee']) {
    await visitor.dataItems.insertDataItem({ ...in_, dataItem: item(mail, { mail }) })
    await visitor.dataItems.updateDataItem({ ...in_, dataItem: item(mail, { mail }) })
  }
  expect(await mails(in_)).toEqual({ a: 'asp', asp: undefined, bee: undefined })
})
