import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient, type Client } from '@stoa/sdk'
import { makeKillableServer, type KillableServer } from './server.ts'

const bulkSize = 1000
const writers = 4

let server: KillableServer
beforeAll(async () => {
  server = await makeKillableServer()
  await server.start()
}, 120_000)
afterAll(() => server.remove(), 60_000)

const owner = (): Client => createClient({ baseUrl: server.baseUrl, apiKey: server.apiKey, siteId: '00000000-0000-4000-8000-00000000000a' })
const in_ = { dataCollectionId: 'Written' }

/** Bulk after bulk until the server is killed; the items of each bulk name it. */
async function write(name: string, { tried, told }: { tried: string[]; told: string[] }): Promise<void> {
  const { dataItems } = owner()
  for (let round = 0; ; round++) {
    const bulk = `${name}-${round}`
    tried.push(bulk)
    const items = Array.from({ length: bulkSize }, (_, n) => ({ id: `${bulk}-${n}`, data: { bulk, n } }))
    await dataItems.bulkInsertDataItems({ ...in_, dataItems: items })
    told.push(bulk)
  }
}

test.each(['server', 'postgres'] as const)(
  'D22: after a power cut a bulk write is complete or absent, and every acknowledged one is there (%s first)',
  async (first) => {
    if (first === 'server') await owner().dataCollections.createDataCollection({ collection: { id: 'Written' } })
    const seen = { tried: [] as string[], told: [] as string[] }
    const writing = Array.from({ length: writers }, (_, index) => write(`${first}${index}`, seen).catch(() => {}))
    await expect.poll(() => seen.told.length, { timeout: 60_000, interval: 20 }).toBeGreaterThanOrEqual(6)
    await pause(Math.random() * 200)
    await server.kill(first)
    await Promise.all(writing)
    await server.start()
    const sizes = await Promise.all(
      seen.tried.map(async (bulk) => [bulk, (await owner().dataItems.countDataItems({ ...in_, filter: { bulk } })).totalCount] as const),
    )
    expect(sizes.filter(([, size]) => size !== 0 && size !== bulkSize)).toEqual([])
    expect(sizes.filter(([bulk, size]) => seen.told.includes(bulk) && size !== bulkSize)).toEqual([])
  },
  120_000,
)
