import { part, sql } from '../../database/sql.ts'
import type { Scope } from '../../kernel/context.ts'
import { isRoot } from '../files/public.ts'
import { fileArchivesTable, type FileArchive } from './archive-tables.ts'

const insertRow = fileArchivesTable.insert()

export async function insertArchive({ db, siteId }: Scope, archive: FileArchive): Promise<void> {
  await db.run(sql`${insertRow(siteId, archive)}`)
}

export function findArchive({ db, siteId }: Scope, id: string, now: Date): Promise<FileArchive | undefined> {
  return db.one(sql`
    select ${fileArchivesTable.columns} from file_archives where site_id = ${siteId} and id = ${id} and expires_date > ${now}`)
}

/** A file for an archive, and the names of the folders that it is in. */
export interface ArchivedFile {
  id: string
  displayName: string
  contentKey: string
  sizeBytes: number
  folders: string[]
}

/** READY files among some, by ID. */
export function selectArchivedFiles({ db, siteId }: Scope, ids: readonly string[]): Promise<ArchivedFile[]> {
  return db.rows(sql`
    select id, display_name as "displayName", content_key as "contentKey", size_bytes as "sizeBytes", '{}'::text[] as folders from files
    where site_id = ${siteId} and id = any(${ids}::text[]) and state = 'OK' and operation_status = 'READY' and size_bytes is not null order by id`)
}

/** READY files of a folder or a root, and of all folders in it, by ID. */
export async function selectFilesOfFolder({ db, siteId }: Scope, folderId: string, atMost: number): Promise<ArchivedFile[]> {
  const within = isRoot(folderId)
    ? part`root = ${folderId}`
    : part`folder_id = any(array(select id from folders where site_id = ${siteId} and (id = ${folderId} or ancestors @> array[${folderId}::text])))`
  const files = await db.rows<ArchivedFile & { folderId: string }>(sql`
    select id, display_name as "displayName", content_key as "contentKey", size_bytes as "sizeBytes", folder_id as "folderId" from files
    where site_id = ${siteId} and ${within} and state = 'OK' and operation_status = 'READY' and size_bytes is not null order by id limit ${atMost}`)
  const pathTo = await pathsTo({ db, siteId }, [...new Set(files.map((file) => file.folderId))], folderId)
  return files.map((file) => ({ ...file, folders: pathTo(file.folderId) }))
}

/** The names of the folders on the way to some, from one that they are in, or from a root. */
async function pathsTo({ db, siteId }: Scope, ids: readonly string[], from: string): Promise<(id: string) => string[]> {
  const folders = await db.rows<{ id: string; displayName: string; ancestors: string[] }>(sql`
    select id, display_name as "displayName", ancestors from folders where site_id = ${siteId} and id = any(array(
      select unnest(ancestors || id) from folders where site_id = ${siteId} and id = any(${ids}::text[])))`)
  const byId = new Map(folders.map((folder) => [folder.id, folder]))
  return (id) => {
    const path = [...(byId.get(id)?.ancestors ?? []), id]
    return path.slice(Math.max(0, path.indexOf(from))).flatMap((one) => byId.get(one)?.displayName ?? [])
  }
}
