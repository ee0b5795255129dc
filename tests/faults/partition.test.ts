import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { createClient } from '@stoa/sdk'
import { nextOrderNumber } from '../../server/src/commerce/orders/store.ts'
import { connect } from '../../server/src/database/connect.ts'
import { sql } from '../../server/src/database/sql.ts'
import { clearSnapshots } from '../../server/src/events/purge/store.ts'
import { readyCheckout } from '../support/buying.ts'
import { catchUp } from '../support/following.ts'
import { newDatabase } from '../support/own-database.ts'
import { timesToRun } from '../support/rounds.ts'
import { startStoa, type RunningStoa } from '../support/server.ts'
import { makeTestShop } from '../support/shop.ts'
import { startDatabaseProxy, type TcpProxy } from '../support/tcp-proxy.ts'

/** Shorter than the server's own, so that `npm test` takes seconds. A long run uses the server's. */
const timeouts =
  timesToRun(1, 0) === 1
    ? { statement_timeout: 800, query_timeout: 1_000, idle_in_transaction_session_timeout: 1_500, connectionTimeoutMillis: 800 }
    : {}
const cutMs = timesToRun(1_500, 10_000)
/** How long a call may take: until it has a connection, and for each of its first statements an answer. */
const answerMsMax = timesToRun(3_000, 12_000)
const backMsMax = 5_000

interface Answer {
  name: string
  status: number
  sentAt: number
  answeredAt: number
}

const calls: Record<string, (stoa: RunningStoa) => Promise<Response>> = {
  read: (stoa) => post(stoa, '/stores-reader/v1/products/query-platformized', { query: {} }),
  write: (stoa) => post(stoa, '/wix-data/v2/items', { dataCollectionId: 'Noted', dataItem: { data: {} } }),
  page: ({ baseUrl }) => fetch(`${baseUrl}/`),
  ready: ({ baseUrl }) => fetch(`${baseUrl}/health`),
}

const post = ({ baseUrl, apiKey, siteId }: RunningStoa, path: string, body: unknown): Promise<Response> =>
  fetch(`${baseUrl}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', authorization: apiKey, 'wix-site-id': siteId },
  })

async function answerOf(stoa: RunningStoa, name: string): Promise<Answer> {
  const sentAt = performance.now()
  const response = await calls[name]!(stoa)
  await response.text()
  return { name, status: response.status, sentAt, answeredAt: performance.now() }
}

const allAnswers = (stoa: RunningStoa) => Promise.all(Object.keys(calls).map((name) => answerOf(stoa, name)))

/** Sends all calls every quarter of a second. */
async function keepCalling(stoa: RunningStoa, untilMs: number): Promise<Answer[]> {
  const end = performance.now() + untilMs
  const answers: Promise<Answer[]>[] = []
  while (performance.now() < end) {
    answers.push(allAnswers(stoa))
    await pause(250)
  }
  return (await Promise.all(answers)).flat()
}

/** A server whose database is on the other side of a proxy. */
async function startBehindProxy(): Promise<{ stoa: RunningStoa; proxy: TcpProxy }> {
  const { proxy, throughProxy } = await startDatabaseProxy((await newDatabase()).connectionString)
  const stoa = await startStoa({}, { connectionString: throughProxy, ...timeouts })
  onTestFinished(async () => {
    await stoa.stop()
    await proxy.close()
  })
  return { stoa, proxy }
}

/** Until all calls are answered with 200. */
async function timeUntilAllAnswer(stoa: RunningStoa): Promise<number> {
  const began = performance.now()
  for (;;) {
    const answers = await allAnswers(stoa)
    if (answers.every(({ status }) => status === 200)) return performance.now() - began
    await pause(50)
  }
}

test('a silent loss of the database: calls answer 503 in time, and 200 within five seconds after it', async () => {
  const faults = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => faults.mockRestore())
  const { stoa, proxy } = await startBehindProxy()
  await createClient(stoa).dataCollections.createDataCollection({ collection: { id: 'Noted' } })
  // The first calls of a new database on a busy machine can take longer than the timeouts allow.
  await timeUntilAllAnswer(stoa)

  proxy.cut()
  const cutAt = performance.now()
  const during = keepCalling(stoa, cutMs)
  await pause(cutMs)
  expect(await fetch(`${stoa.baseUrl}/health/live`)).toMatchObject({ status: 200 })
  proxy.heal()
  const healedAt = performance.now()
  const backMs = await timeUntilAllAnswer(stoa)
  const answers = await during

  expect(answers.filter(({ status, answeredAt }) => status !== 503 && answeredAt < healedAt)).toEqual([])
  expect(answers.filter(({ status }) => status !== 503 && status !== 200)).toEqual([])
  expect(answers.filter(({ sentAt, answeredAt }) => answeredAt - sentAt > answerMsMax)).toEqual([])
  expect(backMs).toBeLessThan(backMsMax)
  const slowest = Math.max(...answers.map(({ sentAt, answeredAt }) => answeredAt - sentAt))
  console.log(
    `partition: ${Math.round(healedAt - cutAt)} ms, ${answers.length} calls answered, the slowest after ${Math.round(slowest)} ms; back after ${Math.round(backMs)} ms`,
  )
  await expectBackgroundWork(stoa)
})

/** Events are published again, and jobs run: a job that patches items runs in the queue. */
async function expectBackgroundWork(stoa: RunningStoa): Promise<void> {
  const { dataCollections, dataItems, dataJobs, events } = createClient(stoa)
  const dataCollectionId = 'Counted'
  await dataCollections.createDataCollection({ collection: { id: dataCollectionId } })
  await dataItems.bulkInsertDataItems({ dataCollectionId, dataItems: [{ data: { n: 0 } }, { data: { n: 1 } }] })
  const filter = { n: { $gte: 0 } }
  const fieldModifications = [{ action: 'INCREMENT_FIELD' as const, fieldPath: 'n', incrementFieldOptions: { value: 5 } }]
  const { jobId } = await dataJobs.asyncPatchDataItemsByFilter({ dataCollectionId, filter, fieldModifications })
  const timeout = 20_000
  await expect.poll(async () => (await dataJobs.getAsyncJobStatus({ jobId })).status, { timeout }).toBe('SUCCEEDED')
  await expect.poll(async () => JSON.stringify(await events.queryEvents({ limit: 500 })), { timeout }).toContain(dataCollectionId)
}

test('a connection that is lost in a transaction keeps neither orders nor events waiting', async () => {
  const shop = await makeTestShop({ rateLimits: 'off' })
  const vera = shop.as(shop.visitor())
  const checkoutId = await readyCheckout(vera, { method: 'OFFLINE' })
  const { proxy, throughProxy } = await startDatabaseProxy(inject('database'))
  const lost = connect({ connectionString: throughProxy, query_timeout: 300, idle_in_transaction_session_timeout: 600 }, 1)
  onTestFinished(async () => {
    await proxy.close()
    await lost.close()
  })
  const transaction = lost.transaction(async (db) => {
    await nextOrderNumber(db, shop.siteId)
    // Takes the lock of the publisher.
    await clearSnapshots({ db, siteId: shop.siteId }, { entityIds: [], buyerId: randomUUID(), contactId: randomUUID() })
    proxy.cut()
    await db.rows(sql`select 1`)
  })
  await expect(transaction).rejects.toThrow('Query read timeout')
  await vera.checkouts.createOrder({ id: checkoutId })
  await catchUp(shop)
})
