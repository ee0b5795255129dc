import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient, type Client } from '@stoa/sdk'
import { sendFile } from '../support/imports.ts'
import { makeKillableServer, type KillableServer } from './server.ts'

const rows = 30_000

let server: KillableServer
beforeAll(async () => {
  server = await makeKillableServer()
  await server.start()
}, 120_000)
afterAll(() => server.remove(), 60_000)

const owner = (): Client => createClient({ baseUrl: server.baseUrl, apiKey: server.apiKey, siteId: '00000000-0000-4000-8000-00000000000a' })
const importOf = async (id: string) => (await owner().dataImports.getImport({ id })).import

/** Without ids: a row written twice would be there twice. One in a thousand is invalid. */
const file = Buffer.from(`n\n${Array.from({ length: rows }, (_, n) => (n % 1000 === 500 ? 'bad' : n)).join('\n')}\n`)

test('an import interrupted by repeated power cuts writes each row once and loses none', async () => {
  const dataCollectionId = 'Moved'
  await owner().dataCollections.createDataCollection({ collection: { id: dataCollectionId, fields: [{ key: 'n', type: 'NUMBER' }] } })
  const { id } = await sendFile(owner(), { dataCollectionId, fileName: 'n.csv', format: 'CSV', bytes: file })
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
  expect(await distinctNumbers(dataCollectionId)).toBe(rows - failed)
  const { errors } = await owner().dataImports.listImportErrors({ id, limit: 1000 })
  expect(errors.map(({ row }) => row)).toEqual(Array.from({ length: failed }, (_, n) => n * 1000 + 502))
}, 300_000)

/** The number of distinct numbers in all items. */
async function distinctNumbers(dataCollectionId: string): Promise<number> {
  const numbers = new Set<unknown>()
  let cursor: string | undefined
  do {
    const asked =
      cursor === undefined ? { sort: [{ fieldName: '_id' }], cursorPaging: { limit: 1000 } } : { cursorPaging: { limit: 1000, cursor } }
    const { dataItems, pagingMetadata } = await owner().dataItems.queryDataItems({ dataCollectionId, query: asked })
    for (const { data } of dataItems) numbers.add((data as { n: number }).n)
    cursor = pagingMetadata?.cursors?.next ?? undefined
  } while (cursor !== undefined)
  return numbers.size
}
