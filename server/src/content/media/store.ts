import { sql } from '../../database/sql.ts'
import { boolean, integer, table, text, type RowOf } from '../../database/table.ts'
import type { Db } from '../../kernel/db.ts'

const mediaTable = table('media', {
  id: text(),
  mimeType: text(),
  /** Of a picture, in pixels. */
  width: integer().orNull(),
  height: integer().orNull(),
  altText: text().orNull(),
  /** What a downloaded file is called. */
  fileName: text().orNull(),
  /** Only for those who have a signed link. */
  isPrivate: boolean(),
})
const insertRows = mediaTable.insertMany()

export type MediaRow = RowOf<typeof mediaTable>

/** A picture that everyone may see. */
export interface PictureRow extends MediaRow {
  width: number
  height: number
}

export function findPicture(db: Db, siteId: string, id: string): Promise<PictureRow | undefined> {
  return db.one(sql`
    select ${mediaTable.columns} from media where site_id = ${siteId} and id = ${id} and not is_private and width is not null`)
}

/** The IDs of pictures that everyone may see, among some. */
export async function picturesAmong(db: Db, siteId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.rows<{ id: string }>(sql`
    select id from media where site_id = ${siteId} and id = any(${[...ids]}::text[]) and not is_private and width is not null`)
  return new Set(rows.map(({ id }) => id))
}

/** Any file, also a private one: the caller has made sure that it may be read. */
export function findFile(db: Db, siteId: string, id: string): Promise<MediaRow | undefined> {
  return db.one(sql`select ${mediaTable.columns} from media where site_id = ${siteId} and id = ${id}`)
}

/** Writes any number of descriptors in one statement, by id. */
export async function insertMedia(db: Db, siteId: string, media: readonly MediaRow[]): Promise<void> {
  await db.run(sql`${insertRows(siteId, media)} order by 2 on conflict do nothing`)
}

/** Deletes the pictures whose IDs begin like this, except one. Returns the IDs. */
export async function deleteMedia(
  db: Db,
  siteId: string,
  { prefix, except }: { prefix: string; except: string | null },
): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    delete from media where site_id = ${siteId} and id in (
      select id from media where site_id = ${siteId} and starts_with(id, ${prefix}) and id is distinct from ${except}::text order by id for update)
    returning id`)
  return rows.map(({ id }) => id)
}
