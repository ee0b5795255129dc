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
