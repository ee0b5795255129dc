import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../../server/src/database/connect.ts'
import type { Database } from '../../server/src/kernel/db.ts'
import { roundsUpTo, timesToRun } from '../support/rounds.ts'
import { ageCutOffs, brokenNumbers, brokenOrders, brokenStock, stockProducts, lost, unreconciled } from './ledger.ts'
import { nothingYet, underLoad } from './load.ts'
import { makeKillableServer, type KillableServer } from './server.ts'

const rounds = roundsUpTo(timesToRun(2, 100))
const shoppers = 8

let server: KillableServer
let productIds: string[]
const acknowledged = nothingYet()

beforeAll(async () => {
  server = await makeKillableServer()
  await server.start()
  productIds = await asked(stockProducts)
}, 120_000)
afterAll(() => server.remove(), 60_000)

/** Queries the server's own PostgreSQL directly. */
async function asked<T>(question: (database: Database) => Promise<T>): Promise<T> {
  const database = connect(server.connection(), 1)
  try {
    return await question(database)
  } finally {
    await database.close()
  }
}

const countAcknowledged = (): number => acknowledged.offline.length + acknowledged.created.length

/** Killed under load: some time after twenty more orders were acknowledged. */
async function loadUntilKilled(round: number): Promise<void> {
  const ending = new AbortController()
  const wanted = countAcknowledged() + 20
  const load = underLoad({ baseUrl: server.baseUrl, productIds, shoppers, acknowledged, signal: ending.signal })
  await expect.poll(countAcknowledged, { timeout: 60_000, interval: 20 }).toBeGreaterThanOrEqual(wanted)
  await pause(Math.random() * 300)
  await server.kill(round % 2 === 0 ? 'server' : 'postgres')
  ending.abort()
  await load
}

async function verify(): Promise<void> {
  await asked(async (database) => {
    expect(await lost(database, acknowledged.offline, { status: 'APPROVED', paymentStatus: 'NOT_PAID' })).toEqual([])
    expect(await lost(database, acknowledged.paid, { status: 'APPROVED', paymentStatus: 'PAID' })).toEqual([])
    expect(await lost(database, acknowledged.created, {})).toEqual([])
    expect(await brokenOrders(database)).toEqual([])
    expect(await brokenStock(database)).toEqual([])
    expect(await brokenNumbers(database)).toEqual([])
  })
}

test.each(rounds)(
  'killed under a load of orders, the server loses nothing acknowledged and leaves no partial order (round %i)',
  async (round) => {
    await loadUntilKilled(round)
    const startedAt = Date.now()
    await server.start()
    console.log(`crash: round ${round}, ${countAcknowledged()} orders acknowledged so far, up again after ${Date.now() - startedAt} ms`)
    await verify()
  },
  120_000,
)

test('a payment charged before a kill is approved automatically afterwards', async () => {
  await asked(ageCutOffs)
  await expect.poll(() => asked(unreconciled), { timeout: 30_000, interval: 500 }).toBe(0)
  await verify()
}, 60_000)
