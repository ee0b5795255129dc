import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pluginTypes } from '@stoa/contract/data-collections/plugin'
import type { ApiError, Client } from '@stoa/sdk'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let owner: Client
let visitor: Client
let of: { dataCollectionId: string }
beforeAll(async () => {
  site = await makeTestSite()
  owner = site.as(site.owner())
  visitor = site.as(site.visitor())
})
beforeEach(async () => {
  of = { dataCollectionId: `Posts-${randomUUID()}` }
  const fields = [{ key: 'title', type: 'TEXT' as const }]
  await owner.dataCollections.createDataCollection({ collection: { id: of.dataCollectionId, fields, permissions: { read: 'ANYONE' } } })
  await owner.dataItems.bulkInsertDataItems({
    ...of,
    dataItems: [
      { id: 'a', data: { title: 'a' } },
      { id: 'b', data: { title: 'b' } },
    ],
  })
})

const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: ApiError) => error.code,
  )

const draftsOf = () => ({ dataCollectionId: `${of.dataCollectionId}__drafts` })
const collection = async (id = of.dataCollectionId) => (await owner.dataCollections.getDataCollection({ dataCollectionId: id })).collection
const shown = async () =>
  (await visitor.dataItems.queryDataItems(of)).dataItems.map(({ id, data }) => `${id} ${data!.title as string}`).toSorted()
const showDrafts = { publishPluginOptions: { includeDraftItems: true } }
const makeDraft = (id: string) =>
  owner.dataItems.updateDataItem({ ...of, dataItem: { id, data: { title: id, _publishStatus: 'DRAFT' } }, ...showDrafts })

describe('PUBLISH', () => {
  test('is added and removed by either call; existing items are published', async () => {
    const publishOptions = { defaultStatus: 'DRAFT' } as const
    const { dataCollection } = await owner.dataCollections.addDataCollectionPlugin({ ...of, plugin: { type: 'PUBLISH', publishOptions } })
    expect(dataCollection.plugins).toEqual([{ type: 'PUBLISH', publishOptions }])
    expect(dataCollection.fields!.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['_publishStatus', '_publishDate', '_unpublishDate']),
    )
    expect(await shown()).toEqual(['a a', 'b b'])
    expect(await codeOf(owner.dataCollections.addPublishPlugin(of))).toBe('DATA_PLUGIN_ALREADY_EXISTS')
    expect((await owner.dataCollections.deletePublishPlugin(of)).dataCollection.plugins).toEqual([])
    expect(await codeOf(owner.dataCollections.deleteDataCollectionPlugin({ ...of, pluginType: 'PUBLISH' }))).toBe('DATA_PLUGIN_NOT_FOUND')
    expect((await owner.dataCollections.addPublishPlugin(of)).dataCollection.plugins).toEqual([
      { type: 'PUBLISH', publishOptions: { defaultStatus: 'PUBLISHED' } },
    ])
  })

  test('is not removed while there are drafts, so none become visible by accident', async () => {
    await owner.dataCollections.addPublishPlugin(of)
    await makeDraft('b')
    expect(await codeOf(owner.dataCollections.deletePublishPlugin(of))).toBe('DATA_DRAFTS_EXIST')
    expect(await codeOf(owner.dataCollections.deleteDataCollectionPlugin({ ...of, pluginType: 'PUBLISH' }))).toBe('DATA_DRAFTS_EXIST')
    const without = owner.dataCollections.updateDataCollection({ collection: { id: of.dataCollectionId, plugins: [] } })
    expect(await codeOf(without)).toBe('INVALID_ARGUMENT')
    expect(await shown()).toEqual(['a a'])
  })

  test('stays when a change of the definition omits it; its options change when one includes it', async () => {
    await owner.dataCollections.addPublishPlugin(of)
    await makeDraft('b')
    const id = of.dataCollectionId
    await owner.dataCollections.updateDataCollection({ collection: { id, permissions: { read: 'ANYONE' } } })
    await owner.dataCollections.patchDataCollection({ dataCollection: { id, displayName: 'Posts' } })
    expect(await shown()).toEqual(['a a'])
    const plugins = [{ type: 'PUBLISH' as const, publishOptions: { defaultStatus: 'DRAFT' as const } }]
    await owner.dataCollections.patchDataCollection({ dataCollection: { id, plugins } })
    expect((await collection()).plugins).toEqual(plugins)
    const { collection: sentBack } = await owner.dataCollections.updateDataCollection({ collection: await collection() })
    expect(sentBack.plugins).toEqual(plugins)
  })
})

describe('DRAFT_ITEMS', () => {
  test('creates the collection of drafts, and each names the other', async () => {
    const { dataCollection } = await owner.dataCollections.addDraftItemsPlugin({ ...of, draftItemsOptions: {} })
    const { dataCollectionId: draftsCollectionId } = draftsOf()
    expect(dataCollection.plugins).toEqual([{ type: 'DRAFT_ITEMS', draftItemsOptions: { draftsCollectionId } }])
    const drafts = await collection(draftsCollectionId)
    expect(drafts.plugins).toEqual([{ type: 'DRAFT_ITEMS', draftItemsOptions: { publishedCollectionId: of.dataCollectionId } }])
    expect(drafts.permissions).toEqual({ read: 'ADMIN', insert: 'ADMIN', update: 'ADMIN', remove: 'ADMIN' })
    expect(await codeOf(owner.dataCollections.addDraftItemsPlugin(of))).toBe('DATA_PLUGIN_ALREADY_EXISTS')
  })

  test('the collection of drafts has the same fields, follows changes, and is deleted and restored with the other', async () => {
    await owner.dataCollections.addDraftItemsPlugin(of)
    const field = { key: 'year', type: 'NUMBER' as const }
    await owner.dataCollections.createDataCollectionField({ ...of, field })
    const { dataCollectionId: id } = draftsOf()
    expect((await collection(id)).fields!.map(({ key }) => key).slice(0, 2)).toEqual(['title', 'year'])
    await owner.dataItems.createDataItemDraft({ ...of, dataItemId: 'a' })
    await owner.dataCollections.deleteDataCollection(of)
    expect(await codeOf(collection(id))).toBe('WDE0025')
    expect(await codeOf(owner.dataCollections.restoreDataCollection({ dataCollectionId: id }))).toBe('COLLECTION_OF_DRAFTS')
    const { deletedDataCollections } = await owner.dataCollections.listDeletedDataCollections({})
    expect(deletedDataCollections.map((one) => one.id)).toEqual([of.dataCollectionId])
    await owner.dataCollections.restoreDataCollection(of)
    expect(await owner.dataItems.countDataItems(draftsOf())).toEqual({ totalCount: 1 })
  })

  test('422 COLLECTION_OF_DRAFTS: it cannot be changed directly', async () => {
    await owner.dataCollections.addDraftItemsPlugin(of)
    const { dataCollectionId: id } = draftsOf()
    const { plugins } = await collection(id)
    const field = { key: 'year', type: 'NUMBER' as const }
    const ways = [
      () => owner.dataCollections.updateDataCollection({ collection: { id, plugins: plugins! } }),
      () => owner.dataCollections.patchDataCollection({ dataCollection: { id, permissions: { read: 'ANYONE' } } }),
      () => owner.dataCollections.createDataCollectionField({ dataCollectionId: id, field }),
      () => owner.dataCollections.deleteDataCollection({ dataCollectionId: id }),
      () => owner.dataCollections.updateDataPermissions({ dataPermissions: { id, itemRead: 'ANYONE' } }),
      () => owner.dataCollections.addPublishPlugin({ dataCollectionId: id }),
      () => owner.dataCollections.deleteDraftItemsPlugin({ dataCollectionId: id }),
    ]
    for (const way of ways) expect(await codeOf(way())).toBe('COLLECTION_OF_DRAFTS')
  })

  test('is removed with a choice for its drafts: keep, discard or publish', async () => {
    const begin = async () => {
      await owner.dataCollections.addDraftItemsPlugin(of)
      await owner.dataItems.bulkInsertDataItems({
        ...draftsOf(),
        dataItems: [
          { id: 'a', data: { title: 'better' } },
          { id: 'c', data: { title: 'c' } },
        ],
      })
    }
    await begin()
    expect(await codeOf(owner.dataCollections.deleteDraftItemsPlugin(of))).toBe('DATA_DRAFTS_EXIST')
    await owner.dataCollections.deleteDraftItemsPlugin({ ...of, draftItemsRemovalAction: 'DISCARD_EXISTING_DRAFT_ITEMS' })
    expect(await shown()).toEqual(['a a', 'b b'])
    await begin()
    await owner.dataCollections.deleteDraftItemsPlugin({ ...of, draftItemsRemovalAction: 'PUBLISH_EXISTING_DRAFT_ITEMS' })
    expect(await shown()).toEqual(['a better', 'b b', 'c c'])
    expect(await codeOf(collection(draftsOf().dataCollectionId))).toBe('WDE0025')
    expect((await collection()).plugins).toEqual([])
    await owner.dataItems.insertDataItem({ ...of, dataItem: { data: {} } })
  })

  test('400 and 409: an existing collection id, and an id with the reserved ending', async () => {
    const id = draftsOf().dataCollectionId
    expect(await codeOf(owner.dataCollections.createDataCollection({ collection: { id } }))).toBe('INVALID_ARGUMENT')
    const plugin = { type: 'DRAFT_ITEMS' as const }
    expect(await codeOf(owner.dataCollections.addDataCollectionPlugin({ ...of, plugin }))).toBe('INVALID_ARGUMENT')
  })
})

describe('switching between the two kinds of drafts', () => {
  test('409: without a choice for existing drafts', async () => {
    await owner.dataCollections.addPublishPlugin(of)
    expect(await codeOf(owner.dataCollections.addDraftItemsPlugin(of))).toBe('DRAFTS_ARE_KEPT_OTHERWISE')
    await owner.dataCollections.deletePublishPlugin(of)
    await owner.dataCollections.addDraftItemsPlugin(of)
    expect(await codeOf(owner.dataCollections.addPublishPlugin(of))).toBe('DRAFTS_ARE_KEPT_OTHERWISE')
  })

  test('drafts by status move into the collection of drafts, and back', async () => {
    await owner.dataCollections.addPublishPlugin(of)
    await makeDraft('b')
    await owner.dataCollections.addDraftItemsPlugin({ ...of, publishPluginConflictAction: 'COPY_DRAFT_ITEMS_WITH_DRAFT_STATUS' })
    expect((await collection()).plugins!.map(({ type }) => type)).toEqual(['DRAFT_ITEMS'])
    expect(await shown()).toEqual(['a a'])
    const { dataItem } = await owner.dataItems.getDataItem({ ...draftsOf(), dataItemId: 'b' })
    expect(dataItem.data).toMatchObject({ title: 'b' })
    expect(dataItem.data).not.toHaveProperty('_publishStatus')
    await owner.dataItems.insertDataItem({ ...draftsOf(), dataItem: { id: 'a', data: { title: 'other' } } })
    await owner.dataCollections.addPublishPlugin({ ...of, draftItemsPluginConflictAction: 'COPY_DRAFT_ITEMS_WITH_DRAFT_STATUS' })
    expect(await shown()).toEqual(['a a'])
    const all = await owner.dataItems.queryDataItems({ ...of, ...showDrafts })
    expect(all.dataItems.map(({ id, data }) => `${id} ${data!._publishStatus as string}`)).toEqual(['a PUBLISHED', 'b DRAFT'])
  })

  test.each([
    ['DISCARD_DRAFT_ITEMS', ['a a', 'b b']],
    ['PUBLISH_DRAFT_ITEMS', ['a better', 'b b']],
  ] as const)('%s', async (draftItemsPluginConflictAction, expected) => {
    await owner.dataCollections.addDraftItemsPlugin(of)
    await owner.dataItems.insertDataItem({ ...draftsOf(), dataItem: { id: 'a', data: { title: 'better' } } })
    await owner.dataCollections.addPublishPlugin({ ...of, draftItemsPluginConflictAction })
    expect(await shown()).toEqual(expected)
    expect((await collection()).plugins!.map(({ type }) => type)).toEqual(['PUBLISH'])
  })
})

describe('other plugins', () => {
  test('CMS keeps the order set for pages', async () => {
    const cmsOptions = { siteSort: { sort: [{ fieldName: 'title', order: 'DESC' as const }] } }
    expect((await owner.dataCollections.addCmsPlugin({ ...of, cmsOptions })).dataCollection.plugins).toEqual([{ type: 'CMS', cmsOptions }])
    expect((await owner.dataCollections.deleteCmsPlugin(of)).dataCollection.plugins).toEqual([])
  })

  test('SINGLE_ITEM: the one item has its fixed id, whoever writes it; only a new collection can have it', async () => {
    const id = `Single-${randomUUID()}`
    const plugins = [{ type: 'SINGLE_ITEM' as const, singleItemOptions: { singleItemId: 'the-one' } }]
    await owner.dataCollections.createDataCollection({ collection: { id, plugins } })
    const single = { dataCollectionId: id }
    expect((await owner.dataItems.insertDataItem({ ...single, dataItem: { id: 'x', data: { n: 1 } } })).dataItem.id).toBe('the-one')
    expect(await codeOf(owner.dataItems.insertDataItem({ ...single, dataItem: { id: 'y' } }))).toBe('WDE0074')
    await owner.dataItems.updateDataItem({ ...single, dataItem: { id: 'y', data: { n: 2 } } })
    await owner.dataItems.saveDataItem({ ...single, dataItem: { id: 'z', data: { n: 3 } } })
    await owner.dataItems.bulkSaveDataItems({ ...single, dataItems: [{ data: { n: 4 } }, { id: 'q', data: { n: 5 } }] })
    const { dataItems } = await owner.dataItems.queryDataItems(single)
    expect(dataItems.map((item) => [item.id, item.data!.n])).toEqual([['the-one', 5]])
    expect(await codeOf(owner.dataCollections.addDataCollectionPlugin({ ...of, plugin: plugins[0]! }))).toBe('INVALID_ARGUMENT')
  })

  const refused = pluginTypes.filter((type) => !['PUBLISH', 'DRAFT_ITEMS', 'SINGLE_ITEM', 'CMS'].includes(type))
  test.each(refused)('422 DATA_PLUGIN_NOT_OFFERED: %s, which has no effect here', async (type) => {
    const added = owner.dataCollections.addDataCollectionPlugin({ ...of, plugin: { type } })
    await expect(added).rejects.toMatchObject({ status: 422, code: 'DATA_PLUGIN_NOT_OFFERED', data: { pluginType: type } })
    const made = owner.dataCollections.createDataCollection({ collection: { id: `New-${randomUUID()}`, plugins: [{ type }] } })
    expect(await codeOf(made)).toBe('DATA_PLUGIN_NOT_OFFERED')
  })

  test('404: an unknown collection, and for visitors', async () => {
    expect(await codeOf(owner.dataCollections.addPublishPlugin({ dataCollectionId: 'Nowhere' }))).toBe('WDE0025')
    expect(await codeOf(visitor.dataCollections.addPublishPlugin(of))).toBe('PERMISSION_DENIED')
  })
})
