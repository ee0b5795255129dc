import { sql } from '../../database/sql.ts'
import type { Scope } from '../../kernel/context.ts'
import { fileVersionsTable, type FileVersion } from '../files/public.ts'

const insertRow = fileVersionsTable.insert()

/** The file is locked. */
export async function insertVersion({ db, siteId }: Scope, version: FileVersion): Promise<void> {
  await db.run(sql`${insertRow(siteId, version)}`)
}

/** The file is locked. */
export async function deleteVersions({ db, siteId }: Scope, fileId: string, versions: readonly number[]): Promise<void> {
  await db.run(sql`
    delete from file_versions where site_id = ${siteId} and file_id = ${fileId} and version = any(${versions}::bigint[])`)
}

/** Deletes what was made of a locked file's content, and returns where it was stored. */
export async function deleteAssets({ db, siteId }: Scope, fileId: string): Promise<string[]> {
  const rows = await db.rows<{ key: string }>(sql`
    delete from file_assets where site_id = ${siteId} and file_id = ${fileId} returning content_key as key`)
  return rows.map(({ key }) => key)
}
