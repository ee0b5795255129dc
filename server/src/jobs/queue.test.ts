import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { newDatabase } from '../../../tests/support/own-database.ts'
import { connect } from '../database/connect.ts'
import type { App } from '../kernel/app.ts'
import type { Job } from '../kernel/job.ts'
import type { JobData, JobOptions } from '../kernel/queue.ts'
import { installQueue } from './install-queue.ts'
import { queueOn } from './queue.ts'
import { runJobs } from './run-jobs.ts'
import { selectFailedJobs, selectSchedules } from './store.ts'

interface Parcel extends JobData {
  id: string
}

beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  return () => vi.restoreAllMocks()
})

const siteId = randomUUID()
const connections = 4

/** A queue on a separate database, with one kind of job and processes that run it. */
async function queueFor(job: Partial<Job<Parcel>> & Pick<Job<Parcel>, 'run'>) {
  const { connectionString } = await newDatabase()
  const kind: Job<Parcel> = { name: 'parcel', retries: 1, ...job }
  const work = { jobs: [kind], scheduled: [{ name: 'sweep', schedule: '0 0 1 1 *', run: async () => {} }], pollers: [] }
  await installQueue({ connectionString }, work)
  const database = connect({ connectionString }, connections)
  const queue = queueOn(database)
  onTestFinished(async () => {
    await queue.close()
    await database.close()
  })
  return {
    connectionString,
    work,
    database,
    queue,
    add: (data: Parcel, options?: JobOptions) => database.transaction((db) => queue.add(db, kind, data, options)),
    async start(ofSite = siteId) {
      await installQueue({ connectionString }, { ...work, siteId: ofSite })
      const app = { services: { database, settings: { siteId: ofSite } } } as unknown as App
      const { stop } = await runJobs(app, { connectionString }, work)
      onTestFinished(stop)
    },
  }
}

describe('a job', () => {
  test('runs after its transaction commits, once even with two processes; never after a rollback', async () => {
    const ran: string[] = []
    const { add, database, queue, start, work } = await queueFor({ run: async (_app, { id }) => void ran.push(id) })
    await start()
    await start()
    const undone = database.transaction(async (db) => {
      await queue.add(db, work.jobs[0]!, { siteId, id: 'undone' } as JobData)
      throw new Error('rolled back')
    })
    await expect(undone).rejects.toThrow('rolled back')
    await Promise.all(Array.from({ length: 12 }, (_, n) => add({ siteId, id: String(n) })))
    await expect
      .poll(() => ran.toSorted((a, b) => Number(a) - Number(b)), { timeout: 20_000 })
      .toEqual(Array.from({ length: 12 }, (_, n) => String(n)))
    expect(ran).not.toContain('undone')
  })

  test('is added while all connections are in use, once the queue has started', async () => {
    const { database, queue, work } = await queueFor({ run: async () => {} })
    await queue.start()
    let waiting = 0
    let goOn!: () => void
    const all = new Promise<void>((resolve) => (goOn = resolve))
    const add = (id: string) =>
      database.transaction(async (db) => {
        await db.rows({ text: 'select', values: [], name: undefined })
        if (++waiting === connections) goOn()
        await all
        await queue.add(db, work.jobs[0]!, { siteId, id } as JobData)
      })
    await Promise.all(Array.from({ length: connections }, (_, n) => add(String(n))))
  })

  test('is retried after a failure; after the last attempt it is listed as failed until retried by hand', async () => {
    let isBroken = true
    const runs: string[] = []
    const ends: unknown[] = []
    const job = {
      failed: async (_app: App, { id }: Parcel, error: unknown) => void ends.push([id, (error as Error).message]),
      run: async (_app: App, { id }: Parcel) => {
        runs.push(id)
        if (isBroken) throw new Error('the road is closed')
      },
    }
    const { add, database, queue, start } = await queueFor(job)
    await start()
    await add({ siteId, id: 'one' })
    const failed = () => selectFailedJobs(database, siteId, { limit: 10, offset: 0 })
    await expect.poll(failed, { timeout: 30_000 }).toEqual([
      {
        id: expect.any(String),
        name: 'parcel',
        createdDate: expect.any(Date),
        failedDate: expect.any(Date),
        attempts: 2,
        problem: 'the road is closed',
      },
    ])
    expect(runs).toEqual(['one', 'one'])
    expect(ends).toEqual([['one', 'the road is closed']])
    const id = (await failed())[0]!.id
    expect(await queue.retry(database, randomUUID(), id)).toBe(false)
    isBroken = false
    expect(await queue.retry(database, siteId, id)).toBe(true)
    await expect.poll(() => runs, { timeout: 20_000 }).toEqual(['one', 'one', 'one'])
    expect(await failed()).toEqual([])
  }, 60_000)

  test('with the key of a queued job is not added again; with replacesWaiting it is rescheduled', async () => {
    const { add, database } = await queueFor({ key: ({ id }) => id, run: async () => {} })
    const later = new Date(Date.now() + 3_600_000)
    const waiting = () =>
      database.rows<{ startAfter: Date }>({
        text: `select start_after as "startAfter" from pgboss.job where name = 'parcel'`,
        values: [],
        name: undefined,
      })
    await add({ siteId, id: 'one' }, { startAfter: later })
    await add({ siteId, id: 'one' }, { startAfter: new Date() })
    expect(await waiting()).toEqual([{ startAfter: later }])
    await add({ siteId, id: 'one' }, { startAfter: new Date(later.getTime() + 1000), replacesWaiting: true })
    expect(await waiting()).toEqual([{ startAfter: new Date(later.getTime() + 1000) }])
    await add({ siteId: randomUUID(), id: 'one' })
    expect(await waiting()).toHaveLength(2)
  })

  test('several at once: as if they were added one by one', async () => {
    const ran: string[] = []
    const { add, database, queue, start, work } = await queueFor({ key: ({ id }) => id, run: async (_app, { id }) => void ran.push(id) })
    await add({ siteId, id: 'one' })
    const parcels = ['one', 'two', 'three'].map((id) => ({ siteId, id }) as JobData)
    await database.transaction((db) => queue.addAll(db, work.jobs[0]!, parcels))
    const jobs = await database.rows({
      text: `select distinct retry_limit, priority, group_id, state from pgboss.job where name = 'parcel'`,
      values: [],
      name: undefined,
    })
    expect(jobs).toHaveLength(1)
    await start()
    await expect.poll(() => ran.toSorted(), { timeout: 30_000 }).toEqual(['one', 'three', 'two'])
  }, 60_000)

  test('of a kind with a queue for each site runs only where its site is served, and is listed and retried by its kind', async () => {
    const sites = Array.from({ length: 3 }, () => randomUUID())
    const ran: unknown[] = []
    let isBroken = false
    const { add, database, queue, start } = await queueFor({
      retries: 0,
      hasQueuePerSite: true,
      async run({ services }, data) {
        if (isBroken) throw new Error('the road is closed')
        ran.push([services.settings.siteId, data.siteId])
      },
    })
    for (const one of sites) await start(one)
    for (const [n, one] of [...sites, ...sites, ...sites].entries()) await add({ siteId: one, id: String(n) })
    await expect.poll(() => ran, { timeout: 20_000 }).toHaveLength(9)
    for (const [server, site] of ran as [string, string][]) expect(server).toBe(site)

    isBroken = true
    await add({ siteId: sites[0]!, id: 'broken' })
    const failed = () => selectFailedJobs(database, sites[0]!, { limit: 10, offset: 0 })
    await expect.poll(failed, { timeout: 20_000 }).toMatchObject([{ name: 'parcel' }])
    isBroken = false
    await queue.retry(database, sites[0]!, (await failed())[0]!.id)
    await expect.poll(() => ran, { timeout: 20_000 }).toHaveLength(10)
    expect(ran.at(-1)).toEqual([sites[0], sites[0]])
  })
})

test('schedules follow the program, whatever an earlier version stored', async () => {
  const { connectionString, database, work } = await queueFor({ run: async () => {} })
  expect(await selectSchedules(database)).toEqual([{ name: 'sweep', schedule: '0 0 1 1 *', status: null, endedDate: null }])
  const next = [{ name: 'polish', schedule: '*/5 * * * *', run: async () => {} }]
  await installQueue({ connectionString }, { ...work, scheduled: next })
  expect(await selectSchedules(database)).toMatchObject([{ name: 'polish', schedule: '*/5 * * * *' }])
})
