import { newIdAt } from '../database/ids.ts'
import type { Db } from '../kernel/db.ts'
import { toWireIdentity, type CallerIdentity } from '../kernel/identity.ts'
import { startConsumerAt } from './consumers/store.ts'
import { insertPastEvents } from './inserts/store.ts'
import type { EventInput } from './record.ts'
import type { EventName } from './store.ts'
import type { PublishedEvent } from './tables.ts'

/** An event of the sample shop's history. */
export type PastEvent = Omit<PublishedEvent, 'siteId' | 'position' | 'requestId'>

export interface PastOccasion {
  identity: CallerIdentity
  time: Date
}

/** An event as it would have been recorded then. */
export const pastEvent = (
  { entityFqdn, slug }: EventName,
  { id, revision, entity, changedFields }: EventInput,
  { identity, time }: PastOccasion,
): PastEvent => ({
  id: newIdAt(time),
  entityFqdn,
  slug,
  entityId: id,
  entitySequence: revision,
  actor: toWireIdentity(identity),
  time,
  entity,
  ...(changedFields ? { changedFields } : {}),
})

/** Writes the log of a new site, by date. These consumers go on after it: what follows from its events is already there. */
export async function loadEvents(
  db: Db,
  siteId: string,
  { events, consumers }: { events: readonly PastEvent[]; consumers: readonly string[] },
): Promise<void> {
  const inOrder = events.toSorted((a, b) => a.time.getTime() - b.time.getTime() || a.entitySequence - b.entitySequence)
  await insertPastEvents(
    db,
    siteId,
    inOrder.map((event, index) => ({ ...event, siteId, position: index + 1, requestId: 'sample' })),
  )
  for (const consumer of consumers) await startConsumerAt(db, siteId, { consumer, position: events.length })
}
