import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { statementsOf } from '../../../../../tests/support/statements-of.ts'
import { sql } from '../../../database/sql.ts'

let site: TestSite
let owner: Client
beforeAll(async () => {
  site = await makeTestSite()
  owner = site.as(site.owner())
  await owner.dataCollections.createDataCollection({ collection: { id: 'Jars' } })
})

const in_ = { dataCollectionId: 'Jars' }
const put = (id: string, data: object = {}) => owner.dataItems.saveDataItem({ ...in_, dataItem: { id, data: { ...data } } })
const read = async (id: string) => (await owner.dataItems.getDataItem({ ...in_, dataItemId: id })).dataItem.data!
const slugs = async (id: string): Promise<string[]> => {
  const rows = await site.database.rows<{ slug: string }>(sql`
    select slug from events where site_id = ${site.siteId} and entity_id = ${id} order by entity_sequence`)
  return rows.map(({ slug }) => slug)
}

describe('one item', () => {
  test('D12: 200: inserts with a new id, and system fields that callers cannot set', async () => {
    const forged = { _owner: randomUUID(), _createdDate: { $date: '2001-01-01T00:00:00.000Z' }, name: 'clay' }
    const { dataItem } = await owner.dataItems.insertDataItem({ ...in_, dataItem: { data: forged } })
    expect(dataItem.data).toMatchObject({ name: 'clay', _id: dataItem.id, _owner: site.owner().id })
    expect(dataItem.data!._createdDate).not.toEqual(forged._createdDate)
    expect(await slugs(dataItem.id!)).toEqual(['created'])
  })

  test('D12: 409 WDE0074: an id in use, also `constructor`', async () => {
    for (const id of ['taken', 'constructor', '..']) {
      await owner.dataItems.insertDataItem({ ...in_, dataItem: { id } })
      expect((await refusalOf(owner.dataItems.insertDataItem({ ...in_, dataItem: { data: { _id: id } } }))).code).toBe('WDE0074')
    }
  })

  test('D12: 400: an id that cannot be part of a path', async () => {
    for (const id of ['../x', 'a/b', 'tab\t', 'x'.repeat(257)])
      expect((await refusalOf(owner.dataItems.insertDataItem({ ...in_, dataItem: { id } }))).status).toBe(400)
  })

  test('200: an update drops omitted fields; a save inserts or updates', async () => {
    expect((await put('u', { a: 1, b: 2 })).action).toBe('INSERTED')
    await owner.dataItems.updateDataItem({ ...in_, dataItem: { id: 'u', data: { b: 3 } } })
    expect(await read('u')).not.toHaveProperty('a')
    expect((await put('u', { c: 4 })).action).toBe('UPDATED')
    expect(await slugs('u')).toEqual(['created', 'updated', 'updated'])
  })

  test('200: returns the removed item; restored, its events continue', async () => {
    await put('r', { a: 1 })
    expect((await owner.dataItems.removeDataItem({ ...in_, dataItemId: 'r' })).dataItem.data).toMatchObject({ a: 1 })
    await put('r', { a: 2 })
    expect(await slugs('r')).toEqual(['created', 'deleted', 'created'])
  })

  test('404 WDE0073: a missing item cannot be read, changed or removed', async () => {
    const { dataItems } = owner
    const dataItem = { id: 'ghost', data: {} }
    const patch = { dataItemId: 'ghost', fieldModifications: [{ action: 'REMOVE_FIELD' as const, fieldPath: 'a' }] }
    for (const call of [
      () => dataItems.getDataItem({ ...in_, dataItemId: 'ghost' }),
      () => dataItems.updateDataItem({ ...in_, dataItem }),
      () => dataItems.removeDataItem({ ...in_, dataItemId: 'ghost' }),
      () => dataItems.patchDataItem({ ...in_, patch }),
    ])
      expect(await refusalOf(call())).toMatchObject({ status: 404, code: 'WDE0073' })
  })

  test('412 CONDITION_NOT_MET: unless the item meets the condition', async () => {
    await put('c', { state: 'open' })
    const close = (filter: object) =>
      owner.dataItems.updateDataItem({ ...in_, dataItem: { id: 'c', data: { state: 'closed' } }, condition: { filter: { ...filter } } })
    await close({ state: 'open' })
    expect((await refusalOf(close({ state: 'open' }))).code).toBe('CONDITION_NOT_MET')
    expect((await refusalOf(close({ $where: 1 }))).violations[0]?.field).toBe('condition.filter.$where')
  })

  test('dates are stored in one format; an invalid one is refused by its path', async () => {
    await put('d', { on: { $date: '2026-11-20T13:00:00+01:00' }, list: [{ $date: '2026-11-20' }], text: '2026-11-20T13:00:00+01:00' })
    expect(await read('d')).toMatchObject({
      on: { $date: '2026-11-20T12:00:00.000Z' },
      list: [{ $date: '2026-11-20T00:00:00.000Z' }],
      text: '2026-11-20T13:00:00+01:00',
    })
    const { violations } = await refusalOf(put('d', { a: [{ b: { $date: 'yesterday' } }] }))
    expect(violations).toMatchObject([{ field: 'dataItem.data.a[0].b.$date', violatedRule: 'FORMAT' }])
  })

  test('D13: 400 WDE0009: an item of more than 500 kB', async () => {
    expect((await refusalOf(put('large', { text: 'x'.repeat(500_000) }))).code).toBe('WDE0009')
    await put('fits', { text: 'x'.repeat(499_900) })
  })

  test('D09, D13, D14: 400: nested deeper than 50, prototype keys, text that PostgreSQL cannot store', async () => {
    const deep = Array.from({ length: 60 }).reduce<object>((inner) => ({ inner }), {})
    for (const data of [deep, JSON.parse('{"__proto__": {"a": 1}}'), { constructor: 1 }, { a: 'null\0' }, { a: '\ud800' }])
      expect((await refusalOf(put('odd', data as object))).status).toBe(400)
  })

  test('D16: the path sets the id, whatever the body contains', async () => {
    await put('p', { a: 1 })
    await owner.dataItems.updateDataItem({ ...in_, dataItem: { id: 'p', data: { _id: 'other', a: 2 } } })
    expect(await read('p')).toMatchObject({ _id: 'p', a: 2 })
  })
})

describe('patches', () => {
  type Modification = Parameters<Client['dataItems']['patchDataItem']>[0]['patch']['fieldModifications'][number]
  const patch = (id: string, ...fieldModifications: Modification[]) =>
    owner.dataItems.patchDataItem({ ...in_, patch: { dataItemId: id, fieldModifications } })
  const plus = (fieldPath: string, value: number): Modification => ({
    action: 'INCREMENT_FIELD',
    fieldPath,
    incrementFieldOptions: { value },
  })

  test('200: applies each action in sequence, also in nested objects', async () => {
    await put('m', { n: 1, gone: true, tags: ['a', 'b', 'a'], in: { here: 1 } })
    const { dataItem } = await patch(
      'm',
      plus('n', 2),
      plus('in.here', 1),
      plus('in.new.counter', 5),
      { action: 'SET_FIELD', fieldPath: 'when', setFieldOptions: { value: { $date: '2026-01-01' } } },
      { action: 'REMOVE_FIELD', fieldPath: 'gone' },
      { action: 'APPEND_TO_ARRAY', fieldPath: 'tags', appendToArrayOptions: { value: { c: 1 } } },
      { action: 'REMOVE_FROM_ARRAY', fieldPath: 'tags', removeFromArrayOptions: { value: 'a' } },
      { action: 'APPEND_TO_ARRAY', fieldPath: 'fresh', appendToArrayOptions: { value: 1 } },
    )
    expect(dataItem.data).toMatchObject({
      n: 3,
      in: { here: 2, new: { counter: 5 } },
      when: { $date: '2026-01-01T00:00:00.000Z' },
      tags: ['b', { c: 1 }],
      fresh: [1],
    })
    expect(dataItem.data).not.toHaveProperty('gone')
  })

  test('D15: 100 parallel increments add 100, and 100 parallel appends add 100 entries', async () => {
    await put('busy', { n: 0 })
    const append = { action: 'APPEND_TO_ARRAY', fieldPath: 'list', appendToArrayOptions: { value: 'x' } } as const
    await Promise.all(Array.from({ length: 100 }, () => patch('busy', plus('n', 1), append)))
    expect(await read('busy')).toMatchObject({ n: 100, list: Array.from({ length: 100 }, () => 'x') })
  })

  test.each<[string, Modification, string]>([
    ['a sum of text', plus('text', 1), 'patch.fieldModifications[0].fieldPath'],
    ['a sum past all numbers', plus('huge', 1e308), 'patch.fieldModifications[0].fieldPath'],
    [
      'an entry for what is no list',
      { action: 'APPEND_TO_ARRAY', fieldPath: 'text', appendToArrayOptions: { value: 1 } },
      'patch.fieldModifications[0].fieldPath',
    ],
    [
      'a way through a text',
      { action: 'SET_FIELD', fieldPath: 'text.inner', setFieldOptions: { value: 1 } },
      'patch.fieldModifications[0].fieldPath',
    ],
    [
      'a field of the system',
      { action: 'SET_FIELD', fieldPath: '_owner', setFieldOptions: { value: 'me' } },
      'patch.fieldModifications[0].fieldPath',
    ],
    ['a field that is none', { action: 'REMOVE_FIELD', fieldPath: "a'b" }, 'patch.fieldModifications[0].fieldPath'],
    ['no value', { action: 'SET_FIELD', fieldPath: 'a' }, 'patch.fieldModifications[0].setFieldOptions'],
  ])('400: %s', async (_, modification, field) => {
    await put('w', { text: 'x', huge: 1.7e308 })
    const { violations } = await refusalOf(patch('w', modification))
    expect(violations[0]?.field).toBe(field)
    expect((await refusalOf(patch('w', plus('n', 1), modification))).status).toBe(400)
    expect(await read('w')).not.toHaveProperty('n')
  })
})

describe('bulk writes', () => {
  const metadata = (results: { action: string; itemMetadata: { success: boolean; error?: { code: string } } }[]) =>
    results.map(({ action, itemMetadata }) => itemMetadata.error?.code ?? action)

  test('D22: return a result for each item, and the possible ones succeed', async () => {
    const { dataItems } = owner
    await put('b1', { n: 1 })
    const inserted = await dataItems.bulkInsertDataItems({
      ...in_,
      dataItems: [{ id: 'b1' }, { id: 'b2', data: { n: 2 } }, { id: 'b2' }, { data: { a: { $date: 'never' } } }, { data: { n: 3 } }],
      returnEntity: true,
    })
    expect(metadata(inserted.results)).toEqual(['WDE0074', 'INSERT', 'WDE0074', 'WDE0080', 'INSERT'])
    expect(inserted.results[3]?.itemMetadata.error?.data).toMatchObject({ fieldViolations: [{ field: 'dataItems[3].data.a.$date' }] })
    expect(inserted.results[1]?.dataItem?.data).toMatchObject({ n: 2 })
    expect(inserted.bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 3, undetailedFailures: 0 })
    const updated = await dataItems.bulkUpdateDataItems({
      ...in_,
      dataItems: [{ id: 'b1', data: { n: 10 } }, { id: 'nobody' }, { id: 'b1', data: { n: 11 } }],
    })
    expect(metadata(updated.results)).toEqual(['UPDATE', 'WDE0073', 'UPDATE'])
    expect(await read('b1')).toMatchObject({ n: 11 })
    const saved = await dataItems.bulkSaveDataItems({
      ...in_,
      dataItems: [{ id: 'b3', data: { n: 1 } }, { id: 'b3', data: { n: 2 } }, { id: 'b2', data: {} }, {}],
    })
    expect(metadata(saved.results)).toEqual(['INSERT', 'UPDATE', 'UPDATE', 'INSERT'])
    expect(await read('b3')).toMatchObject({ n: 2 })
    const plus = { action: 'INCREMENT_FIELD' as const, fieldPath: 'n', incrementFieldOptions: { value: 1 } }
    const patched = await dataItems.bulkPatchDataItems({
      ...in_,
      patches: ['b3', 'b3', 'nobody'].map((dataItemId) => ({ dataItemId, fieldModifications: [plus] })),
    })
    expect(metadata(patched.results)).toEqual(['PATCH', 'PATCH', 'WDE0073'])
    expect(await read('b3')).toMatchObject({ n: 4 })
    const removed = await dataItems.bulkRemoveDataItems({ ...in_, dataItemIds: ['b1', 'nobody', 'b2'] })
    expect(metadata(removed.results)).toEqual(['DELETE', 'WDE0073', 'DELETE'])
  })

  test('write a thousand items in few statements', async () => {
    const dataItems = Array.from({ length: 1000 }, (_, n) => ({ id: `t${n}`, data: { n } }))
    const insert = async () => {
      const { bulkActionMetadata } = await owner.dataItems.bulkInsertDataItems({ ...in_, dataItems })
      expect(bulkActionMetadata.totalSuccesses).toBe(1000)
    }
    expect(await statementsOf(site.database, insert)).toBeLessThan(10)
    expect(await statementsOf(site.database, () => owner.dataItems.bulkUpdateDataItems({ ...in_, dataItems }))).toBeLessThan(10)
    const [{ revision }] = (await site.database.rows<{ revision: number }>(sql`
      select revision from data_items where site_id = ${site.siteId} and id = 't999'`)) as [{ revision: number }]
    expect(revision).toBe(2)
    expect(await slugs('t999')).toEqual(['created', 'updated'])
  })

  test('D18: 400: more than a thousand, or none', async () => {
    for (const length of [0, 1001]) {
      const dataItemIds = Array.from({ length }, (_, n) => `t${n}`)
      expect((await refusalOf(owner.dataItems.bulkRemoveDataItems({ ...in_, dataItemIds }))).violations[0]?.field).toBe('dataItemIds')
    }
  })

  test('two that lock the same items in opposite order both end', async () => {
    const items = Array.from({ length: 50 }, (_, n) => ({ id: `t${n}`, data: { n } }))
    const runs = Array.from({ length: 10 }, (_, n) =>
      owner.dataItems.bulkUpdateDataItems({ ...in_, dataItems: n % 2 ? items : items.toReversed() }),
    )
    for (const { bulkActionMetadata } of await Promise.all(runs)) expect(bulkActionMetadata.totalSuccesses).toBe(50)
  })

  test('truncate: no items remain, at once and for later readers', async () => {
    await owner.dataItems.truncateDataItems(in_)
    expect((await owner.dataItems.countDataItems(in_)).totalCount).toBe(0)
    await put('t1', { fresh: true })
    expect((await owner.dataItems.countDataItems(in_)).totalCount).toBe(1)
  })
})
