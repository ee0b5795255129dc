import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient, type Client } from '@stoa/sdk'
import { makeKillableServer, type KillableServer } from './server.ts'

const itemCount = 12_000
const atOnce = 1000
const siteId = '00000000-0000-4000-8000-00000000000a'

let server: KillableServer
beforeAll(async () => {
  server = await makeKillableServer()
  await server.start()
  await owner().dataCollections.createDataCollection({ collection: { id: 'Counted' } })
  for (let from = 0; from < itemCount; from += atOnce) {
    const dataItems = Array.from({ length: atOnce }, (_, n) => ({ data: { n: from + n, total: 0 } }))
    await owner().dataItems.bulkInsertDataItems({ ...in_, dataItems })
  }
}, 180_000)
afterAll(() => server.remove(), 60_000)

const owner = (): Client => createClient({ baseUrl: server.baseUrl, apiKey: server.apiKey, siteId })
const in_ = { dataCollectionId: 'Counted' }
const plusOne = [{ action: 'INCREMENT_FIELD' as const, fieldPath: 'total', incrementFieldOptions: { value: 1 } }]
const statusOf = (jobId: string) => owner().dataJobs.getAsyncJobStatus({ jobId })
const countWith = async (total: number) => (await owner().dataItems.countDataItems({ ...in_, filter: { total } })).totalCount

test.each([
  ['server', 1],
  ['postgres', 2],
] as const)(
  'D15: a job interrupted by power cuts completes after the restart, and has added once to each item (%s first)',
  async (first, total) => {
    const { jobId } = await owner().dataJobs.asyncPatchDataItemsByFilter({
      ...in_,
      filter: { n: { $gte: 0 } },
      fieldModifications: plusOne,
    })
    await expect.poll(async () => (await statusOf(jobId)).successCount, { timeout: 60_000, interval: 20 }).toBeGreaterThan(0)
    await server.kill(first)
    await server.start()
    const restarted = await statusOf(jobId)
    expect(restarted).toMatchObject({ status: 'PROCESSING', successCount: expect.any(Number) })
    expect(restarted.successCount).toBeLessThan(itemCount)
    await expect.poll(async () => (await statusOf(jobId)).status, { timeout: 90_000, interval: 200 }).toBe('SUCCEEDED')
    expect(await statusOf(jobId)).toEqual({ status: 'SUCCEEDED', successCount: itemCount })
    expect(await countWith(total)).toBe(itemCount)
  },
  240_000,
)
