import { setTimeout as pause } from 'node:timers/promises'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient, type Client } from '@stoa/sdk'
import { connect } from '../../server/src/database/connect.ts'
import { sql } from '../../server/src/database/sql.ts'
import type { Database } from '../../server/src/kernel/db.ts'
import { ownerOf } from '../support/owner-of.ts'
import { roundsUpTo, timesToRun } from '../support/rounds.ts'
import { startWebhookReceiver, type ReceivedEvent, type WebhookReceiver } from '../support/webhook-receiver.ts'
import { makeWebhook, type TestWebhook } from '../support/webhooks.ts'
import { makeKillableServer, type KillableServer } from './server.ts'

// Promise 17: each event is delivered at least once, signed, and in the order of its entity, whatever happens to server and receiver.

const rounds = roundsUpTo(timesToRun(2, 20))
const writers = 6
const siteId = '00000000-0000-4000-8000-00000000000a'
const in_ = { dataCollectionId: 'Watched' }

let server: KillableServer
let receiver: WebhookReceiver
let webhook: TestWebhook
/** The number of acknowledged events of each item. */
const acknowledged = new Map<string, number>()

const owner = (): Client => createClient({ baseUrl: server.baseUrl, apiKey: server.apiKey, siteId })

/** Uses the server's own PostgreSQL directly. */
async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = connect(server.connection(), 2)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

beforeAll(async () => {
  server = await makeKillableServer()
  receiver = await startWebhookReceiver()
  await server.start()
  await owner().dataCollections.createDataCollection({ collection: { id: in_.dataCollectionId } })
  const site = { baseUrl: server.baseUrl, siteId, clientId: '00000000-0000-4000-8000-000000000001' }
  webhook = await withDatabase((database) => makeWebhook(ownerOf(site, database), { url: receiver.url }))
}, 120_000)
afterAll(async () => {
  await receiver.close()
  await server.remove()
}, 60_000)

/** Writes new items, three events each, until the signal. */
async function write(name: string, signal: AbortSignal): Promise<void> {
  const client = owner()
  for (let count = 0; !signal.aborted; count++) {
    const id = `${name}-${count}`
    try {
      for (const round of [1, 2, 3]) {
        await client.dataItems.saveDataItem({ ...in_, dataItem: { id, data: { round } } }, { signal })
        acknowledged.set(id, round)
      }
    } catch {
      await pause(20)
    }
  }
}

/** A receiver that is slow, refuses, or cuts the connection now and then. */
function misbehave(): void {
  receiver.answer = async (_, response) => {
    const luck = Math.random()
    if (luck < 0.1) return response.destroy()
    if (luck < 0.2) return response.writeHead(500).end()
    if (luck < 0.3) await pause(Math.random() * 300)
    return response.end()
  }
}

const count = (): number => [...acknowledged.values()].reduce((sum, events) => sum + events, 0)

test.each(rounds)(
  'killed while events are written and delivered (round %i)',
  async (round) => {
    misbehave()
    const ending = new AbortController()
    const [written, arrived] = [count() + 60, receiver.received.length + 20]
    const load = Promise.all(Array.from({ length: writers }, (_, n) => write(`round-${round}-${n}`, ending.signal)))
    await expect.poll(() => count() >= written && receiver.received.length >= arrived, { timeout: 60_000, interval: 20 }).toBe(true)
    await pause(Math.random() * 300)
    await server.kill(round % 2 === 0 ? 'server' : 'postgres')
    ending.abort()
    await load
    await server.start()
  },
  120_000,
)

test('afterwards every acknowledged event has arrived, signed and in order, and a repeat has the same ID', async () => {
  receiver.answer = (_, response) => response.end()
  const missing = (): string[] => {
    const there = new Set(receiver.received.map(({ data }) => `${data.entityId} ${data.entityEventSequence}`))
    return [...acknowledged].flatMap(([id, events]) =>
      roundsUpTo(events)
        .map((sequence) => `${id} ${sequence}`)
        .filter((event) => !there.has(event)),
    )
  }
  const open = () =>
    withDatabase(async (database) => {
      // As if the time of leases and retries had come.
      await database.run(sql`
        update webhook_deliveries set next_attempt_date = now()
        where site_id = ${siteId} and status in ('WAITING', 'RETRYING') and next_attempt_date > now() + interval '1 second'`)
      const row = await database.one<{ count: number }>(sql`
        select count(*)::int as count from webhook_deliveries where site_id = ${siteId} and status in ('WAITING', 'RETRYING')`)
      return row!.count
    })
  await expect.poll(async () => [missing().length, await open()], { timeout: 60_000, interval: 500 }).toEqual([0, 0])

  const ids = new Map<string, Set<string>>()
  const sequences = new Map<string, number[]>()
  const items = receiver.received.filter(({ data }) => data.entityFqdn === 'wix.data.v2.data_item')
  for (const { jti, data } of items) {
    const event = `${data.entityId} ${data.entityEventSequence}`
    ids.set(event, (ids.get(event) ?? new Set()).add(jti))
    sequences.set(data.entityId!, [...(sequences.get(data.entityId!) ?? []), Number(data.entityEventSequence)])
  }
  expect([...ids].filter(([, found]) => found.size !== 1)).toEqual([])
  expect([...sequences].filter(([, list]) => list.join() !== list.toSorted((a, b) => a - b).join())).toEqual([])

  const { keys } = (
    await withDatabase((database) =>
      ownerOf({ baseUrl: server.baseUrl, siteId, clientId: siteId }, database).webhooks.queryWebhookKeys({ appId: webhook.appId }),
    )
  ).jwks
  const verify = ({ token }: ReceivedEvent) => jwtVerify(token, createLocalJWKSet({ keys }), { audience: webhook.appId })
  await Promise.all(receiver.received.map(verify))
  console.log(`crash: ${count()} events acknowledged, ${receiver.received.length} requests received`)
}, 90_000)
