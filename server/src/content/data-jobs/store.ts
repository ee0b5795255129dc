import { jobRetentionDays } from '@stoa/contract/data-jobs/data-job'
import { part, raw, sql, type Fragment } from '../../database/sql.ts'
import type { Context, Scope } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import { actsForSite, type CallerIdentity } from '../../kernel/identity.ts'
import type { DataJob, JobFailure, JobStatus } from './job.ts'

type Timed = Scope & Pick<Context, 'now'>

const dayMs = 24 * 60 * 60 * 1000
const retainedSince = (now: Date): Date => new Date(now.getTime() - jobRetentionDays * dayMs)

/** Requesters can find their own jobs; callers acting for the site all of them. */
const visibleTo = (identity: CallerIdentity): Fragment =>
  actsForSite(identity)
    ? part`site_id = ${identity.siteId}`
    : part`site_id = ${identity.siteId} and asker_kind = ${identity.kind} and asker_id = ${identity.id}`

export function findJobStatus({ db, identity, now }: Pick<Context, 'db' | 'identity' | 'now'>, id: string): Promise<JobStatus | undefined> {
  return db.one(sql`
    select status, success_count as "successCount", failure from data_jobs
    where ${visibleTo(identity)} and id = ${id} and (ended_date is null or ended_date > ${retainedSince(now)})`)
}

export interface Waiting {
  site: number
  members: number
  member: number
}

/** Number of waiting and running jobs. The lock prevents another job of the site from starting while they are counted. */
export async function countWaiting({ db, siteId, identity }: Scope & Pick<Context, 'identity'>): Promise<Waiting> {
  await db.run(sql`select 1 from sites where site_id = ${siteId} for no key update`)
  const row = await db.one<Waiting>(sql`
    select count(*)::int as site, (count(*) filter (where asker_kind = 'member'))::int as members,
      (count(*) filter (where asker_kind = 'member' and asker_id = ${identity.id}))::int as member
    from data_jobs where site_id = ${siteId} and ended_date is null`)
  return row!
}

export async function insertJob({ db, siteId, now }: Timed, job: Omit<DataJob, 'siteId' | 'attempts' | 'failure'>): Promise<void> {
  const { id, kind, request, asker, itemsId, afterId, untilId, requestId } = job
  await db.run(sql`
    insert into data_jobs (site_id, id, kind, status, request, asker_kind, asker_id, api_key_id, items_id, after_id, until_id, request_id,
      created_date, updated_date)
    values (${siteId}, ${id}, ${kind}, 'INITIALIZED', ${JSON.stringify(request)}, ${asker.kind}, ${asker.id}, ${asker.apiKeyId}, ${itemsId}, ${afterId},
      ${untilId}, ${requestId}, ${now}, ${now})`)
}

export type NamedJob = Pick<DataJob, 'siteId' | 'id'>

/** Jobs that haven't ended. */
export function openJobs(db: Db, limit: number): Promise<NamedJob[]> {
  return db.rows(sql`
    select site_id as "siteId", id from data_jobs where ended_date is null order by updated_date, id limit ${limit}`)
}

/** A job locked for one batch; undefined if it has ended, or another process has locked it. */
export function claimJob(db: Db, { siteId, id }: NamedJob): Promise<DataJob | undefined> {
  return db.one(sql`
    select ${raw(columns)} from data_jobs where site_id = ${siteId} and id = ${id} and ended_date is null for update skip locked`)
}

const columns = `site_id as "siteId", id, kind, request, jsonb_build_object('kind', asker_kind, 'id', asker_id, 'apiKeyId', api_key_id) as asker,
  items_id as "itemsId", after_id as "afterId", until_id as "untilId", attempts, failure, request_id as "requestId"`

/** Saves a batch: its last item, and the number of changed items. */
export async function advanceJob(
  { db, siteId, now }: Timed,
  id: string,
  { afterId, done }: { afterId: string; done: number },
): Promise<void> {
  await db.run(sql`
    update data_jobs set status = 'PROCESSING', after_id = ${afterId}, success_count = success_count + ${done},
      attempts = greatest(attempts - 1, 0), updated_date = ${now}
    where site_id = ${siteId} and id = ${id} and ended_date is null`)
}

/** Saves the item that failed, at which the job stops; unless the job has passed it in the meantime. */
export async function stopJobAt({ db, siteId }: Scope, id: string, failure: JobFailure & { dataItemId: string }): Promise<void> {
  await db.run(sql`
    update data_jobs set failure = ${JSON.stringify(failure)}
    where site_id = ${siteId} and id = ${id} and ended_date is null and after_id < ${failure.dataItemId}
      and (failure is null or failure ->> 'dataItemId' > ${failure.dataItemId})`)
}

export async function endJob({ db, siteId, now }: Timed, id: string, failure: JobFailure | null): Promise<void> {
  await db.run(sql`
    update data_jobs set status = ${failure ? 'FAILED' : 'SUCCEEDED'}, failure = ${failure && JSON.stringify(failure)}, request = null,
      updated_date = ${now}, ended_date = ${now}
    where site_id = ${siteId} and id = ${id} and ended_date is null`)
}

/** Counts a failed attempt. Returns the number of consecutive ones. */
export async function countAttempt({ db, siteId, now }: Timed, id: string): Promise<number> {
  const row = await db.one<{ attempts: number }>(sql`
    update data_jobs set attempts = attempts + 1, updated_date = ${now} where site_id = ${siteId} and id = ${id} and ended_date is null returning attempts`)
  return row?.attempts ?? 0
}

export async function deleteJobsOf({ db, siteId }: Scope, memberId: string): Promise<void> {
  await db.run(sql`delete from data_jobs where site_id = ${siteId} and asker_kind = 'member' and asker_id = ${memberId}`)
}
