import { beforeAll, expect, test } from 'vitest'
import { sendFile } from '../../../../tests/support/imports.ts'
import { runQueued } from '../../../../tests/support/queue.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await makeTestSite()
})

const rows = 12_000
const text = `ID,n\n${Array.from({ length: rows }, (_, n) => `r${n},${n % 1000 === 7 ? 'bad' : n}`).join('\n')}\n`

test('two processes working on one import write and count each row once', async () => {
  const { dataCollections, dataImports, dataItems } = site.as(site.owner())
  const dataCollectionId = 'Shared'
  await dataCollections.createDataCollection({ collection: { id: dataCollectionId, fields: [{ key: 'n', type: 'NUMBER' }] } })
  const { id } = await sendFile(site.as(site.owner()), { dataCollectionId, fileName: 'n.csv', format: 'CSV', bytes: Buffer.from(text) })
  await dataImports.startImport({ id })
  const isRunning = async () => (await dataImports.getImport({ id })).import.status === 'RUNNING'
  while (await isRunning()) await Promise.all([runQueued(site), runQueued(site), runQueued(site)])
  const { import: done } = await dataImports.getImport({ id })
  expect(done).toMatchObject({ status: 'FINISHED', counts: { rows, inserted: rows - 12, updated: 0, skipped: 0, failed: 12 } })
  expect((await dataItems.countDataItems({ dataCollectionId })).totalCount).toBe(rows - 12)
  const { errors } = await dataImports.listImportErrors({ id })
  expect(errors.map(({ row }) => row)).toEqual(Array.from({ length: 12 }, (_, n) => n * 1000 + 9))
  await dataImports.undoImport({ id })
  const isUndoing = async () => (await dataImports.getImport({ id })).import.status === 'UNDOING'
  while (await isUndoing()) await Promise.all([runQueued(site), runQueued(site)])
  expect((await dataImports.getImport({ id })).import.undone).toEqual({ removed: rows - 12, restored: 0, changedSince: 0 })
  expect((await dataItems.countDataItems({ dataCollectionId })).totalCount).toBe(0)
}, 120_000)
