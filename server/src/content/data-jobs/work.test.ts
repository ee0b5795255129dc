import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { hasEnded, idOf, ledgerOf, plusOne, siteAhead, statusOf, step, totalsOf } from '../../../../tests/support/data-jobs.ts'
import { runQueued } from '../../../../tests/support/queue.ts'
import type { TestSite } from '../../../../tests/support/site.ts'
import { sql } from '../../database/sql.ts'
import type { Services } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'

let site: TestSite
beforeAll(async () => {
  // Not as far as the sites of other tests, whose jobs must not run here.
  site = await siteAhead(1)
})
const owner = () => site.as(site.owner())

async function begin(in_: { dataCollectionId: string }): Promise<string> {
  return (await owner().dataJobs.asyncPatchDataItemsByFilter({ ...in_, fieldModifications: plusOne })).jobId
}

/** The server on a database whose transactions fail for this site's jobs, before or after the commit, as `fails` says. */
function failing(fails: () => 'before commit' | 'after commit' | undefined): Services {
  const { services } = site.app
  const { database } = services
  const transaction = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    const when = fails()
    const cutOff = new Error('the connection was cut off')
    const result = await database.transaction(async (db) => {
      const done = await work(db)
      if (when === 'before commit') throw cutOff
      return done
    })
    if (when === 'after commit') throw cutOff
    return result
  }
  return { ...services, database: { ...database, transaction } }
}

/** Runs the queued jobs once. Failed jobs are queued again. */
const run = (services: Services): Promise<void> =>
  runQueued({ ...site, app: { ...site.app, services } }).catch((error: Error) => expect(error.message).toBe('the connection was cut off'))

/** Works like a process, round after round, until a job has ended. */
async function workUntilEnded(jobId: string, services: Services = site.app.services): Promise<void> {
  while (!hasEnded(await statusOf(site, jobId))) {
    await run(services)
    // Postponed jobs become due.
    site.clock.now = new Date(site.clock.now!.getTime() + 1000)
  }
}

beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  return () => vi.restoreAllMocks()
})

describe('D15: increments are neither repeated nor lost', () => {
  test('batches interrupted before or after their commit add once to each item', async () => {
    const in_ = await ledgerOf(site, 2000)
    const jobId = await begin(in_)
    let rounds = 0
    const services = failing(() => (['before commit', 'after commit', undefined] as const)[rounds++ % 3])
    await workUntilEnded(jobId, services)
    expect(rounds).toBeGreaterThan(5)
    expect(await statusOf(site, jobId)).toEqual({ status: 'SUCCEEDED', successCount: 2000 })
    expect(await totalsOf(site, in_)).toEqual({ 1: 2000 })
  }, 60_000)

  test('parallel processes, and callers who add meanwhile, add once each', async () => {
    const in_ = await ledgerOf(site, 2500)
    const [first, second] = [await begin(in_), await begin(in_)]
    const patches = Array.from({ length: 500 }, (_, n) => ({ dataItemId: idOf(n * 5), fieldModifications: plusOne }))
    const work = async (jobId: string): Promise<void> => {
      while (!hasEnded(await statusOf(site, jobId))) if (!(await step(site, jobId))) await pause(2)
    }
    await Promise.all([
      ...[first, first, first, second, second].map(work),
      ...[1, 2, 3].map(() => owner().dataItems.bulkPatchDataItems({ ...in_, patches })),
    ])
    for (const jobId of [first, second]) expect(await statusOf(site, jobId)).toEqual({ status: 'SUCCEEDED', successCount: 2500 })
    expect(await totalsOf(site, in_)).toEqual({ 2: 2000, 5: 500 })
    const [told] = await site.database.rows(sql`
      select count(*)::int as events, count(distinct (entity_id, entity_sequence))::int as different from events
      where site_id = ${site.siteId} and slug = 'updated' and entity ->> 'dataCollectionId' = ${in_.dataCollectionId}`)
    expect(told).toEqual({ events: 6500, different: 6500 })
  }, 60_000)
})

describe('a batch that fails', () => {
  test('is retried later with fewer items; after ten failed attempts in a row the job fails', async () => {
    // Jobs that other tests have left in the queue.
    await runQueued(site)
    const in_ = await ledgerOf(site, 1100)
    const jobId = await begin(in_)
    await step(site, jobId)
    const attempts = async () => {
      const [row] = await site.database.rows<{ attempts: number }>(sql`
        select attempts from data_jobs where site_id = ${site.siteId} and id = ${jobId}`)
      return row!.attempts
    }
    for (let attempt = 1; attempt < 10; attempt++) {
      await run(failing(() => 'before commit'))
      expect(await attempts()).toBe(attempt)
    }
    await step(site, jobId)
    expect(await statusOf(site, jobId)).toEqual({ status: 'PROCESSING', successCount: 513 })
    for (let attempt = 0; attempt < 2; attempt++) {
      await run(failing(() => 'before commit'))
    }
    const failure = { code: 'DATA_JOB_GAVE_UP', description: 'The job failed after several attempts.' }
    expect(await statusOf(site, jobId)).toEqual({ status: 'FAILED', successCount: 513, failure })
    expect(await totalsOf(site, in_)).toEqual({ 0: 587, 1: 513 })
  }, 60_000)
})

test('a long job does not block others: batches take turns', async () => {
  const [long, short] = [await ledgerOf(site, 3000), await ledgerOf(site, 2)]
  const [longJob, shortJob] = [await begin(long), await begin(short)]
  const now = () => (site.clock.now = new Date(site.clock.now!.getTime() + 1))
  await workUntilEnded(longJob, { ...site.app.services, now })
  const ended = await site.database.rows<{ id: string }>(sql`
    select id from data_jobs where site_id = ${site.siteId} and id = any(${[longJob, shortJob]}::uuid[]) order by ended_date`)
  expect(ended.map(({ id }) => id)).toEqual([shortJob, longJob])
  expect(await totalsOf(site, long)).toEqual({ 1: 3000 })
}, 60_000)

test('items are changed a few hundred at a time, and fewer if they are large', async () => {
  const in_ = await ledgerOf(site, 0)
  // Random, so that they are also large when stored.
  const text = () => Array.from({ length: 14_000 }, () => Math.random().toString(36).slice(2)).join('')
  for (let n = 0; n < 60; n += 20) {
    const dataItems = Array.from({ length: 20 }, (_, index) => ({ id: idOf(n + index), data: { text: text(), total: 0 } }))
    await owner().dataItems.bulkInsertDataItems({ ...in_, dataItems })
  }
  const jobId = await begin(in_)
  await step(site, jobId)
  const { successCount } = await statusOf(site, jobId)
  expect(successCount).toBeGreaterThan(20)
  expect(successCount).toBeLessThan(60)
  await workUntilEnded(jobId)
  expect(await totalsOf(site, in_)).toEqual({ 1: 60 })
}, 60_000)
