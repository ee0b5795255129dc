import { cartEvents } from '@stoa/contract/carts/events'
import { checkoutEvents } from '@stoa/contract/checkouts/events'
import { reviewEvents } from '@stoa/contract/reviews/events'
import { jsonRows } from '../database/json-rows.ts'
import { takeAdvisoryLock, tryAdvisoryLock } from '../database/lock.ts'
import type { PositionedRow, QueryPlan } from '../database/query/query-plan.ts'
import { part, raw, sql, type Fragment } from '../database/sql.ts'
import { bigint, jsonb, table, text, texts, timestamptz, uuid, type RowOf } from '../database/table.ts'
import type { CallerScope } from '../kernel/context.ts'
import type { Database, Db } from '../kernel/db.ts'
import { actsForSite, type CallerIdentity } from '../kernel/identity.ts'

/** The lock of a transaction that changes many events of a site. */
const publisherLock = 7_064_002

/** Entities whose events are emptied when their owner is purged. An order also belongs to the shop, so its events stay. */
const purgeableEntities = [cartEvents.created.entityFqdn, checkoutEvents.created.entityFqdn]

const eventsTable = table('events', {
  siteId: uuid(),
  id: uuid(),
  position: bigint().hidden(),
  entityFqdn: text(),
  slug: text(),
  entityId: text(),
  /** The entity's revision after the event. Each event increments it by one. */
  entitySequence: bigint(),
  actor: jsonb<Record<string, string>>(),
  time: timestamptz(),
  /** The entity as on the wire after the event, or the body of an action event. */
  entity: jsonb(),
  changedFields: texts<readonly string[]>().optional(),
  requestId: text(),
})

export type Event = RowOf<typeof eventsTable>

export interface PublishedEvent extends Event {
  position: number
}

const writtenKeys = eventsTable.keysExcept('position')
const insertRows = eventsTable.insertMany(...writtenKeys)
const insertRowFrom = eventsTable.insertFrom(...writtenKeys)
const columns = eventsTable.select('siteId', 'position', ...writtenKeys)

/** Inserts events of a site, of any kinds. */
export const eventParts = (siteId: string, events: readonly Event[]): Fragment[] => [insertRows(siteId, events)]

export async function insertEvent(db: Db, event: Event): Promise<void> {
  for (const one of eventParts(event.siteId, [event])) await db.run(sql`${one}`)
}

/** The same as part of a statement whose `rows` decide whether there is an event. */
export const insertEventFrom = (event: Event, { rows, as }: { rows: string; as: string }): Fragment =>
  part`${raw(as)} as (${insertRowFrom(event.siteId, event)} from ${raw(rows)})`

const pastRows = jsonRows({
  id: uuid(),
  position: bigint(),
  entityFqdn: text(),
  slug: text(),
  entityId: text(),
  entitySequence: bigint(),
  actor: jsonb(),
  time: timestamptz(),
  entity: jsonb(),
  changedFields: texts<readonly string[]>().optional(),
})

/** Inserts events of the past, already published, into a log that is empty. */
export async function insertPastEvents(
  db: Db,
  siteId: string,
  { events, requestId }: { events: readonly Omit<PublishedEvent, 'siteId' | 'requestId'>[]; requestId: string },
): Promise<void> {
  await db.run(sql`
    insert into events (site_id, id, position, entity_fqdn, slug, entity_id, entity_sequence, actor, time, entity, changed_fields, request_id)
    select ${siteId}, id, position, "entityFqdn", slug, "entityId", "entitySequence", actor, time, entity, "changedFields", ${requestId}
    from ${pastRows(events)} as rows`)
}

/** Lets a consumer go on after a position. */
export async function startConsumerAt(
  db: Db,
  siteId: string,
  { consumer, position }: { consumer: string; position: number },
): Promise<void> {
  await db.run(sql`insert into event_consumers (site_id, consumer, position) values (${siteId}, ${consumer}, ${position})`)
}

/** Assigns positions to the next committed events of a site, in the order that every consumer follows: by id, which is by time, except that events of one
 *  entity keep their own sequence. An event with a lower id than an earlier event of its entity follows right behind it. Only the first `limit` waiting
 *  events and the others of their entities are considered; an event that comes later than those waits for the next call. Returns the number of events
 *  considered; none while another process publishes. */
export const publishBatch = (database: Pick<Database, 'transaction'>, siteId: string, limit: number): Promise<number> =>
  database.transaction(async (db) => ((await tryAdvisoryLock(db, publisherLock, siteId)) ? publishLocked(db, siteId, limit) : 0))

async function publishLocked(db: Db, siteId: string, limit: number): Promise<number> {
  // Each step is materialized, `held` reads the events of one entity by index, and the events to place are only looked for among the waiting ones, whatever
  // the planner estimates: on a site that has grown since statistics were gathered, it estimates one event.
  const { looked, placed } = (await db.one<{ looked: number; placed: number }>(sql`
    with next as materialized (
      select id, entity_id, entity_sequence from events where site_id = ${siteId} and position is null order by id limit ${limit}
    ), entities as (
      select entity_id, min(entity_sequence) as first, max(entity_sequence) as last from next group by entity_id
    ), held as materialized (
      select entity_id, since from entities cross join lateral (
        select entity_sequence as since from events as other
        where other.site_id = ${siteId} and other.entity_id = entities.entity_id and other.entity_sequence <= last and other.entity_sequence >= (
          select coalesce(max(entity_sequence), first) from events as before
          where before.site_id = ${siteId} and before.entity_id = entities.entity_id and before.entity_sequence < first
        ) and other.id > (select id from next order by id desc limit 1) and coalesce(other.position, 0) = 0
        order by other.entity_sequence limit 1
      ) as beyond
    ), turns as (
      select id, entity_id, entity_sequence, max(id::text) over (partition by entity_id order by entity_sequence) as turn
      from next left join held using (entity_id) where since is null or entity_sequence < since
    ), places as materialized (
      select jsonb_object_agg(id, step) as steps
      from (select id, row_number() over (order by turn, entity_id, entity_sequence) as step from turns) as ordered
    ), placed as (
      update events set position = (select coalesce(max(position), 0) from events where site_id = ${siteId})
        + ((select steps from places) ->> id::text)::bigint
      where site_id = ${siteId} and position is null and id <= (select id from next order by id desc limit 1)
        and (select steps from places) ? id::text returning 1
    )
    select (select count(*)::int from next) as looked, (select count(*)::int from placed) as placed`))!
  return placed === 0 && looked === limit ? publishLocked(db, siteId, limit * 2) : looked
}

/** The sites with events that have no position yet. */
export async function sitesWithUnpublishedEvents(db: Db): Promise<string[]> {
  const rows = await db.rows<{ siteId: string }>(sql`select distinct site_id as "siteId" from events where position is null`)
  return rows.map(({ siteId }) => siteId)
}

export function eventsAfter(db: Db, siteId: string, position: number, limit: number): Promise<PublishedEvent[]> {
  return db.rows(sql`select ${columns} from events where site_id = ${siteId} and position > ${position} order by position limit ${limit}`)
}

/** Only callers acting for the site can read its log, and only events that have a position. */
const visibleTo = (identity: CallerIdentity): Fragment =>
  actsForSite(identity) ? part`site_id = ${identity.siteId} and position is not null` : part`site_id = ${identity.siteId} and false`

export function selectEvents({ db, identity }: CallerScope, plan: QueryPlan): Promise<PositionedRow<PublishedEvent>[]> {
  return db.rows(plan.select({ columns, from: 'events', where: visibleTo(identity) }))
}

export function findEvent({ db, identity }: CallerScope, id: string): Promise<PublishedEvent | undefined> {
  return db.one(sql`select ${columns} from events where ${visibleTo(identity)} and id = ${id}`)
}

/** The previous event of the same entity. */
export function findEventBefore(
  { db, identity }: CallerScope,
  { entityFqdn, entityId, entitySequence }: Event,
): Promise<PublishedEvent | undefined> {
  return db.one(sql`
    select ${columns} from events where ${visibleTo(identity)} and entity_id = ${entityId} and entity_fqdn = ${entityFqdn}
      and entity_sequence < ${entitySequence} order by entity_sequence desc limit 1`)
}

export interface Backlog {
  /** The number of waiting events; `since` is undefined if there are none. */
  count: number
  since: Date | null
}

/** Committed events without a position. Counting stops at `atMost`. */
export async function countUnpublishedEvents(db: Db, siteId: string, atMost: number): Promise<Backlog> {
  const row = await db.one<Backlog>(sql`
    select count(*)::int as count, min(time) as since
    from (select time from events where site_id = ${siteId} and position is null order by id limit ${atMost}) as waiting`)
  return row ?? { count: 0, since: null }
}

/** How far behind each consumer is: the number of events it hasn't handled, and the time of the first of them. */
export function consumerBacklogs(db: Db, siteId: string): Promise<(Backlog & { consumer: string })[]> {
  return db.rows(sql`
    select consumer, coalesce((select max(position) from events where site_id = ${siteId}), 0) - event_consumers.position as count,
      (select time from events where site_id = ${siteId} and events.position > event_consumers.position order by events.position limit 1) as since
    from event_consumers where site_id = ${siteId} order by consumer`)
}

export async function lastPosition(db: Db, siteId: string): Promise<number> {
  const row = await db.one<{ position: number }>(sql`
    select coalesce(max(position), 0) as position from events where site_id = ${siteId}`)
  return row?.position ?? 0
}

/** The sites with events that a consumer hasn't handled. The last position of each site comes directly from the index. */
export async function sitesWithUnconsumedEvents(db: Db, consumer: string): Promise<string[]> {
  const rows = await db.rows<{ siteId: string }>(sql`
    select sites.site_id as "siteId"
    from sites left join event_consumers on event_consumers.site_id = sites.site_id and event_consumers.consumer = ${consumer}
    where (select max(position) from events where events.site_id = sites.site_id) > coalesce(event_consumers.position, 0)`)
  return rows.map(({ siteId }) => siteId)
}

/** A consumer's position. It is saved in the transaction of the consumer's own writes. The row is locked, so that one process consumes at a time. */
export async function lockPosition(db: Db, siteId: string, consumer: string): Promise<number | undefined> {
  await db.run(sql`insert into event_consumers (site_id, consumer) values (${siteId}, ${consumer}) on conflict do nothing`)
  const row = await db.one<{ position: number }>(sql`
    select position from event_consumers where site_id = ${siteId} and consumer = ${consumer} for update skip locked`)
  return row?.position
}

export function savePosition(db: Db, siteId: string, consumer: string, position: number): Promise<number> {
  return db.run(sql`update event_consumers set position = ${position} where site_id = ${siteId} and consumer = ${consumer}`)
}

/** Empties the events of purged entities: the listed ones, and all carts, checkouts and reviews of a member, including deleted ones. That the events happened, and
 *  when, stays. Waits for the publisher, which locks events in another order. */
export async function clearSnapshots(
  { db, siteId }: { db: Db; siteId: string },
  { entityIds, buyerId, contactId }: { entityIds: readonly string[]; buyerId: string; contactId: string },
): Promise<void> {
  await takeAdvisoryLock(db, publisherLock, siteId)
  await db.run(sql`
    update events set entity = 'null'::jsonb where site_id = ${siteId} and entity_id = any(array(
      select entity_id from events
      where site_id = ${siteId} and entity -> 'buyerInfo' ->> 'memberId' = ${buyerId} and entity_fqdn = any(${purgeableEntities}::text[])
    ) || array(
      select entity_id from events
      where site_id = ${siteId} and entity -> 'author' ->> 'contactId' = ${contactId} and entity_fqdn = ${reviewEvents.created.entityFqdn}
    ) || ${entityIds}::text[])`)
}

const entityRows = jsonRows({ id: text() })

/** Deletes the events of entities. The last event of the log stays, without its data: consumers go on after its position, so no later event may get it. */
export async function deleteEventsOf({ db, siteId }: { db: Db; siteId: string }, entityIds: readonly string[]): Promise<void> {
  await takeAdvisoryLock(db, publisherLock, siteId)
  const entities = entityRows(entityIds.map((id) => ({ id })))
  await db.run(sql`
    delete from events where site_id = ${siteId} and entity_id in (select id from ${entities} as entities)
      and coalesce(position, 0) < (select coalesce(max(position), 1) from events where site_id = ${siteId})`)
  await db.run(sql`
    update events set entity = 'null'::jsonb where site_id = ${siteId} and entity_id in (select id from ${entities} as entities)`)
}
