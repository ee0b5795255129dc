import { decompressed } from '../../server/src/database/compressed/compress.ts'
import { sql } from '../../server/src/database/sql.ts'
import type { Database } from '../../server/src/kernel/db.ts'

/** An event as it is stored, with its entity readable. */
export interface StoredEvent {
  slug: string
  entityFqdn: string
  sequence: number
  entity: unknown
  changedFields: string[] | null
  actor: unknown
}

/** All events of a site, or those of an entity, in their order. */
export async function storedEvents(
  { database, siteId }: { database: Database; siteId: string },
  entityId?: string,
): Promise<StoredEvent[]> {
  const rows = await database.rows<StoredEvent & { bytes: Buffer | null }>(sql`
    select slug, entity_fqdn as "entityFqdn", entity_sequence as sequence, entity, changed_fields as "changedFields", actor, compressed_entity as bytes
    from events where site_id = ${siteId} and entity_id = coalesce(${entityId ?? null}::text, entity_id) order by entity_sequence, id`)
  return rows.map(({ bytes, ...event }) => (bytes ? { ...event, entity: decompressed(bytes) } : event))
}
