import { compressed, decompressed } from '../database/compressed/compress.ts'
import { bigint, bytea, jsonb, table, text, texts, timestamptz, uuid, type RowOf } from '../database/table.ts'

/** Written once. In normal life it is never updated, and only read by ID: what is searched, ordered and followed stands in the narrow tables. */
export const eventsTable = table('events', {
  siteId: uuid(),
  id: uuid(),
  entityFqdn: text(),
  slug: text(),
  entityId: text(),
  /** The entity's revision after the event, which orders its events. */
  entitySequence: bigint(),
  actor: jsonb<Record<string, string>>(),
  time: timestamptz(),
  /** The entity as on the wire after the event, or the body of an action event. Null if it is compressed. */
  entity: jsonb(),
  changedFields: texts<readonly string[]>().optional(),
  requestId: text(),
  compressedEntity: bytea().orNull(),
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
export const waitingTable = table('waiting_events', narrow)
export const publishedTable = table('published_events', { ...narrow, position: bigint() })

export type StoredEvent = RowOf<typeof eventsTable>
export type Event = Omit<StoredEvent, 'compressedEntity'>

export interface PublishedEvent extends Event {
  position: number
}

/** An event without its entity and what else its narrow row doesn't contain. */
export type EventHeader = RowOf<typeof publishedTable>

/** Most of an event is its entity, which is compressed unless it is small. */
export function storedFrom(event: Event): StoredEvent {
  const compressedEntity = compressed(event.entity) ?? null
  return { ...event, entity: compressedEntity ? null : event.entity, compressedEntity }
}

/** An event as it was recorded, whichever way its entity is stored. */
export const eventFrom = <Row extends StoredEvent>({ compressedEntity, ...event }: Row): Omit<Row, 'compressedEntity'> => ({
  ...event,
  entity: compressedEntity ? decompressed(compressedEntity) : event.entity,
})
