import type { Context } from '../../context.ts'
import { filledWith } from '../../database/query/indexed.ts'
import { valueAt } from '../../database/query/target.ts'
import { part, raw, sql } from '../../database/sql.ts'
import type { Filling, Slot } from '../data-index.ts'

type Asking = Pick<Context, 'db' | 'siteId'>

interface Indexed {
  itemsId: string
  path: readonly string[]
}

const document = part`doc`

/** An item whose value is too long for an index. */
export async function findTooLong(
  { db, siteId }: Asking,
  { itemsId, path, bytes }: Indexed & { bytes: number },
): Promise<string | undefined> {
  const row = await db.one<{ id: string }>(sql`
    select id from data_items where site_id = ${siteId} and collection_id = ${itemsId} and octet_length(${valueAt(document, path)}::text) > ${bytes} limit 1`)
  return row?.id
}

export interface Batch {
  itemsId: string
  after: string
  limit: number
}

/** Fills the column of the next items after one: the last of them, or undefined where none is left. */
export async function fillSlot(
  { db, siteId }: Asking,
  { itemsId, slot, filling, after, limit }: Batch & { slot: Slot; filling: Filling },
): Promise<string | undefined> {
  const row = await db.one<{ last: string | null }>(sql`
    with next as (
      select max(id) as last from (
        select id from data_items where site_id = ${siteId} and collection_id = ${itemsId} and id > ${after} order by id limit ${limit}
      ) as batch
    ), filled as (
      update data_items set ${raw(slot)} = ${filledWith(filling, document)}
      where site_id = ${siteId} and collection_id = ${itemsId} and id > ${after} and id <= (select last from next) returning 1
    )
    select last from next, (select count(*) from filled) as done`)
  return row?.last ?? undefined
}
