import { takeAdvisoryLock } from '../../database/lock.ts'
import { raw, sql } from '../../database/sql.ts'
import type { Database, Db } from '../../kernel/db.ts'
import { publisherLock } from '../publisher/store.ts'

/** A partition with the IDs of a time. The first one begins anywhere. */
export interface Partition {
  name: string
  since: string | null
  until: string
}

/** All but the default one, which has no bounds. */
export function partitionsOfEvents(db: Db): Promise<Partition[]> {
  return db.rows(sql`
    select * from (
      select relname as name, substring(bounds from 'FROM \\(''([0-9a-f-]+)''\\)') as since, substring(bounds from 'TO \\(''([0-9a-f-]+)''\\)') as until
      from (
        select relname, pg_get_expr(relpartbound, pg_class.oid) as bounds
        from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = 'events'::regclass
      ) as children
    ) as bounded where until is not null order by until`)
}

/** False if another transaction, such as a backup, is in the way. */
export const addPartitionOf = (database: Database, month: Date): Promise<boolean> =>
  unlessLocked(database, (db) => db.run(sql`select stoa_add_events_of(${month})`))

/** False if another transaction is in the way. */
export const dropPartition = (database: Database, { name }: Partition): Promise<boolean> =>
  unlessLocked(database, (db) => db.run(sql`drop table ${raw(name)}`))

const lockTimeout = '55P03'

/** What waits for the lock of a whole table lets all others wait behind it: it waits for a moment only. */
async function unlessLocked(database: Database, work: (db: Db) => Promise<unknown>): Promise<boolean> {
  try {
    await database.transaction(async (db) => {
      await db.run(sql`set local lock_timeout = '200ms'`)
      await work(db)
    })
    return true
  } catch (error) {
    if ((error as { code?: string }).code === lockTimeout) return false
    throw error
  }
}

/** Whether events with lower IDs still wait for their position, or for a consumer. A consumer that doesn't know a site has handled nothing of it. */
export async function isNeeded(db: Db, until: string): Promise<boolean> {
  const row = await db.one<{ needed: boolean }>(sql`
    select exists (select from waiting_events where id < ${until}) or exists (
      select from event_logs cross join (select distinct consumer from event_consumers) as consumers
      left join event_consumers on event_consumers.site_id = event_logs.site_id and event_consumers.consumer = consumers.consumer
      where event_logs.position > coalesce(event_consumers.position, 0) and exists (
        select from published_events where published_events.site_id = event_logs.site_id and published_events.position > 0
          and published_events.position > coalesce(event_consumers.position, 0) and published_events.id < ${until})
    ) as needed`)
  return row?.needed ?? true
}

export async function sitesWithEventsBefore(db: Db, until: string, before: Date): Promise<string[]> {
  const rows = await db.rows<{ siteId: string }>(sql`
    select site_id as "siteId" from event_logs where exists (
      select from published_events where published_events.site_id = event_logs.site_id and published_events.position > 0 and time < ${before} and id < ${until})`)
  return rows.map(({ siteId }) => siteId)
}

/** Rows deleted per statement. */
const batchSize = 1000

export async function deletePublished(database: Database, siteId: string, until: string, before: Date): Promise<void> {
  const deleteBatch = async (db: Db) => {
    await takeAdvisoryLock(db, publisherLock, siteId)
    return db.run(sql`
      delete from published_events where site_id = ${siteId} and position > 0 and position = any(array(
        select position from published_events
        where site_id = ${siteId} and position > 0 and time < ${before} and id < ${until} order by time limit ${batchSize}))`)
  }
  while ((await database.transaction(deleteBatch)) === batchSize);
}
