import { newId } from '../database/ids.ts'
import type { Context } from '../kernel/context.ts'
import type { LastRows } from '../kernel/db.ts'
import { toWireIdentity } from '../kernel/identity.ts'
import { eventParts } from './inserts/store.ts'
import { mergeEvents } from './merge.ts'
import type { EventName } from './store.ts'
import type { Event } from './tables.ts'

export interface EventInput {
  id: string
  revision: number
  entity: unknown
  changedFields?: readonly string[]
  /** Who caused it, if that isn’t the caller: of what follows from another event. */
  actor?: Record<string, string>
}

const recorded: LastRows<Event> = {
  write: (events, condition) =>
    [...Map.groupBy(events, ({ siteId }) => siteId)].flatMap(([siteId, ofSite]) => eventParts(siteId, mergeEvents(ofSite), condition)),
}

/** Records an event in the transaction of the call, whose last statement writes all of its events: there is no event without its write and no write without its
 *  event. One that only repeats that an entity was updated becomes one with the earlier one. */
export const recordEvent = (context: Context, name: EventName, happening: EventInput): void =>
  context.db.leave(recorded, eventOf(context, name, happening))

/** The same for many entities. */
export function recordEvents(context: Context, name: EventName, happenings: readonly EventInput[]): void {
  for (const happening of happenings) recordEvent(context, name, happening)
}

/** An event for a statement that records it with its write. */
export const eventOf = (context: Context, { entityFqdn, slug }: EventName, { id, revision, entity, changedFields, actor }: EventInput) => ({
  id: newId(),
  siteId: context.siteId,
  entityFqdn,
  slug,
  entityId: id,
  entitySequence: revision,
  actor: actor ?? toWireIdentity(context.identity),
  time: context.now,
  entity,
  ...(changedFields ? { changedFields } : {}),
  requestId: context.requestId,
})
