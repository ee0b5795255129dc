import { backInStockEvents } from '@stoa/contract/back-in-stock/events'
import { cartEvents } from '@stoa/contract/carts/events'
import { checkoutEvents } from '@stoa/contract/checkouts/events'
import { reviewEvents } from '@stoa/contract/reviews/events'
import { fromPart, part, raw, sql, type Fragment } from '../../database/sql.ts'
import type { Db } from '../../kernel/db.ts'
import { type Event, eventsTable, type PublishedEvent, publishedTable, storedFrom, waitingTable } from '../tables.ts'

const insertMany = eventsTable.insertMany(...eventsTable.keysExcept())
const insertFrom = eventsTable.insertFrom(...eventsTable.keysExcept())
const insertWaitingFrom = waitingTable.insertFrom(...waitingTable.keysExcept())
const insertManyWaiting = waitingTable.insertMany(...waitingTable.keysExcept())
const insertPublished = publishedTable.insertMany(...publishedTable.keysExcept())

/** Inserts events of a site, of any kinds. With a condition, only if that part of the statement has a row: it has one or none. */
export function eventParts(siteId: string, events: readonly Event[], condition?: string): Fragment[] {
  const [first, ...others] = events
  if (first === undefined) return []
  const from = fromPart(condition)
  // One event needs no list of rows.
  if (others.length === 0)
    return [part`${insertFrom(siteId, storedFrom(first))} ${from}`, part`${insertWaitingFrom(siteId, narrowed(first))} ${from}`]
  const also = raw(condition === undefined ? '' : `, ${condition}`)
  return [part`${insertMany(siteId, events.map(storedFrom))}${also}`, part`${insertManyWaiting(siteId, events.map(narrowed))}${also}`]
}

/** The same as named parts. The text is the same for any number of events. */
export const insertEventsIf = (row: string, siteId: string, events: readonly Event[]): Fragment =>
  part`event as (${insertMany(siteId, events.map(storedFrom))}, ${raw(row)}), waiting as (${insertManyWaiting(siteId, events.map(narrowed))}, ${raw(row)})`

/** Inserts events of the past, already published, into a log that is empty. */
export async function insertPastEvents(db: Db, siteId: string, events: readonly PublishedEvent[]): Promise<void> {
  await db.run(sql`${insertMany(siteId, events.map(storedFrom))}`)
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
  contactId?: string
}

/** Entities whose snapshots are emptied when a member is purged. An order also belongs to the shop, so its events stay. */
const personIn: Readonly<Record<string, (entity: Snapshot) => string | undefined>> = {
  [cartEvents.created.entityFqdn]: ({ buyerInfo }) => buyerInfo?.memberId,
  [checkoutEvents.created.entityFqdn]: ({ buyerInfo }) => buyerInfo?.memberId,
  [reviewEvents.created.entityFqdn]: ({ author }) => author?.contactId,
  [backInStockEvents.created.entityFqdn]: ({ contactId }) => contactId,
}
