import { sql } from '../../database/sql.ts'
import { integer, table, text, type RowOf } from '../../database/table.ts'
import type { Db } from '../../kernel/db.ts'

const mediaTable = table('media', {
  id: text(),
  mimeType: text(),
  width: integer(),
  height: integer(),
  altText: text().orNull(),
})
const insertRows = mediaTable.insertMany()

export type MediaRow = RowOf<typeof mediaTable>

export function findMedia(db: Db, siteId: string, id: string): Promise<MediaRow | undefined> {
  return db.one(sql`select ${mediaTable.columns} from media where site_id = ${siteId} and id = ${id}`)
}

/** Writes any number of descriptors in one statement. */
export async function insertMedia(db: Db, siteId: string, media: readonly MediaRow[]): Promise<void> {
  await db.run(sql`${insertRows(siteId, media)} on conflict do nothing`)
}
