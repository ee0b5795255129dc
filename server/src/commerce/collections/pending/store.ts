import { newId } from '../../../database/ids.ts'
import { sql } from '../../../database/sql.ts'
import type { Scope } from '../../../kernel/context.ts'
import type { Db } from '../../../kernel/db.ts'

export interface ChangedCollection {
  siteId: string
  id: string
}

/** Marks collections whose products have to be brought in line with them. */
export async function markPending({ db, siteId }: Scope, ids: readonly string[]): Promise<void> {
  await db.run(sql`
    insert into pending_memberships (site_id, collection_id, change_id)
    select ${siteId}, collection.id, ${newId()}::uuid from unnest(${ids}::uuid[]) as collection (id) order by collection.id
    on conflict (site_id, collection_id) do update set change_id = excluded.change_id`)
}

/** The last change of a marked collection. */
export async function pendingChange({ db, siteId }: Scope, id: string): Promise<string | undefined> {
  const row = await db.one<{ changeId: string }>(sql`
    select change_id as "changeId" from pending_memberships where site_id = ${siteId} and collection_id = ${id}`)
  return row?.changeId
}

/** Removes the mark, unless the collection has changed again. */
export async function endPending({ db, siteId }: Scope, id: string, changeId: string): Promise<void> {
  await db.run(sql`
    delete from pending_memberships where site_id = ${siteId} and collection_id = ${id} and change_id = ${changeId}`)
}

/** The marked collections of all sites. */
export function selectPending(db: Db): Promise<ChangedCollection[]> {
  return db.rows(sql`select site_id as "siteId", collection_id as id from pending_memberships order by site_id, collection_id`)
}
