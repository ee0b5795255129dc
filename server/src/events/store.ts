import type { PositionedRow, QueryPlan } from '../database/query/query-plan.ts'
import { fragment, part, raw, sql, type Fragment, type Raw } from '../database/sql.ts'
import type { CallerScope } from '../kernel/context.ts'
import type { Db, Sql } from '../kernel/db.ts'
import { actsForSite, type CallerIdentity } from '../kernel/identity.ts'
import {
  type Event,
  eventFrom,
  type EventHeader,
  eventsTable,
  type PublishedEvent,
  publishedTable,
  type StoredEvent,
  waitingTable,
} from './tables.ts'

/** The last sequence of an entity's events, or null if it has none. The entity's ID is an expression of the statement. */
export function lastSequence(siteId: string, { entityFqdn, entityId }: { entityFqdn: string; entityId: Raw }): Fragment {
  const within = (name: string) =>
    part`(select max(entity_sequence) from ${raw(name)} where site_id = ${siteId} and entity_id = ${entityId} and entity_fqdn = ${entityFqdn})`
  return part`greatest(${within(waitingTable.name)}, ${within(publishedTable.name)})`
}

const { columns } = publishedTable
const snapshotColumns = eventsTable.select('actor', 'entity', 'compressedEntity', 'changedFields', 'requestId')

/** Published events with what their narrow rows don't contain, in the order of the rows. Each is looked up by its key, whatever the planner estimates. */
const withSnapshots = (siteId: string, found: Sql): Sql => sql`${snapshotsOf(siteId, found)} where snapshot."requestId" is not null`

const snapshotsOf = (siteId: string, { text: found, values }: Sql): Fragment => part`
  with found as materialized (${fragment(found, values)})
  select found.*, snapshot.* from found left join lateral (
    select ${snapshotColumns} from events where site_id = ${siteId} and id = found.id offset 0
  ) as snapshot on true`

type StoredPublished = StoredEvent & { position: number }

/** The name of an event (wire §9), as the contract's events.ts files list it. */
export interface EventName {
  entityFqdn: string
  slug: string
}

/** There are no others up to its position. If it is full, there may be more. */
export interface EventPage<Of = PublishedEvent> {
  events: Of[]
  position: number
  isFull: boolean
}

export interface Within {
  /** Only events of these kinds. */
  kinds?: readonly EventName[]
  /** Only events up to this position. */
  until?: number
}

/** The next events after a position, in order. An event whose snapshot is missing is passed over. */
export async function eventsAfter(db: Db, siteId: string, position: number, limit: number, within: Within = {}): Promise<EventPage> {
  const found = (await db.rows<StoredPublished>(sql`${snapshotsOf(siteId, nextAfter(siteId, position, limit, within))}`)).map(eventFrom)
  const page = pageOf(found, position, limit)
  return { ...page, events: found.filter(({ requestId }) => requestId !== null) }
}

/** The same from narrow rows alone. */
export async function headersAfter(
  db: Db,
  siteId: string,
  position: number,
  limit: number,
  within: Within = {},
): Promise<EventPage<EventHeader>> {
  return pageOf(await db.rows<EventHeader>(nextAfter(siteId, position, limit, within)), position, limit)
}

function nextAfter(siteId: string, position: number, limit: number, { kinds, until }: Within): Sql {
  const bound = until === undefined ? fragment('') : part` and position <= ${until}`
  const isTaken = kinds ? part` and ${isOf(kinds)}` : fragment('')
  return sql`select ${columns} from published_events where site_id = ${siteId} and position > 0 and position > ${position}${bound}${isTaken}
    order by position limit ${limit}`
}

const pageOf = <Of extends { position: number }>(events: Of[], position: number, limit: number): EventPage<Of> => ({
  events,
  position: events.at(-1)?.position ?? position,
  isFull: events.length === limit,
})

/** Whether an event is of one of these kinds. */
export const isOf = (kinds: readonly EventName[]): Fragment =>
  part`entity_fqdn || ' ' || slug = any(${kinds.map(({ entityFqdn, slug }) => `${entityFqdn} ${slug}`)}::text[])`

/** The events at some positions, in no order. */
export async function eventsAt(db: Db, siteId: string, positions: readonly number[]): Promise<PublishedEvent[]> {
  const rows = await db.rows<StoredPublished>(
    withSnapshots(
      siteId,
      sql`select ${columns} from published_events where site_id = ${siteId} and position > 0 and position = any(${[...positions]}::bigint[])`,
    ),
  )
  return rows.map(eventFrom)
}

/** Events are published in about the order of their time: this many of the next ones may have been published before the first. */
const outOfOrderMax = 100

/** A position before all events from an instant on. */
export async function positionBefore(db: Db, siteId: string, time: Date): Promise<number> {
  const row = await db.one<{ first: number | null }>(sql`
    select min(position) as first from (
      select position from published_events where site_id = ${siteId} and position > 0 and time >= ${time} order by time, id limit ${outOfOrderMax}
    ) as next`)
  return row?.first ? row.first - 1 : lastPosition(db, siteId)
}

/** The newest event of some kinds, among the last `among` of the site. */
export async function newestEvent(
  db: Db,
  siteId: string,
  { kinds, among }: { kinds: readonly EventName[]; among: number },
): Promise<PublishedEvent | undefined> {
  const after = (await lastPosition(db, siteId)) - among
  const row = await db.one<StoredPublished>(
    withSnapshots(
      siteId,
      sql`select ${columns} from published_events where site_id = ${siteId} and position > 0 and position > ${after} and ${isOf(kinds)}
        order by position desc limit 1`,
    ),
  )
  return row && eventFrom(row)
}

/** Only callers acting for the site can read its log, and only events that have a position. */
const visibleTo = (identity: CallerIdentity): Fragment =>
  actsForSite(identity) ? part`site_id = ${identity.siteId} and position > 0` : part`site_id = ${identity.siteId} and false`

export async function selectEvents({ db, identity }: CallerScope, plan: QueryPlan): Promise<PositionedRow<PublishedEvent>[]> {
  const select = plan.select({ columns, from: publishedTable.name, where: visibleTo(identity) })
  return (await db.rows<PositionedRow<StoredPublished>>(withSnapshots(identity.siteId, select))).map(eventFrom)
}

export async function findEvent({ db, identity }: CallerScope, id: string): Promise<PublishedEvent | undefined> {
  const row = await db.one<StoredPublished>(sql`
    select published.*, ${snapshotColumns} from events cross join lateral (
      select ${columns} from published_events where site_id = ${identity.siteId} and entity_id = events.entity_id
        and entity_sequence = events.entity_sequence and id = events.id and ${visibleTo(identity)} offset 0
    ) as published
    where events.site_id = ${identity.siteId} and events.id = ${id}`)
  return row && eventFrom(row)
}

/** The previous event of the same entity. */
export async function findEventBefore(
  { db, identity }: CallerScope,
  { entityFqdn, entityId, entitySequence }: Event,
): Promise<PublishedEvent | undefined> {
  const row = await db.one<StoredPublished>(
    withSnapshots(
      identity.siteId,
      sql`select ${columns} from published_events where ${visibleTo(identity)} and entity_id = ${entityId} and entity_fqdn = ${entityFqdn}
        and entity_sequence < ${entitySequence} order by entity_sequence desc limit 1`,
    ),
  )
  return row && eventFrom(row)
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
    from (select time from waiting_events where site_id = ${siteId} limit ${atMost}) as waiting`)
  return row ?? { count: 0, since: null }
}

export async function lastPosition(db: Db, siteId: string): Promise<number> {
  const row = await db.one<{ position: number }>(sql`select position from event_logs where site_id = ${siteId}`)
  return row?.position ?? 0
}
