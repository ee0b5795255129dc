import { part, sql, type Fragment } from '../../../database/sql.ts'
import type { Scope } from '../../../kernel/context.ts'
import type { DataCollection } from '../collection.ts'

const inUse = (siteId: string): Fragment => part`data_collections.site_id = ${siteId} and data_collections.deleted_date is null`

/** The definitions of all collections of a site, locked until the transaction ends if they are to be deleted. */
export function selectDefinitions(
  { db, siteId }: Scope,
  { lock }: { lock: readonly string[] },
): Promise<Pick<DataCollection, 'id' | 'revision' | 'doc'>[]> {
  const all = sql`select id, revision, doc from data_collections where ${inUse(siteId)} order by id`
  if (lock.length === 0) return db.rows(all)
  return db
    .run(sql`select from data_collections where ${inUse(siteId)} and id = any(${lock}::text[]) order by id for update`)
    .then(() => db.rows(all))
}

/** Those of these collections that have other items than these, or have one of these after a change. */
export async function collectionsWithOtherItems(
  { db, siteId }: Scope,
  { collections, items }: { collections: readonly string[]; items: readonly string[] },
): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    select id from data_collections where ${inUse(siteId)} and id = any(${collections}::text[]) and exists (
      select from data_items as item where item.site_id = ${siteId}
        and item.collection_id in (coalesce(data_collections.items_id, data_collections.id), coalesce(data_collections.sandbox_items_id, 'sandbox of ' || data_collections.id))
        and not (item.revision = 1 and item.id = any(${items}::text[])))`)
  return rows.map(({ id }) => id)
}
