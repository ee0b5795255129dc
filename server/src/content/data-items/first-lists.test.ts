import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { siteAhead, worked } from '../../../../tests/support/data-jobs.ts'
import { sendFile } from '../../../../tests/support/imports.ts'
import { runQueued } from '../../../../tests/support/queue.ts'
import type { TestSite } from '../../../../tests/support/site.ts'
import { singleFields } from '../data-collections/data-index.ts'
import { selectCollection } from '../data-collections/store.ts'

// A collection records which of its indexed fields contain no lists, so that queries don't look for list entries there. Every call that writes the first list
// must record it.

let site: TestSite
let owner: Client
let in_: { dataCollectionId: string }
let made = 0
beforeAll(async () => {
  site = await siteAhead(50)
  owner = site.as(site.owner())
})

const dataItemId = 'one'
const list = { tags: ['red', 'blue'], n: 2 }
const setTags = [{ action: 'SET_FIELD' as const, fieldPath: 'tags', setFieldOptions: { value: list.tags } }]

const isSingle = async () =>
  singleFields((await selectCollection({ db: site.database, siteId: site.siteId }, in_.dataCollectionId))!).has('tags')

async function build(dataCollectionId: string): Promise<void> {
  await owner.dataCollections.createDataIndex({ dataCollectionId, index: { name: 'pair', fields: [{ path: 'tags' }, { path: 'n' }] } })
  await runQueued(site)
}

beforeEach(async () => {
  in_ = { dataCollectionId: `Listed${++made}` }
  const fields = (['tags', 'n'] as const).map((key) => ({ key, type: 'ANY' as const }))
  await owner.dataCollections.createDataCollection({ collection: { id: in_.dataCollectionId, fields } })
  await owner.dataItems.insertDataItem({ ...in_, dataItem: { id: dataItemId, data: { tags: 'green', n: 1 } } })
  await build(in_.dataCollectionId)
})

const writes: Record<string, () => Promise<unknown>> = {
  'one insert': () => owner.dataItems.insertDataItem({ ...in_, dataItem: { data: list } }),
  'an insert under an id': () => owner.dataItems.insertDataItem({ ...in_, dataItem: { id: 'two', data: list } }),
  'inserts at once': () => owner.dataItems.bulkInsertDataItems({ ...in_, dataItems: [{ data: { n: 1 } }, { data: list }] }),
  'an update': () => owner.dataItems.updateDataItem({ ...in_, dataItem: { id: dataItemId, data: list } }),
  'updates at once': () => owner.dataItems.bulkUpdateDataItems({ ...in_, dataItems: [{ id: dataItemId, data: list }] }),
  'a save of what is there': () => owner.dataItems.saveDataItem({ ...in_, dataItem: { id: dataItemId, data: list } }),
  'a save of what is new': () => owner.dataItems.saveDataItem({ ...in_, dataItem: { id: 'two', data: list } }),
  'saves at once': () => owner.dataItems.bulkSaveDataItems({ ...in_, dataItems: [{ id: 'two', data: list }] }),
  'a patch': () => owner.dataItems.patchDataItem({ ...in_, patch: { dataItemId, fieldModifications: setTags } }),
  'patches at once': () => owner.dataItems.bulkPatchDataItems({ ...in_, patches: [{ dataItemId, fieldModifications: setTags }] }),
  'a job by a filter': async () =>
    worked(site, (await owner.dataJobs.asyncPatchDataItemsByFilter({ ...in_, fieldModifications: setTags })).jobId),
  'an import': async () => {
    const bytes = Buffer.from(`${JSON.stringify({ _id: 'two', ...list })}\n`)
    const { id } = await sendFile(owner, { ...in_, fileName: 'items.jsonl', format: 'JSON_LINES', bytes })
    await owner.dataImports.startImport({ id })
    await runQueued(site)
  },
  'a draft that is published': async () => {
    await owner.dataCollections.addDraftItemsPlugin({ ...in_, draftItemsOptions: {} })
    const drafts = { dataCollectionId: `${in_.dataCollectionId}__drafts` }
    await build(drafts.dataCollectionId)
    await owner.dataItems.createDataItemDraft({ ...in_, dataItemId })
    await owner.dataItems.updateDataItem({ ...drafts, dataItem: { id: dataItemId, data: list } })
    await owner.dataItems.publishDataItemDraft({ ...in_, dataItemId })
  },
  'one item restored with its collection': async () => {
    await owner.dataItems.updateDataItem({ ...in_, dataItem: { id: dataItemId, data: list } })
    await owner.dataCollections.deleteDataCollection(in_)
    await owner.dataCollections.restoreDataCollection(in_)
  },
}

test.each(Object.keys(writes))('%s', async (name) => {
  expect(await isSingle()).toBe(true)
  await writes[name]!()
  expect(await isSingle()).toBe(false)
  const { dataItems } = await owner.dataItems.queryDataItems({ ...in_, query: { filter: { tags: 'blue' }, sort: [{ fieldName: 'n' }] } })
  expect(dataItems).toHaveLength(1)
})
