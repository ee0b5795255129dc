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

/** Of one caller: how many uploads aren't finished, and how many bytes they can have together. */
export async function openUploadsOf(
  { db, siteId }: Scope,
  { actorKind, actorId }: Pick<Upload, 'actorKind' | 'actorId'>,
  now: Date,
): Promise<{ uploads: number; bytes: number }> {
  const row = await db.one<{ uploads: number; bytes: string }>(sql`
    select count(*)::int as uploads, coalesce(sum(coalesce(length_bytes, size_bytes, 0)), 0) as bytes from uploads
    where site_id = ${siteId} and actor_kind = ${actorKind} and actor_id = ${actorId} and file_id is null and expires_date > ${now}`)
  return { uploads: row!.uploads, bytes: Number(row!.bytes) }
}

/** Notes where the parts are collected from now on. The upload is locked. */
export async function startParts(
  { db, siteId }: Scope,
  { id, partKey, lengthBytes }: { id: string; partKey: string; lengthBytes: number },
): Promise<void> {
  await db.run(sql`
    update uploads set part_key = ${partKey}, length_bytes = ${lengthBytes} where site_id = ${siteId} and id = ${id}`)
}

/** Its parts can't become a file any more. The upload is locked. */
export async function clearParts({ db, siteId }: Scope, id: string): Promise<void> {
  await db.run(sql`update uploads set part_key = null, length_bytes = null where site_id = ${siteId} and id = ${id}`)
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
