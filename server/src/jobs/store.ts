import { part, raw, sql, type Fragment } from '../database/sql.ts'
import type { Db } from '../kernel/db.ts'
import { failedJobs } from './library.ts'
import type { RetentionRule } from './retention.ts'

/** Rows deleted per statement. Small batches keep row locks short. */
const batchSize = 1000
const problemLengthMax = 500

/** The tables belong to pg-boss and have no site column: the job's group is its site's ID. */
const isFailed = (siteId: string): Fragment => part`name = ${failedJobs} and group_id = ${siteId}`

/** The kind of the jobs in a queue: a queue of one site has the site's ID after it. */
const kindIn = (column: 'name' | 'source_name'): Fragment => part`split_part(${raw(column)}, '/', 1)`

/** The sites with rows older than an instant, in one query that uses each site's index. */
export async function sitesWithPast(db: Db, { table, column }: RetentionRule, before: Date): Promise<string[]> {
  const rows = await db.rows<{ siteId: string }>(sql`
    select site_id as "siteId" from sites
    where exists (select from ${raw(table)} as past where past.site_id = sites.site_id and past.${raw(column)} < ${before})`)
  return rows.map(({ siteId }) => siteId)
}

/** Each batch finds its rows by physical position (ctid), so the plan doesn't depend on statistics. Rows that are being changed are left for the next run. */
export async function deletePast(db: Db, siteId: string, { table, column }: RetentionRule, before: Date): Promise<void> {
  const isPast = part`site_id = ${siteId} and ${raw(column)} < ${before}`
  for (let deleted = batchSize; deleted === batchSize;) {
    deleted = await db.run(sql`
      delete from ${raw(table)} where ${isPast} and ctid = any (array (
        select ctid from ${raw(table)} where ${isPast} limit ${batchSize} for update skip locked))`)
  }
}

/** Deletes jobs with an email address in their data, including jobs that name no member. */
export async function deleteJobsNaming(db: Db, siteId: string, email: string): Promise<void> {
  await db.run(sql`
    delete from pgboss.job where group_id = ${siteId} and (name, id) in (
      select name, id from pgboss.job where group_id = ${siteId} and data ->> 'email' = ${email} order by name, id for update)`)
}

export interface FailedJob {
  id: string
  name: string
  createdDate: Date
  failedDate: Date
  attempts: number
  problem: string | null
}

export function selectFailedJobs(db: Db, siteId: string, { limit, offset }: { limit: number; offset: number }): Promise<FailedJob[]> {
  return db.rows(sql`
    select id, ${kindIn('source_name')} as name, source_created_on as "createdDate", created_on as "failedDate", source_retry_count + 1 as attempts,
      left(source_output ->> 'message', ${problemLengthMax}) as problem
    from pgboss.job where ${isFailed(siteId)} order by created_on desc, id desc limit ${limit} offset ${offset}`)
}

export function lockFailedJob(db: Db, siteId: string, id: string): Promise<{ name: string } | undefined> {
  return db.one(sql`select ${kindIn('source_name')} as name from pgboss.job where ${isFailed(siteId)} and id = ${id} for update`)
}

export async function deleteFailed(db: Db, siteId: string, id: string): Promise<boolean> {
  return (await db.run(sql`delete from pgboss.job where ${isFailed(siteId)} and id = ${id}`)) === 1
}

export interface QueuedCount {
  name: string
  waiting: number
  running: number
}

/** The number of waiting and running jobs of a site by kind, among at most `atMost` jobs. */
export function countQueued(db: Db, siteId: string, atMost: number): Promise<QueuedCount[]> {
  return db.rows(sql`
    select ${kindIn('name')} as name, (count(*) filter (where state < 'active'))::int as waiting, (count(*) filter (where state = 'active'))::int as running
    from (select name, state from pgboss.job where group_id = ${siteId} and state <= 'active' and name <> ${failedJobs} limit ${atMost}) as queued
    group by 1 order by 1`)
}

/** The singleton keys of permanently failed jobs of a queue. */
export async function failedKeys(db: Db, name: string): Promise<ReadonlySet<unknown>> {
  const rows = await db.rows<{ key: string | null }>(sql`
    select distinct singleton_key as key from pgboss.job where name = ${failedJobs} and source_name = ${name}`)
  return new Set(rows.map(({ key }) => key))
}

interface FailureSearch {
  name: string
  key: string | undefined
  /** When the jobs were added at the earliest. */
  since: Date | undefined
}

/** How many jobs of a queue with a singleton key failed permanently. */
export async function failuresOf(db: Db, { name, key = '', since = new Date(0) }: FailureSearch): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(*)::int as count from pgboss.job
    where name = ${failedJobs} and source_name = ${name} and singleton_key = ${key} and source_created_on >= ${since}`)
  return row?.count ?? 0
}

/** The singleton keys of waiting and running jobs of a queue. */
export async function queuedKeys(db: Db, name: string): Promise<ReadonlySet<unknown>> {
  const rows = await db.rows<{ key: string | null }>(sql`
    select singleton_key as key from pgboss.job where name = ${name} and state <= 'active'`)
  return new Set(rows.map(({ key }) => key))
}

export async function countFailed(db: Db, siteId: string, atMost: number): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(*)::int as count from (select from pgboss.job where ${isFailed(siteId)} limit ${atMost}) as failed`)
  return row?.count ?? 0
}

export interface LastRun {
  name: string
  schedule: string
  status: 'SUCCEEDED' | 'FAILED' | null
  endedDate: Date | null
}

/** All schedules with the result of their last run. */
export function selectSchedules(db: Db): Promise<LastRun[]> {
  return db.rows(sql`
    select schedule.name, schedule.cron as schedule, last.status, last.completed_on as "endedDate"
    from pgboss.schedule left join lateral (
      select case when state = 'completed' then 'SUCCEEDED' else 'FAILED' end as status, completed_on from pgboss.job
      where job.name = schedule.name and completed_on is not null order by completed_on desc limit 1
    ) as last on true order by schedule.name`)
}
