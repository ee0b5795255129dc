import { sql } from '../../database/sql.ts'
import type { Db } from '../../kernel/db.ts'

export interface MediaRow {
  id: string
  mimeType: string
  width: number
  height: number
  altText: string | null
}

export function findMedia(db: Db, siteId: string, id: string): Promise<MediaRow | undefined> {
  return db.one(sql`
    select id, mime_type as "mimeType", width, height, alt_text as "altText" from media where site_id = ${siteId} and id = ${id}`)
}

/** Writes any number of descriptors in one statement. */
export async function insertMedia(db: Db, siteId: string, media: readonly MediaRow[]): Promise<void> {
  await db.run(sql`
    insert into media (site_id, id, mime_type, width, height, alt_text)
    select ${siteId}, id, "mimeType", width, height, "altText"
    from jsonb_to_recordset(${JSON.stringify(media)}::jsonb) as media (id text, "mimeType" text, width integer, height integer, "altText" text)
    on conflict do nothing`)
}
