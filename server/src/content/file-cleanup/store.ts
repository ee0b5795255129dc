import { sql } from '../../database/sql.ts'
import type { Scope } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'

/** Sites with uploads that expired before they became a file. */
export async function sitesWithExpiredUploads(db: Db, now: Date): Promise<string[]> {
  const rows = await db.rows<{ siteId: string }>(sql`
    select distinct site_id as "siteId" from uploads where file_id is null and expires_date < ${now}`)
  return rows.map(({ siteId }) => siteId)
}

interface Unused {
  now: Date
  atMost: number
}

/** Some of the folders that were made for the path of an upload, in its transaction, that expired before it became a file: those that are empty, were never
 *  changed, and that no other upload is going to. The tree is locked. */
export async function unusedFolders({ db, siteId }: Scope, { now, atMost }: Unused): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    select distinct folders.id from uploads
      join folders as targets on targets.site_id = uploads.site_id and targets.id = uploads.folder_id
      join folders on folders.site_id = uploads.site_id and folders.id = any(targets.ancestors || targets.id)
        and folders.created_date = uploads.created_date
    where uploads.site_id = ${siteId} and uploads.file_id is null and uploads.expires_date < ${now} and folders.state = 'OK' and folders.revision = 1
      and not exists (select from folders as inner_ones where inner_ones.site_id = ${siteId} and inner_ones.ancestors @> array[folders.id])
      and not exists (select from files where files.site_id = ${siteId} and files.folder_id = folders.id and files.state = 'OK')
      and not exists (select from files where files.site_id = ${siteId} and files.folder_id = folders.id and files.state = 'DELETED')
      and not exists (
        select from uploads as open where open.site_id = ${siteId} and open.folder_id = folders.id and open.file_id is null
          and open.expires_date >= ${now})
    order by folders.id limit ${atMost}`)
  return rows.map(({ id }) => id)
}
