import { sql } from '../../database/sql.ts'
import type { Scope } from '../../kernel/context.ts'
import { fileAssetsTable, type FileAsset } from './asset-tables.ts'

const { columns } = fileAssetsTable
const insertRows = fileAssetsTable.insertMany()

/** The keys that something is stored under for a site, among some. */
export async function keysInUse({ db, siteId }: Scope, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.rows<{ key: string }>(sql`
    select content_key as key from files where site_id = ${siteId} and content_key = any(${keys}::text[])
    union all
    select content_key as key from file_assets where site_id = ${siteId} and content_key = any(${keys}::text[])`)
  return new Set(rows.map(({ key }) => key))
}

/** What is stored of files besides their content. */
export async function assetKeysOf({ db, siteId }: Scope, ids: readonly string[]): Promise<string[]> {
  const rows = await db.rows<{ key: string }>(sql`
    select content_key as key from file_assets where site_id = ${siteId} and file_id = any(${ids}::text[])`)
  return rows.map(({ key }) => key)
}

/** What was made of a file, by asset key. */
export function findAssets({ db, siteId }: Scope, fileId: string): Promise<FileAsset[]> {
  return db.rows(sql`select ${columns} from file_assets where site_id = ${siteId} and file_id = ${fileId} order by asset_key`)
}

export function findAsset({ db, siteId }: Scope, fileId: string, assetKey: string): Promise<FileAsset | undefined> {
  return db.one(sql`
    select ${columns} from file_assets where site_id = ${siteId} and file_id = ${fileId} and asset_key = ${assetKey}`)
}

/** Saves what was made of a locked file. */
export async function insertAssets({ db, siteId }: Scope, assets: readonly FileAsset[]): Promise<void> {
  if (assets.length > 0) await db.run(sql`${insertRows(siteId, assets)} order by 2, 3`)
}

/** Deletes all that was made of locked files. The bytes stay. */
export async function deleteAssets({ db, siteId }: Scope, fileIds: readonly string[]): Promise<void> {
  await db.run(sql`delete from file_assets where site_id = ${siteId} and file_id = any(${fileIds}::text[])`)
}
