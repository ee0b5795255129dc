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

/** False if another transaction, such as a backup, is in the way, or if the default partition has so many of its events that it takes too long. */
export const addPartitionOf = (database: Database, month: Date): Promise<boolean> =>
  unlessLocked(database, (db) => db.run(sql`select stoa_add_events_of(${month})`))

/** False if another transaction is in the way. Another process may have dropped it: the lock comes first, because PostgreSQL fails if a partition goes while it
 *  looks for its table. */
export const dropPartition = (database: Database, { name }: Partition): Promise<boolean> =>
  unlessLocked(database, async (db) => {
    await db.run(sql`lock table only events in access exclusive mode`)
    await db.run(sql`drop table if exists ${raw(name)}`)
  })

const lockTimeout = '55P03'
const statementTimeout = '57014'

/** What waits for the lock of a whole table, or holds it, lets all others wait behind it: only for a moment. */
async function unlessLocked(database: Database, work: (db: Db) => Promise<unknown>): Promise<boolean> {
  try {
    await database.transaction(async (db) => {
      await db.run(sql`set local lock_timeout = '200ms'`)
      await db.run(sql`set local statement_timeout = '2s'`)
      await work(db)
    })
    return true
  } catch (error) {
    if ([lockTimeout, statementTimeout].includes((error as { code?: string }).code ?? '')) return false
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
export const deletedAtOnce = 1000

export async function deletePublished(database: Database, siteId: string, until: string, before: Date): Promise<void> {
  const deleteBatch = async (db: Db) => {
    await takeAdvisoryLock(db, publisherLock, siteId)
    return db.run(sql`
      delete from published_events where site_id = ${siteId} and position > 0 and position = any(array(
        select position from published_events
        where site_id = ${siteId} and position > 0 and time < ${before} and id < ${until} order by time limit ${deletedAtOnce}))`)
  }
  while ((await database.transaction(deleteBatch)) === deletedAtOnce);
}

/** The default partition isn't dropped: its events are deleted, in batches of a site. Returns the number of a batch. */
export const deleteFromDefault = (database: Database, siteId: string, until: string, before: Date): Promise<number> =>
  database.transaction(async (db) => {
    await takeAdvisoryLock(db, publisherLock, siteId)
    return db.run(sql`
      with past as materialized (
        select id, entity_id, entity_sequence from events_default where site_id = ${siteId} and id < ${until} and time < ${before}
        order by id limit ${deletedAtOnce}
      ), published as (
        delete from published_events using past where published_events.site_id = ${siteId} and published_events.entity_id = past.entity_id
          and published_events.entity_sequence = past.entity_sequence and published_events.id = past.id
      )
      delete from events_default where site_id = ${siteId} and id = any(array(select id from past))`)
  })

export async function sitesInDefaultBefore(db: Db, until: string): Promise<string[]> {
  const rows = await db.rows<{ siteId: string }>(sql`select distinct site_id as "siteId" from events_default where id < ${until}`)
  return rows.map(({ siteId }) => siteId)
}
