import { slotValue } from '../../../database/query/indexed.ts'
import { valueAt } from '../../../database/query/target.ts'
import { part, raw, sql } from '../../../database/sql.ts'
import type { Scope } from '../../../kernel/context.ts'
import type { IndexedField } from '../collection.ts'
import type { Filling } from '../data-index.ts'
import type { Slot } from '../slots.ts'

const document = part`doc`

interface Fitting {
  itemsId: string
  filling: Filling
  bytes: number
  /** With the item's id. */
  withId: number
}

/** Finds an item whose value is too long for an index. The twelve bytes that every value needs don't count. */
export async function findTooLong({ db, siteId }: Scope, { itemsId, filling, bytes, withId }: Fitting): Promise<string | undefined> {
  const value = part`pg_column_size(${slotValue(filling, document)}) - 12`
  const row = await db.one<{ id: string }>(sql`
    select id from data_items where site_id = ${siteId} and collection_id = ${itemsId}
      and (${value} > ${bytes} or ${value} + octet_length(id) > ${withId}) limit 1`)
  return row?.id
}

export interface Batch {
  itemsId: string
  after: string
  limit: number
}

/** Fills the column of the next items after one. Returns the last of them, or undefined if none is left. */
export async function fillSlot(
  { db, siteId }: Scope,
  { itemsId, slot, filling, after, limit }: Batch & { slot: Slot; filling: Filling },
): Promise<string | undefined> {
  const row = await db.one<{ last: string | null }>(sql`
    with next as (
      select max(id) as last from (
        select id from data_items where site_id = ${siteId} and collection_id = ${itemsId} and id > ${after} order by id limit ${limit} for no key update
      ) as batch
    ), filled as (
      update data_items set ${raw(slot)} = ${slotValue(filling, document)}
      where site_id = ${siteId} and collection_id = ${itemsId} and id > ${after} and id <= (select last from next) returning 1
    )
    select last from next, (select count(*) from filled) as done`)
  return row?.last ?? undefined
}

/** Whether an item contains a non-empty list in a field with a column. */
export async function holdsList(
  { db, siteId }: Scope,
  itemsId: string,
  { slot, path }: Pick<IndexedField, 'slot' | 'path'>,
): Promise<boolean> {
  const row = await db.one(sql`
    select from data_items where site_id = ${siteId} and collection_id = ${itemsId}
      and ${raw(slot)} >= '[null]'::jsonb and ${raw(slot)} < '{}'::jsonb and jsonb_typeof(${valueAt(document, path.split('.'))}) = 'array' limit 1`)
  return row !== undefined
}
