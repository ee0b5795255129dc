import { newId } from '../database/ids.ts'
import type { Fragment } from '../database/sql.ts'
import type { Context } from '../kernel/context.ts'
import { toWireIdentity } from '../kernel/identity.ts'
import type { EventName } from './event-name.ts'
import { insertEvent, insertEvents, insertEventFrom } from './store.ts'

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

/** The same as part of the statement that writes. `rows` are its one or no rows, which decide whether there is an event. */
export const recordEventFrom = (context: Context, name: EventName, { rows, ...happening }: EventInput & { rows: string }): Fragment =>
  insertEventFrom(eventOf(context, name, happening), rows)

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
