import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient, type Client } from '@stoa/sdk'
import { connect } from '../../server/src/database/connect.ts'
import { sql } from '../../server/src/database/sql.ts'
import { compressedDocuments } from '../support/stored-texts.ts'
import { makeKillableServer, type KillableServer } from './server.ts'

const siteId = '00000000-0000-4000-8000-00000000000a'
const bulkSize = 1000
const writers = 4
const singleWriters = 12

let server: KillableServer
beforeAll(async () => {
  server = await makeKillableServer()
  await server.start()
}, 120_000)
afterAll(() => server.remove(), 60_000)

const owner = (): Client => createClient({ baseUrl: server.baseUrl, apiKey: server.apiKey, siteId })
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

/** Item after item, which are written together (decision 0093): without a key, as public packages insert them, or with one, like our SDK. */
async function writeSingly(acknowledged: string[], withKeys: boolean): Promise<void> {
  for (;;) {
    const response = await fetch(`${server.baseUrl}/wix-data/v2/items`, {
      method: 'POST',
      headers: {
        authorization: server.apiKey,
        'wix-site-id': siteId,
        'content-type': 'application/json',
        ...(withKeys ? { 'idempotency-key': randomUUID() } : {}),
      },
      body: JSON.stringify({ dataCollectionId: 'Single', dataItem: { data: {} } }),
    })
    const body = (await response.json()) as { dataItem: { id: string } }
    acknowledged.push(body.dataItem.id)
  }
}

/** Those of these items that are missing, or don't have exactly one event. */
async function lostItems(ids: readonly string[]): Promise<string[]> {
  const database = connect(server.connection(), 1)
  try {
    const rows = await database.rows<{ id: string }>(sql`
      select id from data_items where site_id = ${siteId} and id = any(${ids}::text[])
        and (select count(*) from events where site_id = ${siteId} and entity_id = data_items.id) = 1`)
    const found = new Set(rows.map(({ id }) => id))
    return ids.filter((id) => !found.has(id))
  } finally {
    await database.close()
  }
}

interface Answer {
  dataItem?: { id: string }
  results?: { itemMetadata: { id: string } }[]
}

/** Items of stored answers, of one insert or of a bulk, that are missing. */
async function answersWithoutItem(): Promise<string[]> {
  const database = connect(server.connection(), 1)
  try {
    const plain = await database.rows<{ answer: Answer }>(sql`
      select answer from idempotency_keys where site_id = ${siteId} and answer is not null`)
    const compressed = (await compressedDocuments({ database, siteId })).filter(({ table }) => table === 'idempotency_keys')
    const answers = [...plain.map(({ answer }) => answer), ...compressed.map(({ document }) => document as Answer)]
    const ids = answers.flatMap(({ dataItem, results = [] }) => [
      ...(dataItem ? [dataItem.id] : []),
      ...results.map(({ itemMetadata }) => itemMetadata.id),
    ])
    const items = new Set(
      (await database.rows<{ id: string }>(sql`select id from data_items where site_id = ${siteId}`)).map(({ id }) => id),
    )
    expect(ids.length).toBeGreaterThan(singleWriters)
    return ids.filter((id) => !items.has(id))
  } finally {
    await database.close()
  }
}

test.each(['server', 'postgres'] as const)(
  'D22: after a power cut a bulk write is complete or absent, and every acknowledged bulk or item is there (%s first)',
  async (first) => {
    if (first === 'server')
      for (const id of ['Written', 'Single']) await owner().dataCollections.createDataCollection({ collection: { id } })
    const single: string[] = []
    const seen = { tried: [] as string[], told: [] as string[] }
    const writing = Array.from({ length: writers }, (_, index) => write(`${first}${index}`, seen).catch(() => {}))
    const singly = Array.from({ length: singleWriters }, (_, index) => writeSingly(single, index % 2 === 0).catch(() => {}))
    await expect.poll(() => seen.told.length, { timeout: 60_000, interval: 20 }).toBeGreaterThanOrEqual(6)
    await pause(Math.random() * 200)
    await server.kill(first)
    await Promise.all([...writing, ...singly])
    await server.start()
    expect(single.length).toBeGreaterThan(singleWriters)
    expect(await lostItems(single)).toEqual([])
    expect(await answersWithoutItem()).toEqual([])
    const sizes = await Promise.all(
      seen.tried.map(async (bulk) => [bulk, (await owner().dataItems.countDataItems({ ...in_, filter: { bulk } })).totalCount] as const),
    )
    expect(sizes.filter(([, size]) => size !== 0 && size !== bulkSize)).toEqual([])
    expect(sizes.filter(([bulk, size]) => seen.told.includes(bulk) && size !== bulkSize)).toEqual([])
  },
  120_000,
)
