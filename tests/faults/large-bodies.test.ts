import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient, type Client } from '@stoa/sdk'
import { oldMbMin } from '../../bin/heap.js'
import { connect } from '../../server/src/database/connect.ts'
import { sql } from '../../server/src/database/sql.ts'
import { makeKillableServer, type KillableServer } from '../crash/server.ts'
import { timesToRun } from '../support/rounds.ts'

const siteId = '00000000-0000-4000-8000-00000000000a'
const bulkSize = 1000

let server: KillableServer
let owner: Client
beforeAll(async () => {
  // As on the smallest machine.
  server = await makeKillableServer(1, ['--max-semi-space-size=8', `--max-old-space-size=${oldMbMin}`])
  await server.start()
  owner = createClient({ baseUrl: server.baseUrl, apiKey: server.apiKey, siteId })
  await owner.dataCollections.createDataCollection({ collection: { id: 'Large' } })
}, 120_000)
afterAll(() => server.remove(), 60_000)

const list = (count: number, entry: (index: number) => string): string =>
  `[${Array.from({ length: count }, (_, index) => entry(index)).join()}]`
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

/** What an item of a bulk contains, so that the bulk needs as much memory as one that is accepted can: 8 MB of text, or nearly as many values as a message may
 *  have. */
const kinds: Readonly<Record<string, { count: number; content: (index: number) => string }>> = {
  text: { count: timesToRun(4, 32), content: () => `"${'x'.repeat(8_000)}"` },
  'lists in lists': { count: timesToRun(1, 8), content: () => list(24, () => nested(40)) },
  'empty objects': { count: timesToRun(0, 8), content: () => list(480, () => '{}') },
  texts: { count: timesToRun(0, 8), content: (index) => list(980, (at) => `"t${index}_${at}"`) },
}

/** Sends one bulk. Returns the status of its answer, or 0 if there is none. */
async function insert(bulk: string, content: (index: number) => string): Promise<number> {
  const items = list(bulkSize, (index) => `{"id":"${bulk}:${index}","data":{"content":${content(index)}}}`)
  const response = await fetch(`${server.baseUrl}/wix-data/v2/bulk/items/insert`, {
    method: 'POST',
    headers: { authorization: server.apiKey, 'wix-site-id': siteId, 'content-type': 'application/json', 'idempotency-key': bulk },
    body: `{"dataCollectionId":"Large","dataItems":${items}}`,
  }).catch(() => undefined)
  await response?.arrayBuffer()
  return response?.status ?? 0
}

/** How many items and how many events of items each bulk has. */
async function written(): Promise<{ bulk: string; items: number; events: number }[]> {
  const database = connect(server.connection(), 1)
  try {
    const items = await database.rows<Counted>(sql`
      select split_part(id, ':', 1) as bulk, count(*)::int as count from data_items where site_id = ${siteId} and id like '%:%' group by 1`)
    const events = await database.rows<Counted>(sql`
      select split_part(entity_id, ':', 1) as bulk, count(*)::int as count from events
      where site_id = ${siteId} and entity_id like '%:%' group by 1`)
    const counted = (rows: readonly Counted[], bulk: string) => rows.find((row) => row.bulk === bulk)?.count ?? 0
    const bulks = new Set([...items, ...events].map(({ bulk }) => bulk))
    return [...bulks].map((bulk) => ({ bulk, items: counted(items, bulk), events: counted(events, bulk) }))
  } finally {
    await database.close()
  }
}

interface Counted {
  bulk: string
  count: number
}

test('the largest bulk writes at once don’t end the process: each is answered, and complete or absent, and small requests go on', async () => {
  const { pid } = server.process()
  let isOver = false
  const small = (async () => {
    for (let calls = 0; ; calls++) {
      if (isOver) return calls
      await owner.dataItems.countDataItems({ dataCollectionId: 'Large' })
    }
  })()
  const bulks = Object.entries(kinds).flatMap(([name, { count, content }]) =>
    Array.from({ length: count }, (_, index) => ({ name: `${name} ${index}`, content })),
  )
  const answers = await Promise.all(bulks.map(async ({ name, content }) => [name, await insert(name, content)] as const))
  isOver = true
  expect(await small).toBeGreaterThan(0)
  expect(server.process()).toMatchObject({ pid, exitCode: null, signalCode: null })
  expect(answers.filter(([, status]) => status !== 200 && status !== 503)).toEqual([])
  const complete = answers.filter(([, status]) => status === 200).map(([bulk]) => ({ bulk, items: bulkSize, events: bulkSize }))
  expect(new Set(await written())).toEqual(new Set(complete))
  expect(complete.length).toBeGreaterThan(0)
}, 300_000)
