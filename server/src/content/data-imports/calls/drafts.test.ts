import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { sendFile } from '../../../../../tests/support/imports.ts'
import { runQueued } from '../../../../../tests/support/queue.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
const owner = () => site.as(site.owner())
const visitor = () => site.as(site.visitor())
beforeAll(async () => {
  site = await makeTestSite()
})

const drafts = { publishPluginOptions: { includeDraftItems: true } }
const later = { $date: '2099-01-01T00:00:00.000Z' }

async function makeCollection(defaultStatus?: 'DRAFT' | 'PUBLISHED'): Promise<string> {
  const id = `Notes-${randomUUID()}`
  const plugins = defaultStatus ? { plugins: [{ type: 'PUBLISH' as const, publishOptions: { defaultStatus } }] } : {}
  const permissions = { read: 'ANYONE' as const }
  await owner().dataCollections.createDataCollection({
    collection: { id, permissions, fields: [{ key: 'name', type: 'TEXT' }], ...plugins },
  })
  return id
}

async function run(id: string) {
  for (let rounds = 0; rounds < 100; rounds++) {
    await runQueued(site)
    const { import: one } = await owner().dataImports.getImport({ id })
    if (!['CHECKING', 'RUNNING', 'UNDOING'].includes(one.status)) return one
  }
  throw new Error('it does not end')
}

const sent = (dataCollectionId: string, text: string, format: 'CSV' | 'JSON_LINES' = 'CSV') =>
  sendFile(owner(), { dataCollectionId, fileName: 'notes.csv', format, bytes: Buffer.from(text) })

async function imported(
  dataCollectionId: string,
  text: string,
  { format = 'CSV' as 'CSV' | 'JSON_LINES', mode = 'INSERT' as 'INSERT' | 'SAVE' } = {},
) {
  const { id } = await sent(dataCollectionId, text, format)
  await owner().dataImports.planImport({ id, mode })
  await owner().dataImports.startImport({ id })
  return run(id)
}

const exported = async (dataCollectionId: string, format: 'CSV' | 'JSON_LINES') =>
  (await owner().dataExports.exportDataItems({ dataCollectionId, format })).text

const statusesOf = async (dataCollectionId: string) => {
  const { dataItems } = await owner().dataItems.queryDataItems({ dataCollectionId, query: { sort: [{ fieldName: '_id' }] }, ...drafts })
  return dataItems.map(({ data }) => {
    const { _id, name, _publishStatus, _publishDate } = data as Record<string, unknown>
    return [_id, name, _publishStatus, ...(_publishDate ? [_publishDate] : [])]
  })
}
const seenBy = async (client: ReturnType<typeof owner>, dataCollectionId: string) =>
  (await client.dataItems.queryDataItems({ dataCollectionId })).dataItems.map(({ id }) => id)

describe('items with draft status', () => {
  test('imported rows get the collection’s default status, and no visitor sees a draft', async () => {
    const collection = await makeCollection('DRAFT')
    expect(await imported(collection, 'ID,name\na,A\nb,B\n')).toMatchObject({ status: 'FINISHED', counts: { inserted: 2 } })
    expect(await seenBy(visitor(), collection)).toEqual([])
    expect(await statusesOf(collection)).toEqual([
      ['a', 'A', 'DRAFT'],
      ['b', 'B', 'DRAFT'],
    ])
  })

  test('an import changes drafts, keeps them drafts, and can be undone', async () => {
    const collection = await makeCollection('DRAFT')
    await imported(collection, 'ID,name\na,A\n')
    const one = await imported(collection, 'ID,name\na,Changed\nb,B\n', { mode: 'SAVE' })
    expect(one).toMatchObject({ counts: { inserted: 1, updated: 1, failed: 0 } })
    expect(await statusesOf(collection)).toEqual([
      ['a', 'Changed', 'DRAFT'],
      ['b', 'B', 'DRAFT'],
    ])
    await owner().dataImports.undoImport({ id: one.id })
    expect(await run(one.id)).toMatchObject({ status: 'UNDONE', undone: { removed: 1, restored: 1, changedSince: 0 } })
    expect(await statusesOf(collection)).toEqual([['a', 'A', 'DRAFT']])
  })

  test('a dry run finds drafts like a run', async () => {
    const collection = await makeCollection('DRAFT')
    await imported(collection, 'ID,name\na,A\n')
    const { id } = await sent(collection, 'ID,name\na,Again\nb,B\n')
    await owner().dataImports.checkImport({ id })
    expect((await run(id)).checked).toMatchObject({ inserted: 1, failed: 1 })
  })

  test.each(['CSV', 'JSON_LINES'] as const)('%s: a file contains drafts, their status and dates, and restores them', async (format) => {
    const [from, to] = [await makeCollection('PUBLISHED'), await makeCollection('DRAFT')]
    const dataItems = [
      { id: 'a', data: { name: 'Out', _publishStatus: 'PUBLISHED' } },
      { id: 'b', data: { name: 'Not yet', _publishStatus: 'DRAFT' } },
      { id: 'c', data: { name: 'Some day', _publishStatus: 'PUBLISHED', _publishDate: later } },
    ]
    await owner().dataItems.bulkInsertDataItems({ dataCollectionId: from, dataItems })
    const before = await statusesOf(from)
    expect(before.map(([id, , status]) => `${String(id)} ${String(status)}`)).toEqual(['a PUBLISHED', 'b DRAFT', 'c DRAFT'])
    const text = await exported(from, format)
    expect(await imported(to, text, { format })).toMatchObject({ counts: { inserted: 3, failed: 0 } })
    expect(await statusesOf(to)).toEqual(before)
    expect(await seenBy(visitor(), to)).toEqual(['a'])
  })

  test('403: visitors and members cannot export, with or without drafts', async () => {
    const collection = await makeCollection('DRAFT')
    const refusal = await refusalOf(visitor().dataExports.exportDataItems({ dataCollectionId: collection, format: 'CSV' }))
    expect(refusal).toMatchObject({ status: 403 })
  })
})

describe('items with a separate collection of drafts', () => {
  const withDrafts = async () => {
    const id = await makeCollection()
    await owner().dataCollections.addDraftItemsPlugin({ dataCollectionId: id, draftItemsOptions: {} })
    return { published: id, ofDrafts: `${id}__drafts` }
  }

  test('WRITTEN_AS_DRAFTS: a file is imported into the collection of drafts, and published from there', async () => {
    const { published, ofDrafts } = await withDrafts()
    const refusal = await refusalOf(sent(published, 'ID,name\na,A\n'))
    expect(refusal).toMatchObject({ status: 422, code: 'WRITTEN_AS_DRAFTS', data: { draftsCollectionId: ofDrafts } })
    expect(await imported(ofDrafts, 'ID,name\na,A\n')).toMatchObject({ status: 'FINISHED', counts: { inserted: 1 } })
    expect(await seenBy(owner(), published)).toEqual([])
    await owner().dataItems.publishDataItemDraft({ dataCollectionId: published, dataItemId: 'a' })
    expect(await seenBy(visitor(), published)).toEqual(['a'])
  })

  test('an export contains published items or drafts, as requested', async () => {
    const { published, ofDrafts } = await withDrafts()
    await imported(ofDrafts, 'ID,name\na,A\nb,B\n')
    await owner().dataItems.publishDataItemDraft({ dataCollectionId: published, dataItemId: 'a' })
    expect((await exported(published, 'CSV')).match(/^[ab]/gm)).toEqual(['a'])
    expect((await exported(ofDrafts, 'CSV')).match(/^[ab]/gm)).toContain('b')
  })

  test('WRITTEN_AS_DRAFTS: can be neither started nor undone once the collection got a collection of drafts', async () => {
    const collection = await makeCollection()
    const done = await imported(collection, 'ID,name\na,A\n')
    const { id } = await sent(collection, 'ID,name\nb,B\n')
    await owner().dataCollections.addDraftItemsPlugin({ dataCollectionId: collection, draftItemsOptions: {} })
    expect(await refusalOf(owner().dataImports.startImport({ id }))).toMatchObject({ status: 422, code: 'WRITTEN_AS_DRAFTS' })
    expect((await owner().dataImports.getImport({ id })).import.status).toBe('READY')
    await owner().dataImports.undoImport({ id: done.id })
    expect(await run(done.id)).toMatchObject({ failure: { reason: 'WRITTEN_AS_DRAFTS' } })
    expect(await seenBy(visitor(), collection)).toEqual(['a'])
  })

  test('WRITTEN_AS_DRAFTS: mappings are saved for the collection of drafts', async () => {
    const { published, ofDrafts } = await withDrafts()
    const save = (dataCollectionId: string) =>
      owner().dataImports.saveImportPreset({ dataCollectionId, name: 'Names', mapping: [{ column: 'name', to: 'SKIP' }] })
    expect(await refusalOf(save(published))).toMatchObject({
      status: 422,
      code: 'WRITTEN_AS_DRAFTS',
      data: { draftsCollectionId: ofDrafts },
    })
    expect((await save(ofDrafts)).preset.name).toBe('Names')
  })

  test('COLLECTION_OF_DRAFTS: no import adds fields to the collection of drafts', async () => {
    const { published, ofDrafts } = await withDrafts()
    const { id } = await sent(ofDrafts, 'ID,name,colour\na,A,red\n')
    await owner().dataImports.planImport({
      id,
      mode: 'INSERT',
      mapping: [
        { column: 'ID', to: 'ID' },
        { column: 'name', to: 'FIELD', field: 'name' },
        { column: 'colour', to: 'NEW_FIELD', field: 'colour', type: 'TEXT' },
      ],
    })
    expect(await refusalOf(owner().dataImports.startImport({ id }))).toMatchObject({
      status: 422,
      code: 'COLLECTION_OF_DRAFTS',
      data: { publishedCollectionId: published },
    })
  })
})
