import { sql } from '../../database/sql.ts'
import type { Scope } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'

/** Sites with uploads that expired before then and before they became a file. */
export async function sitesWithExpiredUploads(db: Db, before: Date): Promise<string[]> {
  const rows = await db.rows<{ siteId: string }>(sql`
    select distinct site_id as "siteId" from uploads where file_id is null and expires_date < ${before}`)
  return rows.map(({ siteId }) => siteId)
}

/** The folders on the paths of uploads that expired before then and before they became a file, if one of these made them, in the transaction that announced it: those that were
 *  never changed, that have nothing but each other in them, and that no other upload is going to. The tree is locked. Files are looked for by
 *  state, as their indexes are. */
export async function unusedFolders({ db, siteId }: Scope, before: Date): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    with expired as (
      select folder_id, created_date from uploads where site_id = ${siteId} and file_id is null and expires_date < ${before}
    ), unused as (
      select folders.id from expired
        join folders as targets on targets.site_id = ${siteId} and targets.id = expired.folder_id
        join folders on folders.site_id = ${siteId} and folders.id = any(targets.ancestors || targets.id)
      where folders.created_date in (select created_date from expired) and folders.state = 'OK' and folders.revision = 1
        and not exists (select from files where files.site_id = ${siteId} and files.folder_id = folders.id and files.state = 'OK')
        and not exists (select from files where files.site_id = ${siteId} and files.folder_id = folders.id and files.state = 'DELETED')
        and not exists (
          select from uploads as open where open.site_id = ${siteId} and open.folder_id = folders.id and open.file_id is null
            and open.expires_date >= ${before})
    )
    select distinct id from unused
    where not exists (
      select from folders as within
      where within.site_id = ${siteId} and within.ancestors @> array[unused.id] and not within.id = any(array(select id from unused)))`)
  return rows.map(({ id }) => id)
}
