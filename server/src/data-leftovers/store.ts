import type { Db } from '../database/connect.ts'
import { sql } from '../database/sql.ts'

export interface Leftover {
  siteId: string
  itemsId: string
}

export function selectLeftovers(db: Db, limit: number): Promise<Leftover[]> {
  return db.rows(sql`select site_id as "siteId", items_id as "itemsId" from data_leftovers limit ${limit}`)
}

/** Deletes so many items at a time, and so many values of a unique index: how many of which there were more. */
export async function deleteLeftoverItems(db: Db, { siteId, itemsId }: Leftover, limit: number): Promise<number> {
  const items = await db.run(sql`
    delete from data_items where site_id = ${siteId} and collection_id = ${itemsId}
      and id in (select id from data_items where site_id = ${siteId} and collection_id = ${itemsId} limit ${limit})`)
  const values = await db.run(sql`
    delete from data_unique_values where site_id = ${siteId} and values_id = ${itemsId}
      and digest in (select digest from data_unique_values where site_id = ${siteId} and values_id = ${itemsId} limit ${limit})`)
  return Math.max(items, values)
}

export async function deleteLeftover(db: Db, { siteId, itemsId }: Leftover): Promise<void> {
  await db.run(sql`delete from data_leftovers where site_id = ${siteId} and items_id = ${itemsId}`)
}

/** Says that what stands under an id is nobody's any more. */
export async function insertLeftover(db: Db, siteId: string, itemsId: string): Promise<void> {
  await db.run(sql`insert into data_leftovers (site_id, items_id) values (${siteId}, ${itemsId}) on conflict do nothing`)
}
