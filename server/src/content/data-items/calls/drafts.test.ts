import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ApiError, Client } from '@stoa/sdk'
import { runQueued } from '../../../../../tests/support/queue.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

// Drafts in a separate collection, and publishing them over existing items.

let site: TestSite
let owner: Client
let visitor: Client
let live: { dataCollectionId: string }
let drafts: { dataCollectionId: string }
const dataItemId = 'salt'
const salt = { id: dataItemId, data: { title: 'Salt', n: 1 } }

beforeAll(async () => {
  site = await makeTestSite()
  owner = site.as(site.owner())
  visitor = site.as(site.visitor())
})

beforeEach(async () => {
  live = { dataCollectionId: `Posts-${randomUUID()}` }
  drafts = { dataCollectionId: `${live.dataCollectionId}__drafts` }
  const fields = [{ key: 'title', type: 'TEXT' as const }]
  await owner.dataCollections.createDataCollection({
    collection: { id: live.dataCollectionId, fields, permissions: { read: 'ANYONE', insert: 'ANYONE' } },
  })
  await owner.dataItems.insertDataItem({ ...live, dataItem: salt })
  await owner.dataCollections.addDraftItemsPlugin({ ...live, draftItemsOptions: {} })
})

const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: ApiError) => error.code,
  )

const dataOf = async (client: Client, of: { dataCollectionId: string }) =>
  (await client.dataItems.getDataItem({ ...of, dataItemId })).dataItem.data!

const rename = (of: { dataCollectionId: string }, title: string) =>
  owner.dataItems.patchDataItem({
    ...of,
    patch: { dataItemId, fieldModifications: [{ action: 'SET_FIELD', fieldPath: 'title', setFieldOptions: { value: title } }] },
  })

describe('200', () => {
  test('a draft of a published item starts as a copy, and changes nothing until it is published', async () => {
    const before = await dataOf(visitor, live)
    const { dataItem } = await owner.dataItems.createDataItemDraft({ ...live, dataItemId })
    expect(dataItem).toMatchObject({ id: dataItemId, dataCollectionId: drafts.dataCollectionId, data: { title: 'Salt', n: 1 } })
    await rename(drafts, 'Sea salt')
    expect(await dataOf(visitor, live)).toEqual(before)
    const published = await owner.dataItems.publishDataItemDraft({ ...live, dataItemId })
    expect(published.dataItem).toMatchObject({ dataCollectionId: live.dataCollectionId, data: { title: 'Sea salt', n: 1 } })
    expect(await dataOf(visitor, live)).toMatchObject({ title: 'Sea salt', _createdDate: before._createdDate })
    expect(await codeOf(dataOf(owner, drafts))).toBe('WDE0073')
  })

  test('a new item is a draft until it is published', async () => {
    await owner.dataItems.insertDataItem({ ...drafts, dataItem: { id: 'pepper', data: { title: 'Pepper' } } })
    expect(await visitor.dataItems.countDataItems(live)).toEqual({ totalCount: 1 })
    await owner.dataItems.publishDataItemDraft({ ...live, dataItemId: 'pepper' })
    expect(await visitor.dataItems.countDataItems(live)).toEqual({ totalCount: 2 })
    expect(await owner.dataItems.countDataItems(drafts)).toEqual({ totalCount: 0 })
  })

  test('an unpublished item becomes a draft, replaces an existing one, or is removed', async () => {
    await owner.dataItems.createDataItemDraft({ ...live, dataItemId })
    await rename(drafts, 'Sea salt')
    const { dataItem } = await owner.dataItems.unpublishDataItem({ ...live, dataItemId })
    expect(dataItem).toMatchObject({ dataCollectionId: drafts.dataCollectionId, data: { title: 'Salt' } })
    expect(await codeOf(dataOf(visitor, live))).toBe('WDE0073')
    await owner.dataItems.publishDataItemDraft({ ...live, dataItemId })
    expect(await owner.dataItems.unpublishDataItem({ ...live, dataItemId, copyToDraft: false })).toEqual({})
    expect(await owner.dataItems.countDataItems(drafts)).toEqual({ totalCount: 0 })
  })

  test('events are recorded for both collections at the same moment', async () => {
    await owner.dataItems.createDataItemDraft({ ...live, dataItemId })
    await owner.dataItems.publishDataItemDraft({ ...live, dataItemId })
    await owner.dataItems.unpublishDataItem({ ...live, dataItemId })
    const { rows } = await site.database
      .rows<{ told: string }>({
        text: `select slug || ' ' || (entity ->> 'dataCollectionId') as told from events where site_id = $1 and entity_id = $2 and entity ->> 'dataCollectionId' like $3 order by id`,
        values: [site.siteId, dataItemId, `${live.dataCollectionId}%`],
        name: undefined,
      })
      .then((found) => ({ rows: found.map(({ told }) => told.replace(live.dataCollectionId, '')) }))
    expect(rows.toSorted()).toEqual(
      ['created ', 'created __drafts', 'updated ', 'deleted __drafts', 'created __drafts', 'deleted '].toSorted(),
    )
  })

  test('of 50 parallel publishes one succeeds, the others find no draft, and nothing is lost', async () => {
    for (let round = 0; round < 4; round++) {
      await owner.dataItems.createDataItemDraft({ ...live, dataItemId })
      await rename(drafts, `Round ${round}`)
      const publish = () => codeOf(owner.dataItems.publishDataItemDraft({ ...live, dataItemId }))
      const done = await Promise.all(Array.from({ length: 50 }, publish))
      expect(done.filter((code) => code === 'done')).toHaveLength(1)
      expect(new Set(done)).toEqual(new Set(['done', 'WDE0073']))
      expect(await dataOf(visitor, live)).toMatchObject({ title: `Round ${round}` })
    }
  })

  test('parallel publish, unpublish, draft and update calls all end, and the item is never lost', async () => {
    const ways = [
      () => owner.dataItems.createDataItemDraft({ ...live, dataItemId }),
      () => owner.dataItems.publishDataItemDraft({ ...live, dataItemId }),
      () => owner.dataItems.unpublishDataItem({ ...live, dataItemId }),
      () => rename(drafts, randomUUID()),
      () => owner.dataItems.saveDataItem({ ...drafts, dataItem: salt }),
    ]
    const ended = await Promise.all(Array.from({ length: 100 }, (_, turn) => codeOf(ways[turn % ways.length]!())))
    expect(ended.filter((code) => !['done', 'WDE0073', 'WDE0074'].includes(code))).toEqual([])
    const [published, draft] = await Promise.all([live, drafts].map((of) => owner.dataItems.countDataItems(of)))
    expect(published!.totalCount + draft!.totalCount).toBeGreaterThan(0)
  })
})

describe('404 and 409', () => {
  test('missing items, and existing ones', async () => {
    expect(await codeOf(owner.dataItems.publishDataItemDraft({ ...live, dataItemId }))).toBe('WDE0073')
    expect(await codeOf(owner.dataItems.createDataItemDraft({ ...live, dataItemId: 'gone' }))).toBe('WDE0073')
    expect(await codeOf(owner.dataItems.unpublishDataItem({ ...live, dataItemId: 'gone' }))).toBe('WDE0073')
    await owner.dataItems.createDataItemDraft({ ...live, dataItemId })
    expect(await codeOf(owner.dataItems.createDataItemDraft({ ...live, dataItemId }))).toBe('WDE0074')
    expect(await codeOf(owner.dataItems.publishDataItemDraft({ dataCollectionId: 'Nowhere', dataItemId }))).toBe('WDE0025')
  })
})

describe('unique values', () => {
  beforeEach(async () => {
    await owner.dataCollections.createDataIndex({ ...live, index: { name: 'title', fields: [{ path: 'title' }], unique: true } })
    await runQueued(site)
    await owner.dataItems.insertDataItem({ ...drafts, dataItem: { id: 'other', data: { title: 'Salt' } } })
  })

  test('WDE0123: a draft whose value belongs to another item is not published; nothing changes', async () => {
    expect(await codeOf(owner.dataItems.publishDataItemDraft({ ...live, dataItemId: 'other' }))).toBe('WDE0123')
    expect(await visitor.dataItems.countDataItems(live)).toEqual({ totalCount: 1 })
    expect(await owner.dataItems.countDataItems(drafts)).toEqual({ totalCount: 1 })
  })

  test('200: the value transfers once it is released, by other data or by unpublishing', async () => {
    await owner.dataItems.createDataItemDraft({ ...live, dataItemId })
    await rename(drafts, 'Sea salt')
    await owner.dataItems.publishDataItemDraft({ ...live, dataItemId })
    await owner.dataItems.publishDataItemDraft({ ...live, dataItemId: 'other' })
    await owner.dataItems.unpublishDataItem({ ...live, dataItemId })
    await owner.dataItems.insertDataItem({ ...drafts, dataItem: { id: 'third', data: { title: 'Sea salt' } } })
    await owner.dataItems.publishDataItemDraft({ ...live, dataItemId: 'third' })
    expect(await codeOf(owner.dataItems.publishDataItemDraft({ ...live, dataItemId }))).toBe('WDE0123')
  })
})

describe('422', () => {
  test('WRITTEN_AS_DRAFTS: no one can write to the collection directly', async () => {
    const reference = { referringItemId: dataItemId, referringItemFieldName: 'next', referencedItemId: 'b' }
    const ways = [
      ({ dataItems }: Client) => dataItems.insertDataItem({ ...live, dataItem: { data: {} } }),
      ({ dataItems }: Client) => dataItems.saveDataItem({ ...live, dataItem: salt }),
      ({ dataItems }: Client) => dataItems.updateDataItem({ ...live, dataItem: salt }),
      ({ dataItems }: Client) => dataItems.removeDataItem({ ...live, dataItemId }),
      ({ dataItems }: Client) => dataItems.truncateDataItems(live),
      ({ dataItems }: Client) => dataItems.bulkInsertDataItems({ ...live, dataItems: [{}] }),
      ({ dataItems }: Client) => dataItems.bulkSaveDataItems({ ...live, dataItems: [salt] }),
      ({ dataItems }: Client) => dataItems.bulkRemoveDataItems({ ...live, dataItemIds: [dataItemId] }),
      ({ dataItems }: Client) => dataItems.insertDataItemReference({ ...live, dataItemReference: reference }),
      ({ dataJobs }: Client) =>
        dataJobs.asyncPatchDataItemsByFilter({ ...live, fieldModifications: [{ fieldPath: 'title', action: 'REMOVE_FIELD' }] }),
      ({ dataJobs }: Client) => dataJobs.asyncRemoveDataItemsByFilter({ ...live, filter: { title: 'Salt' } }),
    ]
    for (const way of ways) expect(await codeOf(way(owner))).toBe('WRITTEN_AS_DRAFTS')
    expect(await codeOf(rename(live, 'x'))).toBe('WRITTEN_AS_DRAFTS')
    expect(await codeOf(ways[0]!(visitor))).toBe('WRITTEN_AS_DRAFTS')
    expect(await dataOf(visitor, live)).toMatchObject({ title: 'Salt' })
  })

  test('DRAFT_ITEMS_NOT_INSTALLED: without a collection of drafts', async () => {
    for (const of of [{ dataCollectionId: 'Books' }, drafts])
      expect(await codeOf(owner.dataItems.publishDataItemDraft({ ...of, dataItemId }))).toBe('DRAFT_ITEMS_NOT_INSTALLED')
  })
})

test('drafts are visible only to the site’s team: for others the collection does not exist', async () => {
  await owner.dataItems.createDataItemDraft({ ...live, dataItemId })
  expect(await codeOf(visitor.dataItems.countDataItems(drafts))).toBe('WDE0025')
  expect(await codeOf(visitor.dataItems.insertDataItem({ ...drafts, dataItem: salt }))).toBe('WDE0025')
  expect(await codeOf(visitor.dataItems.publishDataItemDraft({ ...live, dataItemId }))).toBe('PERMISSION_DENIED')
})
