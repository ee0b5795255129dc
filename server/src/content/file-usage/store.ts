import type { FileState, MediaType } from '@stoa/contract/files/states'
import { sql } from '../../database/sql.ts'
import type { Scope } from '../../kernel/context.ts'
import { samplePrefix } from '../file-store/public.ts'
import { fileUsageTable } from './tables.ts'

const insertRow = fileUsageTable.insert()

/** Adds to what a site stores, or takes from it, and returns how much that is. It also locks the tree of the site's folders until the transaction ends, and
 *  comes before all locks of folders and files. */
export async function addStoredBytes({ db, siteId }: Scope, bytes: number): Promise<number> {
  const row = await db.one<{ storedBytes: number }>(sql`
    ${insertRow(siteId, { storedBytes: Math.max(0, bytes) })}
    on conflict (site_id) do update set stored_bytes = greatest(0, file_usage.stored_bytes + ${bytes})
    returning stored_bytes as "storedBytes"`)
  return row!.storedBytes
}

export async function findStoredBytes({ db, siteId }: Scope): Promise<number> {
  const row = await db.one<{ storedBytes: number }>(sql`select ${fileUsageTable.columns} from file_usage where site_id = ${siteId}`)
  return row?.storedBytes ?? 0
}

export interface KindSizes {
  mediaType: MediaType
  state: FileState
  files: number
  bytes: number
}

/** How many files of each kind there are, and how much is stored of them, former contents included. */
export function sizesByKind({ db, siteId }: Scope): Promise<KindSizes[]> {
  return db.rows(sql`
    select media_type as "mediaType", state, sum(files)::int as files,
      coalesce(sum(size_bytes) filter (where content_key is not null and not starts_with(content_key, ${samplePrefix})), 0)::bigint as bytes
    from (
      select media_type, state, 1 as files, size_bytes, content_key from files where files.site_id = ${siteId}
      union all
      select files.media_type, files.state, 0, file_versions.size_bytes, file_versions.content_key
      from files join file_versions on file_versions.site_id = files.site_id and file_versions.file_id = files.id
      where files.site_id = ${siteId}) as contents
    group by media_type, state`)
}
