import { newId } from '../database/ids.ts'
import type { Context } from '../kernel/context.ts'
import { toWireIdentity } from '../kernel/identity.ts'
import { type Event, insertEvent, insertEvents } from './store.ts'

/** The name of an event (wire §9), as the contract's events.ts files list it. */
export interface EventName {
  entityFqdn: string
  slug: string
}

export interface EventInput {
  id: string
  revision: number
  entity: unknown
  changedFields?: readonly string[]
}

/** Records an event in the call's own transaction: there is no event without its write and no write without its event. */
export async function recordEvent(context: Context, name: EventName, happening: EventInput): Promise<void> {
  await insertEvent(context.db, eventOf(context, name, happening))
}

/** An event that the statement of its write records itself, with `insertEventsIf`. */
export const eventToRecord = (context: Context, name: EventName, happening: Omit<EventInput, 'changedFields'>): Event =>
  eventOf(context, name, happening)

/** The same for many entities, in one statement. The changed fields aren't recorded. */
export async function recordEvents(
  context: Context,
  name: EventName,
  happenings: readonly Omit<EventInput, 'changedFields'>[],
): Promise<void> {
  if (happenings.length === 0) return
  const events = happenings.map((happening) => eventOf(context, name, happening))
  await insertEvents(context.db, events)
}

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
