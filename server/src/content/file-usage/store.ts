import { sql } from '../../database/sql.ts'
import type { Scope } from '../../kernel/context.ts'
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
