import { decompressed } from '../../server/src/database/compressed/compress.ts'
import { raw, sql } from '../../server/src/database/sql.ts'
import type { Database } from '../../server/src/kernel/db.ts'

interface Site {
  database: Database
  siteId: string
}

export interface CompressedDocument {
  table: string
  document: unknown
}

/** All documents of a site that are stored compressed: a search in the text of the tables doesn't see what is in them. */
export async function compressedDocuments({ database, siteId }: Site): Promise<CompressedDocument[]> {
  const columns = await database.rows<{ table: string; column: string }>(sql`
    select attrelid::regclass::text as table, attname as column from pg_attribute join pg_class on pg_class.oid = attrelid
    where attname like 'compressed\_%' and atttypid = 'bytea'::regtype
      and relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace`)
  if (columns.length === 0) throw new Error('no table has a column of compressed documents: their names have changed')
  const documents = columns.map(async ({ table, column }) => {
    const rows = await database.rows<{ bytes: Buffer }>(sql`
      select ${raw(column)} as bytes from ${raw(table)} where site_id = ${siteId} and ${raw(column)} is not null`)
    return rows.map(({ bytes }) => ({ table, document: decompressed(bytes) }))
  })
  return (await Promise.all(documents)).flat()
}

/** The tables that contain a text in any column of any site, or in a compressed document of this one. */
export async function tablesWith(site: Site, text: string): Promise<string[]> {
  const found = new Set<string>()
  const tables = await site.database.rows<{ name: string }>(sql`
    select oid::regclass::text as name from pg_class
    where relkind in ('r', 'p') and (relnamespace = 'pgboss'::regnamespace or relnamespace = 'public'::regnamespace and not relispartition)`)
  for (const { name } of tables) {
    const row = await site.database.one<{ isThere: boolean }>(sql`
      select exists (select from ${raw(name)} as r where r::text like ${`%${text}%`}) as "isThere"`)
    if (row!.isThere) found.add(name)
  }
  for (const { table, document } of await compressedDocuments(site)) if (JSON.stringify(document).includes(text)) found.add(table)
  return [...found].toSorted()
}
