import { sql } from '../../database/sql.ts'
import type { Scope } from '../../kernel/context.ts'
import { uploadsTable, type Upload } from './tables.ts'

const { columns } = uploadsTable
const insertRow = uploadsTable.insert()

export async function insertUpload({ db, siteId }: Scope, upload: Upload): Promise<void> {
  await db.run(sql`${insertRow(siteId, upload)}`)
}

export function findUpload({ db, siteId }: Scope, id: string): Promise<Upload | undefined> {
  return db.one(sql`select ${columns} from uploads where site_id = ${siteId} and id = ${id}`)
}

export function findUploadByPartKey({ db, siteId }: Scope, partKey: string): Promise<Upload | undefined> {
  return db.one(sql`select ${columns} from uploads where site_id = ${siteId} and part_key = ${partKey}`)
}

/** Locked until the transaction ends: of two uploads to one URL, one becomes the file. */
export function lockUpload({ db, siteId }: Scope, id: string): Promise<Upload | undefined> {
  return db.one(sql`select ${columns} from uploads where site_id = ${siteId} and id = ${id} for update`)
}

/** Notes where the parts are collected. False if it became a file already. */
export async function startParts({ db, siteId }: Scope, id: string, partKey: string): Promise<boolean> {
  return (
    (await db.run(sql`
      update uploads set part_key = ${partKey} where site_id = ${siteId} and id = ${id} and file_id is null and part_key is null`)) > 0
  )
}

/** The upload is locked. */
export async function endUpload({ db, siteId }: Scope, id: string, fileId: string): Promise<void> {
  await db.run(sql`update uploads set file_id = ${fileId} where site_id = ${siteId} and id = ${id}`)
}

/** Of some IDs of uploads in parts, those that still belong to one. */
export async function partKeysInUse({ db, siteId }: Scope, partKeys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.rows<{ partKey: string }>(sql`
    select part_key as "partKey" from uploads where site_id = ${siteId} and part_key = any(${partKeys}::text[]) and file_id is null`)
  return new Set(rows.map(({ partKey }) => partKey))
}
