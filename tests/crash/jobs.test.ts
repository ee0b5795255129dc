import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'vitest'
import { createClient, type Client } from '@stoa/sdk'
import { sendFile } from '../support/imports.ts'
import { makeKillableServer, type KillableServer } from './server.ts'

// Each has a server of its own. They run at the same time, because most of it is waiting: a job whose process died is taken over after ten seconds.

const siteId = '00000000-0000-4000-8000-00000000000a'

async function startServer(removeAfter: (remove: () => Promise<void>) => void): Promise<{ server: KillableServer; owner(): Client }> {
  const server = await makeKillableServer()
  removeAfter(() => server.remove())
  await server.start()
  return { server, owner: () => createClient({ baseUrl: server.baseUrl, apiKey: server.apiKey, siteId }) }
}

test.concurrent(
  'D15: a job interrupted by power cuts completes after the restart, and has added once to each item',
  { timeout: 480_000 },
  async ({ expect, onTestFinished }) => {
    const itemCount = 12_000
    const atOnce = 1000
    const in_ = { dataCollectionId: 'Counted' }
    const { server, owner } = await startServer((remove) => onTestFinished(remove, 60_000))
    await owner().dataCollections.createDataCollection({ collection: { id: 'Counted' } })
    for (let from = 0; from < itemCount; from += atOnce) {
      const dataItems = Array.from({ length: atOnce }, (_, n) => ({ data: { n: from + n, total: 0 } }))
      await owner().dataItems.bulkInsertDataItems({ ...in_, dataItems })
    }
    const plusOne = [{ action: 'INCREMENT_FIELD' as const, fieldPath: 'total', incrementFieldOptions: { value: 1 } }]
    const statusOf = (jobId: string) => owner().dataJobs.getAsyncJobStatus({ jobId })
    for (const [cut, first] of (['server', 'postgres'] as const).entries()) {
      const filter = { n: { $gte: 0 } }
      const { jobId } = await owner().dataJobs.asyncPatchDataItemsByFilter({ ...in_, filter, fieldModifications: plusOne })
      await expect.poll(async () => (await statusOf(jobId)).successCount, { timeout: 60_000, interval: 20 }).toBeGreaterThan(0)
      await server.kill(first)
      await server.start()
      const restarted = await statusOf(jobId)
      expect(restarted).toMatchObject({ status: 'PROCESSING', successCount: expect.any(Number) })
      expect(restarted.successCount).toBeLessThan(itemCount)
      await expect.poll(async () => (await statusOf(jobId)).status, { timeout: 90_000, interval: 200 }).toBe('SUCCEEDED')
      expect(await statusOf(jobId)).toEqual({ status: 'SUCCEEDED', successCount: itemCount })
      expect((await owner().dataItems.countDataItems({ ...in_, filter: { total: cut + 1 } })).totalCount).toBe(itemCount)
    }
  },
)

test.concurrent(
  'an import interrupted by repeated power cuts writes each row once and loses none',
  { timeout: 480_000 },
  async ({ expect, onTestFinished }) => {
    const rows = 30_000
    // Without ids: a row written twice would be there twice. One in a thousand is invalid.
    const bytes = Buffer.from(`n\n${Array.from({ length: rows }, (_, n) => (n % 1000 === 500 ? 'bad' : n)).join('\n')}\n`)
    const dataCollectionId = 'Moved'
    const { server, owner } = await startServer((remove) => onTestFinished(remove, 60_000))
    const importOf = async (importId: string) => (await owner().dataImports.getImport({ id: importId })).import
    await owner().dataCollections.createDataCollection({ collection: { id: dataCollectionId, fields: [{ key: 'n', type: 'NUMBER' }] } })
    const { id } = await sendFile(owner(), { dataCollectionId, fileName: 'n.csv', format: 'CSV', bytes })
    await owner().dataImports.startImport({ id })
    for (const first of ['server', 'postgres', 'server'] as const) {
      const before = (await importOf(id)).counts.rows
      await expect.poll(async () => (await importOf(id)).counts.rows, { timeout: 60_000, interval: 20 }).toBeGreaterThan(before)
      await pause(Math.random() * 100)
      await server.kill(first)
      await server.start()
    }
    await expect.poll(async () => (await importOf(id)).status, { timeout: 120_000, interval: 200 }).toBe('FINISHED')
    const failed = rows / 1000
    expect((await importOf(id)).counts).toEqual({ rows, inserted: rows - failed, updated: 0, skipped: 0, failed })
    expect((await owner().dataItems.countDataItems({ dataCollectionId })).totalCount).toBe(rows - failed)
    expect(await distinctNumbers(owner(), dataCollectionId)).toBe(rows - failed)
    const { errors } = await owner().dataImports.listImportErrors({ id, limit: 1000 })
    expect(errors.map(({ row }) => row)).toEqual(Array.from({ length: failed }, (_, n) => n * 1000 + 502))
  },
)

/** The number of distinct numbers in all items. */
async function distinctNumbers({ dataItems }: Client, dataCollectionId: string): Promise<number> {
  const numbers = new Set<unknown>()
  let cursor: string | undefined
  do {
    const query =
      cursor === undefined ? { sort: [{ fieldName: '_id' }], cursorPaging: { limit: 1000 } } : { cursorPaging: { limit: 1000, cursor } }
    const page = await dataItems.queryDataItems({ dataCollectionId, query })
    for (const { data } of page.dataItems) numbers.add((data as { n: number }).n)
    cursor = page.pagingMetadata?.cursors?.next ?? undefined
  } while (cursor !== undefined)
  return numbers.size
}
