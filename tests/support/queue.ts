import { setTimeout as pause } from 'node:timers/promises'
import { backgroundWork } from '../../server/src/areas.ts'
import { sql } from '../../server/src/database/sql.ts'
import { installQueue } from '../../server/src/jobs/index.ts'
import type { Job } from '../../server/src/kernel/job.ts'
import type { JobData, JobKind, JobOptions, Queue } from '../../server/src/kernel/queue.ts'
import type { TestSite } from './site.ts'

/** Jobs of sites in this process wait this much longer, so that the servers of other tests, which run the jobs of every site, leave them to `runQueued`. */
const deferredDays = 3650
const dayMs = 24 * 60 * 60 * 1000

export const deferred = (queue: Queue): Queue => ({
  ...queue,
  add: (db, job, data, options) => queue.add(db, ofAllSites(job), data, deferredOptions(options)),
  addAll: (db, job, all, options) => queue.addAll(db, ofAllSites(job), all, deferredOptions(options)),
})

const deferredOptions = ({ startAfter = new Date(), ...others }: JobOptions = {}): JobOptions => ({
  ...others,
  startAfter: new Date(startAfter.getTime() + deferredDays * dayMs),
})

/** Sites in this process have no queues of their own, of which there would be thousands. */
const ofAllSites = <Kind extends JobKind<never>>({ hasQueuePerSite: _, ...kind }: Kind) => kind

export const installQueueOfAllSites = (connectionString: string): Promise<void> =>
  installQueue({ connectionString }, { ...backgroundWork, jobs: backgroundWork.jobs.map(ofAllSites) })

interface Queued {
  name: string
  data: JobData
}

/** Runs the jobs of a site that are due by its clock, in the order in which they were added, and the jobs they add. Waits for a job that a server of another test
 *  has taken because it was retried by hand. Throws if a job fails; the job waits for its next try. */
export async function runQueued({ app, siteId }: Pick<TestSite, 'app' | 'siteId'>, ...kinds: Pick<Job, 'name'>[]): Promise<void> {
  const { database, now } = app.services
  const jobs = backgroundWork.jobs.filter(({ name }) => kinds.length === 0 || kinds.some((one) => one.name === name))
  const names = jobs.map(({ name }) => name)
  for (;;) {
    const taken = await database.rows<Queued>(sql`
      with taken as (
        delete from pgboss.job where name = any(${names}) and group_id = ${siteId} and state < 'active'
          and start_after <= greatest(${now()}, clock_timestamp()) + ${deferredDays} * interval '1 day'
        returning name, data, created_on, id
      )
      select name, data from taken order by created_on, id`)
    for (const [index, { name, data }] of taken.entries()) {
      try {
        await jobs.find((job) => job.name === name)!.run(app, data)
      } catch (error) {
        for (const one of taken.slice(index))
          await app.services.queue.add(
            database,
            jobs.find((job) => job.name === one.name)!,
            one.data,
          )
        throw error
      }
    }
    if (taken.length > 0) continue
    const elsewhere = await database.rows(sql`
      select from pgboss.job where name = any(${names}) and group_id = ${siteId} and state = 'active' limit 1`)
    if (elsewhere.length === 0) return
    await pause(20)
  }
}

/** A failed job of a site. */
export async function failedJobOn(
  { database, siteId }: Pick<TestSite, 'database' | 'siteId'>,
  source: Partial<Queued & { problem: string; key: string }> = {},
): Promise<string> {
  const { name = 'data-index', data = { siteId, id: 'Ledger' }, problem = 'the disk is full', key = 'Ledger' } = source
  const row = await database.one<{ id: string }>(sql`
    insert into pgboss.job (name, group_id, singleton_key, data, source_name, source_id, source_created_on, source_retry_count, source_output)
    values ('failed-jobs', ${siteId}, ${`${siteId}/${key}`}, ${JSON.stringify(data)}, ${name}, gen_random_uuid(), now() - interval '1 hour', 8, ${JSON.stringify({ message: problem })})
    returning id`)
  return row!.id
}
