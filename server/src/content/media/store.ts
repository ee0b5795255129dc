import { sql } from '../../database/sql.ts'
import type { Scope } from '../../kernel/context.ts'
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

/** READY files of a folder, and of all folders in it. */
export function selectFilesOfFolder({ db, siteId }: Scope, folderId: string, atMost: number): Promise<ArchivedFile[]> {
  return db.rows(sql`
    select files.id, files.display_name as "displayName", files.content_key as "contentKey", files.size_bytes as "sizeBytes",
      coalesce((
        select array_agg(above.display_name order by cardinality(above.ancestors)) from folders as above
        where above.site_id = ${siteId} and (above.id = any(folders.ancestors) or above.id = folders.id)
          and (above.id = ${folderId} or ${folderId} = any(above.ancestors) or ${folderId} = above.root)), '{}') as folders
    from files left join folders on folders.site_id = files.site_id and folders.site_id = ${siteId} and folders.id = files.folder_id
    where files.site_id = ${siteId} and files.state = 'OK' and files.operation_status = 'READY' and files.size_bytes is not null
      and (files.folder_id = ${folderId} or ${folderId} = any(folders.ancestors) or ${folderId} = files.root)
    order by files.id limit ${atMost}`)
}
