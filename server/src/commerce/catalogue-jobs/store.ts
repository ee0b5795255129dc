import { productsJobFailuresMax, productsJobRetentionDays } from '@stoa/contract/products-v3/products-job'
import { raw, sql, type Fragment } from '../../database/sql.ts'
import type { Context, Scope } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import type { Failure, JobFailure, JobState, OpenJob } from './job.ts'

type Timed = Scope & Pick<Context, 'now'>

const dayMs = 24 * 60 * 60 * 1000
/** Before the first entry, in the order of IDs. */
const firstId = '00000000-0000-0000-0000-000000000000'

export function findJob({ db, siteId, now }: Timed, id: string): Promise<JobState | undefined> {
  const since = new Date(now.getTime() - productsJobRetentionDays * dayMs)
  return db.one(sql`
    select id, kind, status, created_date as "createdDate", started_date as "startedDate", ended_date as "endedDate", found, succeeded, failed,
      failures, failure
    from product_jobs where site_id = ${siteId} and id = ${id} and (ended_date is null or ended_date > ${since})`)
}

/** Number of waiting and running jobs. The lock prevents another job of the site from being created while they are counted. */
export async function countOpen({ db, siteId }: Scope): Promise<number> {
  await db.run(sql`select 1 from sites where site_id = ${siteId} for no key update`)
  const row = await db.one<{ open: number }>(sql`
    select count(*)::int as open from product_jobs where site_id = ${siteId} and ended_date is null`)
  return row!.open
}

type NewJob = Pick<OpenJob, 'id' | 'kind' | 'request' | 'asker' | 'requestId'>

export async function insertJob({ db, siteId, now }: Timed, { id, kind, request, asker, requestId }: NewJob): Promise<void> {
  await db.run(sql`
    insert into product_jobs (site_id, id, kind, status, request, asker_kind, asker_id, api_key_id, request_id, after_id, created_date, updated_date)
    values (${siteId}, ${id}, ${kind}, 'WAITING', ${JSON.stringify(request)}, ${asker.kind}, ${asker.id}, ${asker.apiKeyId}, ${requestId}, ${firstId},
      ${now}, ${now})`)
}

export type NamedJob = Pick<OpenJob, 'siteId' | 'id'>

/** Jobs that haven't ended. */
export function openJobs(db: Db, limit: number): Promise<NamedJob[]> {
  return db.rows(sql`
    select site_id as "siteId", id from product_jobs where ended_date is null order by updated_date, id limit ${limit}`)
}

/** A job locked for one batch; undefined if it has ended, or another process has locked it. */
export function claimJob(db: Db, { siteId, id }: NamedJob): Promise<OpenJob | undefined> {
  return db.one(sql`
    select ${raw(columns)} from product_jobs where site_id = ${siteId} and id = ${id} and ended_date is null for update skip locked`)
}

const columns = `site_id as "siteId", id, kind, request, jsonb_build_object('kind', asker_kind, 'id', asker_id, 'apiKeyId', api_key_id) as asker,
  request_id as "requestId", after_id as "afterId", attempts, found, succeeded, failed, created_date as "createdDate", started_date as "startedDate"`

export interface Batch {
  /** Number of all entries that meet the conditions, with the first batch. */
  found: number
  /** The last entry that was reached. */
  afterId: string
  succeeded: number
  failures: readonly Failure[]
}

/** Saves a batch of a locked job. */
export async function advanceJob({ db, siteId, now }: Timed, { id, failed }: OpenJob, batch: Batch): Promise<void> {
  const shown = batch.failures.slice(0, Math.max(0, productsJobFailuresMax - failed))
  await db.run(sql`
    update product_jobs set status = 'RUNNING', found = ${batch.found}, after_id = ${batch.afterId}, succeeded = succeeded + ${batch.succeeded},
      failed = failed + ${batch.failures.length}, failures = failures || ${JSON.stringify(shown)}::jsonb, attempts = greatest(attempts - 1, 0),
      started_date = coalesce(started_date, ${now}), updated_date = ${now}
    where site_id = ${siteId} and id = ${id} and ended_date is null`)
}

export async function endJob({ db, siteId, now }: Timed, id: string, failure: JobFailure | null): Promise<void> {
  await db.run(sql`
    update product_jobs set status = ${failure ? 'FAILED' : 'FINISHED'}, failure = ${failure && JSON.stringify(failure)}::jsonb, request = null,
      started_date = coalesce(started_date, ${now}), updated_date = ${now}, ended_date = ${now}
    where site_id = ${siteId} and id = ${id} and ended_date is null`)
}

/** Counts a failed attempt. Returns the number of consecutive ones. */
export async function countAttempt({ db, siteId, now }: Timed, id: string): Promise<number> {
  const row = await db.one<{ attempts: number }>(sql`
    update product_jobs set attempts = attempts + 1, updated_date = ${now} where site_id = ${siteId} and id = ${id} and ended_date is null
    returning attempts`)
  return row?.attempts ?? 0
}

/** Which rows a job goes over, in the order of their IDs. */
export interface Matching {
  /** Tables and their joins. */
  from: Fragment
  id: Fragment
  where: Fragment
}

export async function countMatching({ db }: Scope, { from, where }: Matching): Promise<number> {
  const row = await db.one<{ total: number }>(sql`select count(*)::int as total from ${from} where ${where}`)
  return row!.total
}

/** The next ones by ID. */
export async function nextIds(
  { db }: Scope,
  { from, id, where }: Matching,
  { afterId, limit }: { afterId: string; limit: number },
): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    select ${id} as id from ${from} where ${where} and ${id} > ${afterId} order by ${id} limit ${limit}`)
  return rows.map((row) => row.id)
}

/** Those of some that match. */
export async function stillMatching({ db }: Scope, { from, id, where }: Matching, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.rows<{ id: string }>(sql`select ${id} as id from ${from} where ${where} and ${id} = any(${ids}::uuid[])`)
  return new Set(rows.map((row) => row.id))
}
