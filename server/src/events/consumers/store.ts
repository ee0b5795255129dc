import { fragment, part, sql } from '../../database/sql.ts'
import type { Db } from '../../kernel/db.ts'
import { isOf, lastPosition, type Backlog, type EventName } from '../store.ts'

/** Lets a consumer go on after a position. */
export async function startConsumerAt(
  db: Db,
  siteId: string,
  { consumer, position }: { consumer: string; position: number },
): Promise<void> {
  await db.run(sql`insert into event_consumers (site_id, consumer, position) values (${siteId}, ${consumer}, ${position})`)
}

/** How far behind each consumer is: the number of events it hasn't handled, and the time of the first of them. */
export function consumerBacklogs(db: Db, siteId: string): Promise<(Backlog & { consumer: string })[]> {
  return db.rows(sql`
    select consumer, coalesce((select position from event_logs where site_id = ${siteId}), 0) - event_consumers.position as count,
      (select time from published_events where site_id = ${siteId} and published_events.position > 0
        and published_events.position > event_consumers.position order by published_events.position limit 1) as since
    from event_consumers where site_id = ${siteId} order by consumer`)
}

/** A site's log with events that a consumer hasn't handled. */
export interface UnconsumedLog {
  siteId: string
  /** The last position of the log. */
  last: number
}

/** Only those that have grown lately, unless `isWhole`. */
export async function unconsumedLogs(db: Db, consumer: string, { isWhole }: { isWhole: boolean }): Promise<UnconsumedLog[]> {
  const lately = isWhole ? fragment('') : part` and published_date > now() - interval '10 minutes'`
  return db.rows(sql`
    select event_logs.site_id as "siteId", event_logs.position as last
    from event_logs left join event_consumers on event_consumers.site_id = event_logs.site_id and event_consumers.consumer = ${consumer}
    where event_logs.position > coalesce(event_consumers.position, 0)${lately}`)
}

export interface ConsumerPosition {
  position: number
  /** The last position of the log. */
  last: number
}

/** A consumer's position. It is saved in the transaction of the consumer's own writes. The row is locked, so that one process consumes at a time; undefined if
 *  another one does. */
export async function lockPosition(db: Db, siteId: string, consumer: string): Promise<ConsumerPosition | undefined> {
  const place = await db.one<ConsumerPosition>(sql`
    select position, coalesce((select position from event_logs where site_id = ${siteId}), 0) as last
    from event_consumers where site_id = ${siteId} and consumer = ${consumer} for update skip locked`)
  if (place) return place
  const made = await db.run(sql`insert into event_consumers (site_id, consumer) values (${siteId}, ${consumer}) on conflict do nothing`)
  return made === 1 ? { position: 0, last: await lastPosition(db, siteId) } : undefined
}

export function savePosition(db: Db, siteId: string, consumer: string, position: number): Promise<number> {
  return db.run(sql`update event_consumers set position = ${position} where site_id = ${siteId} and consumer = ${consumer}`)
}

/** Lets a consumer go on after a position of the log, if no event up to there is of its kinds. Returns false if one is, or if another process consumes. */
export async function skipOtherEvents(
  db: Db,
  { siteId, last }: UnconsumedLog,
  consumer: string,
  kinds: readonly EventName[],
): Promise<boolean> {
  const skipped = await db.run(sql`
    update event_consumers set position = ${last}
    where site_id = ${siteId} and consumer = ${consumer} and position < ${last}
      and not exists (
        select from published_events where published_events.site_id = ${siteId} and published_events.position > 0
          and published_events.position > event_consumers.position and published_events.position <= ${last} and ${isOf(kinds)})
      and exists (
        select from event_consumers as free where free.site_id = ${siteId} and free.consumer = ${consumer} for update skip locked)`)
  return skipped === 1
}
