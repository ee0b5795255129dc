import { beforeAll, describe, expect, test } from 'vitest'
import type { ApiError, Client } from '@stoa/sdk'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { isPublishedAt } from '../../../database/query/published.ts'
import { part, sql } from '../../../database/sql.ts'
import { statusOf } from '../publishing.ts'

// Items that are drafts by their status (threats D01, D17–D20): they don't exist for callers who may not see them or don't ask for them.

let site: TestSite
let owner: Client
let visitor: Client
beforeAll(async () => {
  site = await makeTestSite()
  owner = site.as(site.owner())
  visitor = site.as(site.visitor())
})

const drafts = { publishPluginOptions: { includeDraftItems: true } }
const open = { read: 'ANYONE', insert: 'ANYONE', update: 'ANYONE', remove: 'ANYONE' } as const
const refers = (key: string, referencedCollectionId: string) => ({
  key,
  type: 'MULTI_REFERENCE' as const,
  typeMetadata: { multiReference: { referencedCollectionId } },
})

let count = 0
/** A collection whose items have statuses: published ones, and `hidden` ones as drafts. */
async function collectionWith(hidden: boolean, defaultStatus: 'DRAFT' | 'PUBLISHED' = 'PUBLISHED'): Promise<string> {
  const id = `Posts${count++}`
  const fields = [{ key: 'title', type: 'TEXT' as const }, refers('next', id)]
  const plugins = [{ type: 'PUBLISH' as const, publishOptions: { defaultStatus } }]
  await owner.dataCollections.createDataCollection({ collection: { id, fields, plugins, permissions: open } })
  const published = { _publishStatus: 'PUBLISHED' }
  const items = [
    { id: 'a', data: { title: 'salt', n: 1, next: ['b', 'secret', 'gone'], ...published } },
    { id: 'b', data: { title: 'pepper', n: 2, next: ['a'], ...published } },
  ]
  const secret = { id: 'secret', data: { title: 'cumin', n: 40, only: 1, next: ['a'], _publishStatus: 'DRAFT' } }
  await owner.dataItems.bulkInsertDataItems({ dataCollectionId: id, dataItems: hidden ? [...items, secret] : items })
  return id
}

const setN = (dataItemId: string) => ({
  dataItemId,
  fieldModifications: [{ action: 'INCREMENT_FIELD' as const, fieldPath: 'n', incrementFieldOptions: { value: 1 } }],
})

/** Every call that could reveal a draft. */
const places: Record<string, (client: Client, dataCollectionId: string) => Promise<unknown>> = {
  get: ({ dataItems }, dataCollectionId) => dataItems.getDataItem({ dataCollectionId, dataItemId: 'secret' }),
  query: ({ dataItems }, dataCollectionId) => dataItems.queryDataItems({ dataCollectionId, returnTotalCount: true }),
  'query by status': ({ dataItems }, dataCollectionId) =>
    dataItems.queryDataItems({ dataCollectionId, query: { filter: { _publishStatus: 'DRAFT' } } }),
  'query for all': ({ dataItems }, dataCollectionId) =>
    dataItems.queryDataItems({ dataCollectionId, query: { filter: { $or: [{ n: { $gt: 3 } }, { $not: { n: 77 } }, {}] } } }),
  'query sorted': ({ dataItems }, dataCollectionId) =>
    dataItems.queryDataItems({ dataCollectionId, query: { sort: [{ fieldName: 'n', order: 'DESC' }], paging: { limit: 1 } } }).then(
      // A cursor is sealed differently each time.
      ({ dataItems: [item], pagingMetadata: { hasNext } }) => ({ data: item!.data, hasNext }),
    ),
  'query by id': ({ dataItems }, dataCollectionId) =>
    dataItems.queryDataItems({ dataCollectionId, query: { filter: { _id: { $in: ['secret'] } } } }),
  'query shuffled': ({ dataItems }, dataCollectionId) =>
    dataItems.queryDataItems({ dataCollectionId, sortMode: 'RANDOM', randomOptions: { seed: 7 } }),
  count: ({ dataItems }, dataCollectionId) => dataItems.countDataItems({ dataCollectionId, filter: { only: { $exists: true } } }),
  'count of all': ({ dataItems }, dataCollectionId) => dataItems.countDataItems({ dataCollectionId }),
  distinct: ({ dataItems }, dataCollectionId) =>
    dataItems.queryDistinctValues({ dataCollectionId, fieldName: 'n', returnTotalCount: true }),
  'distinct statuses': ({ dataItems }, dataCollectionId) =>
    dataItems.queryDistinctValues({ dataCollectionId, fieldName: '_publishStatus' }),
  figures: ({ dataItems }, dataCollectionId) =>
    dataItems.aggregateDataItems({
      dataCollectionId,
      aggregation: {
        groupingFields: ['_publishStatus'],
        operations: [
          { resultFieldName: 'sum', sum: { itemFieldName: 'n' } },
          { resultFieldName: 'count', itemCount: {} },
        ],
      },
    }),
  pipeline: ({ dataItems }, dataCollectionId) => {
    const counting = [{ resultFieldName: 'count', sum: { expression: { numeric: 1 } } }]
    const group = { groupIds: [{ key: 'status', expression: { fieldPath: '_publishStatus' } }], accumulators: counting }
    const stages = [{ filter: { n: { $gt: 0 } } }, { group }]
    return dataItems.aggregatePipelineDataItems({ dataCollectionId, pipeline: { stages }, returnTotalCount: true })
  },
  'pipeline by status': ({ dataItems }, dataCollectionId) =>
    dataItems.aggregatePipelineDataItems({ dataCollectionId, pipeline: { stages: [{ filter: { _publishStatus: 'DRAFT' } }] } }),
  search: ({ dataItems }, dataCollectionId) =>
    dataItems.searchDataItems({ dataCollectionId, search: { search: { expression: 'cumin salt', fuzzy: true } } }),
  include: ({ dataItems }, dataCollectionId) =>
    dataItems.getDataItem({ dataCollectionId, dataItemId: 'a', includeReferences: [{ field: 'next' }] }),
  'references to it': ({ dataItems }, dataCollectionId) =>
    dataItems
      .queryReferencedDataItems({ dataCollectionId, referringItemId: 'a', referringItemFieldName: 'next' })
      .then((page) => page.results),
  'references of it': ({ dataItems }, dataCollectionId) =>
    dataItems.queryReferencedDataItems({ dataCollectionId, referringItemId: 'secret', referringItemFieldName: 'next' }),
  'is it referenced': ({ dataItems }, dataCollectionId) =>
    dataItems.isReferencedDataItem({ dataCollectionId, referringItemId: 'a', referringItemFieldName: 'next', referencedItemId: 'secret' }),
  'does it refer': ({ dataItems }, dataCollectionId) =>
    dataItems.isReferencedDataItem({ dataCollectionId, referringItemId: 'secret', referringItemFieldName: 'next', referencedItemId: 'a' }),
  update: ({ dataItems }, dataCollectionId) => dataItems.updateDataItem({ dataCollectionId, dataItem: { id: 'secret', data: {} } }),
  'update on condition': ({ dataItems }, dataCollectionId) =>
    dataItems.updateDataItem({ dataCollectionId, dataItem: { id: 'secret', data: {} }, condition: { filter: { only: 1 } } }),
  patch: ({ dataItems }, dataCollectionId) => dataItems.patchDataItem({ dataCollectionId, patch: setN('secret') }),
  'bulk patch': ({ dataItems }, dataCollectionId) => dataItems.bulkPatchDataItems({ dataCollectionId, patches: [setN('secret')] }),
  'bulk update': ({ dataItems }, dataCollectionId) => dataItems.bulkUpdateDataItems({ dataCollectionId, dataItems: [{ id: 'secret' }] }),
  remove: ({ dataItems }, dataCollectionId) => dataItems.removeDataItem({ dataCollectionId, dataItemId: 'secret' }),
  'bulk remove': ({ dataItems }, dataCollectionId) => dataItems.bulkRemoveDataItems({ dataCollectionId, dataItemIds: ['secret'] }),
  'insert reference': ({ dataItems }, dataCollectionId) =>
    dataItems.insertDataItemReference({
      dataCollectionId,
      dataItemReference: { referringItemId: 'secret', referringItemFieldName: 'next', referencedItemId: 'b' },
    }),
  'replace references': ({ dataItems }, dataCollectionId) =>
    dataItems.replaceDataItemReferences({ dataCollectionId, referringItemId: 'secret', referringItemFieldName: 'next' }),
}

const told = (call: Promise<unknown>, id: string): Promise<string> =>
  call.then(
    (answer) =>
      JSON.stringify(answer)
        .replaceAll(id, '<id>')
        .replaceAll(/"(_createdDate|_updatedDate)":\{[^}]*\}|"cursors":\{[^}]*\}/g, ''),
    (error: ApiError) => `${error.status} ${error.code}`,
  )

describe('a draft is answered like a missing item', () => {
  let [having, without] = ['', '']
  beforeAll(async () => {
    having = await collectionWith(true)
    without = await collectionWith(false)
  })

  test.each(Object.keys(places))('%s: for a visitor, for a visitor who requests drafts, and for an owner who does not', async (place) => {
    const asking: Client = clientAsking(visitor)
    for (const client of [visitor, asking, owner])
      expect(await told(places[place]!(client, having), having)).toBe(await told(places[place]!(client, without), without))
  })

  test('but exists for an owner who requests drafts', async () => {
    const { dataItem } = await owner.dataItems.getDataItem({ dataCollectionId: having, dataItemId: 'secret', ...drafts })
    expect(dataItem.data).toMatchObject({ n: 40, next: ['a'], _publishStatus: 'DRAFT' })
  })
})

/** The same client, with every call about items asking for drafts. */
function clientAsking(client: Client): Client {
  const dataItems = new Proxy(client.dataItems, {
    get: (calls, name) => (request: object) =>
      (calls as unknown as Record<string, (sent: object) => Promise<unknown>>)[name as string]!({ ...request, ...drafts }),
  })
  return { ...client, dataItems }
}

describe('an owner who requests drafts', () => {
  const reads = ['query', 'query by status', 'query by id', 'count', 'count of all', 'distinct', 'figures', 'search', 'include']
  test.each(reads)('%s: includes them', async (place) => {
    const [having, without] = [await collectionWith(true), await collectionWith(false)]
    const asking = clientAsking(owner)
    expect(await told(places[place]!(asking, having), having)).not.toBe(await told(places[place]!(asking, without), without))
  })

  test.each(['update', 'patch', 'bulk patch', 'remove', 'insert reference', 'replace references'])('%s: changes them', async (place) => {
    const id = await collectionWith(true)
    const before = await owner.dataItems.queryDataItems({ dataCollectionId: id, ...drafts })
    expect(await told(places[place]!(clientAsking(owner), id), id)).not.toMatch(/^\d{3} /)
    const after = await owner.dataItems.queryDataItems({ dataCollectionId: id, ...drafts })
    expect(after.dataItems).not.toEqual(before.dataItems)
    expect(await told(places.count!(visitor, id), id)).toBe('{"totalCount":0}')
  })
})

describe('who sets the status', () => {
  test('only the site’s team: items of others get the collection’s default', async () => {
    const dataCollectionId = await collectionWith(false, 'DRAFT')
    const data = { n: 3, _publishStatus: 'PUBLISHED', _publishDate: { $date: '2020-01-01T00:00:00Z' } }
    const { dataItem } = await visitor.dataItems.insertDataItem({ dataCollectionId, dataItem: { id: 'sent', data } })
    expect(dataItem.data).toMatchObject({ n: 3, _publishStatus: 'DRAFT' })
    expect(dataItem.data).not.toHaveProperty('_publishDate')
    expect(await told(visitor.dataItems.getDataItem({ dataCollectionId, dataItemId: 'sent' }), '')).toBe('404 WDE0073')
    await visitor.dataItems.updateDataItem({ dataCollectionId, dataItem: { id: 'a', data: { _publishStatus: 'DRAFT' } } })
    const set = [{ action: 'SET_FIELD' as const, fieldPath: '_publishStatus', setFieldOptions: { value: 'DRAFT' } }]
    const patch = visitor.dataItems.patchDataItem({ dataCollectionId, patch: { dataItemId: 'b', fieldModifications: set } })
    expect(await told(patch, '')).toMatch(/^400 /)
    expect((await visitor.dataItems.countDataItems({ dataCollectionId })).totalCount).toBe(2)
  })

  test('an update without a status keeps it', async () => {
    const dataCollectionId = await collectionWith(true)
    const dataItem = { id: 'secret', data: { n: 41 } }
    const answer = await owner.dataItems.updateDataItem({ dataCollectionId, dataItem, ...drafts })
    expect(answer.dataItem.data).toMatchObject({ n: 41, _publishStatus: 'DRAFT' })
  })

  test('404: an item invisible to the caller is not overwritten by save', async () => {
    const dataCollectionId = await collectionWith(true)
    const save = () => visitor.dataItems.saveDataItem({ dataCollectionId, dataItem: { id: 'secret', data: { n: 0 } } })
    expect(await told(save(), '')).toBe('404 WDE0073')
    const { results } = await visitor.dataItems.bulkSaveDataItems({ dataCollectionId, dataItems: [{ id: 'secret', data: { n: 0 } }] })
    expect(results[0]!.itemMetadata.error?.code).toBe('WDE0073')
    const { dataItem } = await owner.dataItems.getDataItem({ dataCollectionId, dataItemId: 'secret', ...drafts })
    expect(dataItem.data!.n).toBe(40)
  })

  test('400: an invalid status, by its name', async () => {
    const dataCollectionId = await collectionWith(false)
    const refused = owner.dataItems.insertDataItem({ dataCollectionId, dataItem: { data: { _publishStatus: 'HIDDEN' } } })
    await expect(refused).rejects.toMatchObject({ status: 400, violations: [{ field: '_publishStatus' }] })
  })
})

describe('scheduled publishing', () => {
  test('items are published and unpublished on time, and their status changes too', async () => {
    const dataCollectionId = await collectionWith(false)
    site.clock.now = new Date('2030-05-01T09:00:00.000Z')
    const dates = { _publishDate: { $date: '2030-05-01T10:00:00.000Z' }, _unpublishDate: { $date: '2030-05-01T11:00:00.000Z' } }
    await owner.dataItems.insertDataItem({ dataCollectionId, dataItem: { id: 'timed', data: { n: 9, ...dates } } })
    const at = async (time: string) => {
      site.clock.now = new Date(`2030-05-01T${time}Z`)
      const shown = await visitor.dataItems.countDataItems({ dataCollectionId, filter: { n: 9 } })
      const known = await owner.dataItems.getDataItem({ dataCollectionId, dataItemId: 'timed', ...drafts })
      const found = await owner.dataItems.countDataItems({
        dataCollectionId,
        filter: { _id: 'timed', _publishStatus: 'PUBLISHED' },
        ...drafts,
      })
      return [shown.totalCount, known.dataItem.data!._publishStatus, found.totalCount]
    }
    expect(await at('09:59:59.999')).toEqual([0, 'DRAFT', 0])
    expect(await at('10:00:00.000')).toEqual([1, 'PUBLISHED', 1])
    expect(await at('10:59:59.999')).toEqual([1, 'PUBLISHED', 1])
    expect(await at('11:00:00.000')).toEqual([0, 'DRAFT', 0])
    // What is written then keeps the status it was given, whatever dates have passed.
    const published = { n: 9, ...dates, _publishStatus: 'PUBLISHED' }
    await owner.dataItems.updateDataItem({ dataCollectionId, dataItem: { id: 'timed', data: published }, ...drafts })
    expect(await at('12:00:00.000')).toEqual([1, 'PUBLISHED', 1])
    site.clock.now = undefined
  })

  test('PostgreSQL and the rule agree on every combination', async () => {
    const [written, now] = [new Date('2026-11-22T03:00:00.000Z'), new Date('2026-11-22T06:00:00.000Z')]
    const times = ['02:59:59.999', '03:00:00.000', '03:00:00.001', '05:00:00.000', '06:00:00.000', '06:00:00.001']
    const dates = [undefined, null, 'x', ...times.map((time) => ({ $date: `2026-11-22T${time}Z` }))]
    const docs = dates.flatMap((_publishDate) =>
      dates.flatMap((_unpublishDate) =>
        [undefined, 'DRAFT', 'PUBLISHED', 7].map((_publishStatus) => ({ _publishDate, _unpublishDate, _publishStatus })),
      ),
    )
    const rows = await site.database.rows<{ isPublished: boolean }>(sql`
      select (${isPublishedAt(part`${now.toISOString()}`)}) as "isPublished"
      from (select doc, ordinality, ${written}::timestamptz as updated_date from jsonb_array_elements(${JSON.stringify(docs)}::jsonb) with ordinality as docs (doc))
        as items order by ordinality`)
    const expected = docs.map(
      (doc) => statusOf({ doc: JSON.parse(JSON.stringify(doc)), updatedDate: written.toISOString() }, now) === 'PUBLISHED',
    )
    expect(rows.map(({ isPublished }) => isPublished)).toEqual(expected)
  })
})
