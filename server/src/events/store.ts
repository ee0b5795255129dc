import { cartEvents } from '@stoa/contract/carts/events'
import { checkoutEvents } from '@stoa/contract/checkouts/events'
import { reviewEvents } from '@stoa/contract/reviews/events'
import type { PositionedRow, QueryPlan } from '../database/query/query-plan.ts'
import { fragment, part, raw, sql, type Fragment, type Raw } from '../database/sql.ts'
import { bigint, jsonb, table, text, texts, timestamptz, uuid, type RowOf } from '../database/table.ts'
import type { CallerScope } from '../kernel/context.ts'
import type { Db, Sql } from '../kernel/db.ts'
import { actsForSite, type CallerIdentity } from '../kernel/identity.ts'

/** Written once. In normal life it is never updated, and only read by ID: what is searched, ordered and followed stands in the narrow tables. */
const eventsTable = table('events', {
  siteId: uuid(),
  id: uuid(),
  entityFqdn: text(),
  slug: text(),
  entityId: text(),
  /** The entity's revision after the event, which orders its events. */
  entitySequence: bigint(),
  actor: jsonb<Record<string, string>>(),
  time: timestamptz(),
  /** The entity as on the wire after the event, or the body of an action event. */
  entity: jsonb(),
  changedFields: texts<readonly string[]>().optional(),
  requestId: text(),
})

const narrow = {
  siteId: uuid(),
  id: uuid(),
  entityFqdn: text(),
  slug: text(),
  entityId: text(),
  entitySequence: bigint(),
  identityType: text().optional().hidden(),
  time: timestamptz(),
  /** The member or author with whom the entity's snapshots are emptied. */
  personId: text().optional().hidden(),
}

/** Committed events that have no position yet. The publisher moves them into the published ones. */
const waitingTable = table('waiting_events', narrow)
const publishedTable = table('published_events', { ...narrow, position: bigint() })

export type Event = RowOf<typeof eventsTable>

export interface PublishedEvent extends Event {
  position: number
}

const insertOne = eventsTable.insert(...eventsTable.keysExcept())
const insertMany = eventsTable.insertMany(...eventsTable.keysExcept())
const insertFrom = eventsTable.insertFrom(...eventsTable.keysExcept())
const insertWaiting = waitingTable.insert(...waitingTable.keysExcept())
const insertWaitingFrom = waitingTable.insertFrom(...waitingTable.keysExcept())
const insertManyWaiting = waitingTable.insertMany(...waitingTable.keysExcept())
const insertPublished = publishedTable.insertMany(...publishedTable.keysExcept())

/** Inserts events of a site, of any kinds. */
export function eventParts(siteId: string, events: readonly Event[]): Fragment[] {
  const [first, ...others] = events
  if (first === undefined) return []
  // One event needs no list of rows.
  if (others.length === 0) return [insertOne(siteId, first), insertWaiting(siteId, narrowed(first))]
  return [insertMany(siteId, events), insertManyWaiting(siteId, events.map(narrowed))]
}

/** The same as part of a statement whose `rows` decide whether there is an event. */
export const insertEventFrom = (event: Event, { rows, as }: { rows: string; as: string }): Fragment => part`
  ${raw(as)} as (${insertFrom(event.siteId, event)} from ${raw(rows)}),
  ${raw(as)}_waiting as (${insertWaitingFrom(event.siteId, narrowed(event))} from ${raw(rows)})`

/** The same as parts of a statement whose `row` decides whether there are any: it has one row or none. The text is the same for any number of them. */
export const insertEventsIf = (row: string, siteId: string, events: readonly Event[]): Fragment =>
  part`event as (${insertMany(siteId, events)}, ${raw(row)}), waiting as (${insertManyWaiting(siteId, events.map(narrowed))}, ${raw(row)})`

/** Inserts events of the past, already published, into a log that is empty. */
export async function insertPastEvents(db: Db, siteId: string, events: readonly PublishedEvent[]): Promise<void> {
  await db.run(sql`${insertMany(siteId, events)}`)
  await db.run(sql`
    ${insertPublished(
      siteId,
      events.map((event) => ({ ...narrowed(event), position: event.position })),
    )}`)
  await db.run(sql`insert into event_logs (site_id, position, published_date) values (${siteId}, ${events.length}, now())`)
}

const narrowed = ({ id, entityFqdn, slug, entityId, entitySequence, actor, time, entity }: Event) => ({
  id,
  entityFqdn,
  slug,
  entityId,
  entitySequence,
  identityType: actor.identityType,
  time,
  personId: entity === null ? undefined : personIn[entityFqdn]?.(entity as Snapshot),
})

interface Snapshot {
  buyerInfo?: { memberId?: string }
  author?: { contactId?: string }
}

/** Entities whose snapshots are emptied when a member is purged. An order also belongs to the shop, so its events stay. */
const personIn: Readonly<Record<string, (entity: Snapshot) => string | undefined>> = {
  [cartEvents.created.entityFqdn]: ({ buyerInfo }) => buyerInfo?.memberId,
  [checkoutEvents.created.entityFqdn]: ({ buyerInfo }) => buyerInfo?.memberId,
  [reviewEvents.created.entityFqdn]: ({ author }) => author?.contactId,
}

/** The last sequence of an entity's events, or null if it has none. The entity's ID is an expression of the statement. */
export function lastSequence(siteId: string, { entityFqdn, entityId }: { entityFqdn: string; entityId: Raw }): Fragment {
  const within = (name: string) =>
    part`(select max(entity_sequence) from ${raw(name)} where site_id = ${siteId} and entity_id = ${entityId} and entity_fqdn = ${entityFqdn})`
  return part`greatest(${within(waitingTable.name)}, ${within(publishedTable.name)})`
}

const { columns } = publishedTable
const snapshotColumns = eventsTable.select('actor', 'entity', 'changedFields', 'requestId')

/** Published events with what their narrow rows don't contain, in the order of the rows. Each is looked up by its key, whatever the planner estimates. */
const withSnapshots = (siteId: string, found: Sql): Sql => sql`${snapshotsOf(siteId, found)} where snapshot."requestId" is not null`

const snapshotsOf = (siteId: string, { text: found, values }: Sql): Fragment => part`
  with found as materialized (${fragment(found, values)})
  select found.*, snapshot.* from found left join lateral (
    select ${snapshotColumns} from events where site_id = ${siteId} and id = found.id offset 0
  ) as snapshot on true`

/** The name of an event (wire §9), as the contract's events.ts files list it. */
export interface EventName {
  entityFqdn: string
  slug: string
}

/** There are no others up to its position. If it is full, there may be more. */
export interface EventPage {
  events: PublishedEvent[]
  position: number
  isFull: boolean
}

/** The next events after a position, in order; only of some kinds, if they are given. An event whose snapshot is missing is passed over. */
export async function eventsAfter(
  db: Db,
  siteId: string,
  position: number,
  limit: number,
  kinds?: readonly EventName[],
): Promise<EventPage> {
  const isTaken = kinds ? part` and ${isOf(kinds)}` : fragment('')
  const next = sql`select ${columns} from published_events where site_id = ${siteId} and position > 0 and position > ${position}${isTaken}
    order by position limit ${limit}`
  const found = await db.rows<PublishedEvent>(sql`${snapshotsOf(siteId, next)}`)
  const events = found.filter(({ requestId }) => requestId !== null)
  return { events, position: found.at(-1)?.position ?? position, isFull: found.length === limit }
}

/** Whether an event is of one of these kinds. */
export const isOf = (kinds: readonly EventName[]): Fragment =>
  part`entity_fqdn || ' ' || slug = any(${kinds.map(({ entityFqdn, slug }) => `${entityFqdn} ${slug}`)}::text[])`

/** The events at some positions, in no order. */
export function eventsAt(db: Db, siteId: string, positions: readonly number[]): Promise<PublishedEvent[]> {
  return db.rows(
    withSnapshots(
      siteId,
      sql`select ${columns} from published_events where site_id = ${siteId} and position > 0 and position = any(${[...positions]}::bigint[])`,
    ),
  )
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
  return db.one(
    withSnapshots(
      siteId,
      sql`select ${columns} from published_events where site_id = ${siteId} and position > 0 and position > ${after} and ${isOf(kinds)}
        order by position desc limit 1`,
    ),
  )
}

/** Only callers acting for the site can read its log, and only events that have a position. */
const visibleTo = (identity: CallerIdentity): Fragment =>
  actsForSite(identity) ? part`site_id = ${identity.siteId} and position > 0` : part`site_id = ${identity.siteId} and false`

export function selectEvents({ db, identity }: CallerScope, plan: QueryPlan): Promise<PositionedRow<PublishedEvent>[]> {
  return db.rows(withSnapshots(identity.siteId, plan.select({ columns, from: publishedTable.name, where: visibleTo(identity) })))
}

export function findEvent({ db, identity }: CallerScope, id: string): Promise<PublishedEvent | undefined> {
  return db.one(sql`
    select published.*, ${snapshotColumns} from events cross join lateral (
      select ${columns} from published_events where site_id = ${identity.siteId} and entity_id = events.entity_id
        and entity_sequence = events.entity_sequence and id = events.id and ${visibleTo(identity)} offset 0
    ) as published
    where events.site_id = ${identity.siteId} and events.id = ${id}`)
}

/** The previous event of the same entity. */
export function findEventBefore(
  { db, identity }: CallerScope,
  { entityFqdn, entityId, entitySequence }: Event,
): Promise<PublishedEvent | undefined> {
  return db.one(
    withSnapshots(
      identity.siteId,
      sql`select ${columns} from published_events where ${visibleTo(identity)} and entity_id = ${entityId} and entity_fqdn = ${entityFqdn}
        and entity_sequence < ${entitySequence} order by entity_sequence desc limit 1`,
    ),
  )
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
