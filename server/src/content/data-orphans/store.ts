import { part, sql } from '../../database/sql.ts'
import type { Db } from '../../kernel/db.ts'

export interface Orphan {
  siteId: string
  itemsId: string
}

export function selectOrphans(db: Db, limit: number): Promise<Orphan[]> {
  return db.rows(sql`select site_id as "siteId", items_id as "itemsId" from data_leftovers limit ${limit}`)
}

interface Batch {
  /** The end of the previous batch. */
  after: string
  limit: number
}

/** Deletes the next items by id. Returns the last of them, or undefined if there were none. A range of ids is one scan of the table's primary key, whatever
 *  the planner knows of the table, and doesn't go through rows that were deleted before. */
export async function deleteNextItems(db: Db, { siteId, itemsId }: Orphan, { after, limit }: Batch): Promise<string | undefined> {
  const row = await db.one<{ last: string | null }>(sql`
    with next as (
      select max(id) as last from (
        select id from data_items where site_id = ${siteId} and collection_id = ${itemsId} and id > ${after} order by id limit ${limit} for update
      ) as batch
    ), gone as (
      delete from data_items where site_id = ${siteId} and collection_id = ${itemsId} and id > ${after} and id <= (select last from next) returning 1
    )
    select last, (select count(*) from gone) as done from next`)
  return row?.last ?? undefined
}

/** The same for values of a unique index, by digest. */
export async function deleteNextValues(db: Db, { siteId, itemsId }: Orphan, { after, limit }: Batch): Promise<string | undefined> {
  const first = part`select digest from data_unique_values
    where site_id = ${siteId} and values_id = ${itemsId} and digest > decode(${after}, 'hex') order by digest limit ${limit} for update`
  const row = await db.one<{ last: string | null }>(sql`
    with next as (
      select digest as last from (${first}) as batch order by digest desc limit 1
    ), gone as (
      delete from data_unique_values where site_id = ${siteId} and values_id = ${itemsId} and digest > decode(${after}, 'hex')
        and digest <= (select last from next) returning 1
    )
    select encode(last, 'hex') as last, (select count(*) from gone) as done from next`)
  return row?.last ?? undefined
}

export async function deleteOrphan(db: Db, { siteId, itemsId }: Orphan): Promise<void> {
  await db.run(sql`delete from data_leftovers where site_id = ${siteId} and items_id = ${itemsId}`)
}

/** Records that the rows of an id are orphans. */
export async function insertOrphan(db: Db, siteId: string, itemsId: string): Promise<void> {
  await db.run(sql`insert into data_leftovers (site_id, items_id) values (${siteId}, ${itemsId}) on conflict do nothing`)
}
