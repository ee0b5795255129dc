import { newId } from '../database/ids.ts'
import { joinFragments } from '../database/query/conditions.ts'
import type { Fragment } from '../database/sql.ts'
import type { Changes } from '../kernel/changes.ts'
import type { Context } from '../kernel/context.ts'
import type { LastRows } from '../kernel/db.ts'
import { toWireIdentity } from '../kernel/identity.ts'
import { mergeEvents } from './merge.ts'
import { type Event, type EventName, eventParts, insertEventFrom } from './store.ts'

export interface EventInput {
  id: string
  revision: number
  entity: unknown
  changedFields?: readonly string[]
}

interface Recorded {
  event: Event
  changes: Changes
}

const written = (rows: readonly Recorded[]): void => {
  for (const [siteId, ofSite] of Map.groupBy(rows, ({ event }) => event.siteId)) {
    ofSite[0]!.changes.note(
      siteId,
      ofSite.map(({ event: { entityFqdn, slug, entityId } }) => ({ entityFqdn, slug, entityId })),
    )
  }
}

const recorded: LastRows<Recorded> = {
  write(rows) {
    const bySite = Map.groupBy(rows, ({ event }) => event.siteId)
    return [...bySite].flatMap(([siteId, ofSite]) => eventParts(siteId, mergeEvents(ofSite.map(({ event }) => event))))
  },
  written,
}

/** Events that a statement has written by itself. */
const recordedAlready: LastRows<Recorded> = { written }

/** Records an event in the transaction of the call, whose last statement writes all of its events: there is no event without its write and no write without its
 *  event. One that only repeats that an entity was updated becomes one with the earlier one. */
export const recordEvent = (context: Context, name: EventName, happening: EventInput): void =>
  context.db.leave(recorded, { event: eventOf(context, name, happening), changes: context.services.changes })

/** The same for many entities. */
export function recordEvents(context: Context, name: EventName, happenings: readonly EventInput[]): void {
  for (const happening of happenings) recordEvent(context, name, happening)
}

/** The same as part of the statement that writes. `rows` are its one or no rows, which decide whether there is an event. */
export function recordEventFrom(
  context: Context,
  name: EventName,
  { rows, as = 'event', ...happening }: EventInput & { rows: string; as?: string },
): Fragment {
  const event = eventOf(context, name, happening)
  context.db.leave(recordedAlready, { event, changes: context.services.changes })
  return insertEventFrom(event, { rows, as })
}

/** The same for several events. */
export const recordEventsFrom = (
  context: Context,
  rows: string,
  happenings: readonly (readonly [name: EventName, happening: EventInput])[],
): Fragment =>
  joinFragments(
    happenings.map(([name, happening], at) => recordEventFrom(context, name, { ...happening, rows, as: `event_${at}` })),
    ', ',
  )

const eventOf = (context: Context, { entityFqdn, slug }: EventName, { id, revision, entity, changedFields }: EventInput) => ({
  id: newId(),
  siteId: context.siteId,
  entityFqdn,
  slug,
  entityId: id,
  entitySequence: revision,
  actor: toWireIdentity(context.identity),
  time: context.now,
  entity,
  ...(changedFields ? { changedFields } : {}),
  requestId: context.requestId,
})
