import type { PositionedRow, QueryPlan } from '../../../database/query/query-plan.ts'
import { part, raw, sql } from '../../../database/sql.ts'
import type { Scope } from '../../../kernel/context.ts'
import type { Item } from './item.ts'
import { itemsOf } from './source.ts'

const columns =
  raw(`items.id as "itemId", items.product_id as "productId", items.variant_id as "variantId", items.location_id as "locationId",
  items.stock_revision as "stockRevision", items.item_created_date as "createdDate", items.stock_date as "updatedDate",
  items.track_quantity as "trackQuantity", items.in_stock as "inStock", items.quantity, items.reserved, items.preordered,
  items.preorder_limit as "preorderLimit", items.preorder as "ownPreorder", items.item_fields as "extendedFields", true as "hasItem",
  products.doc #> '{inventory,preorder}' as "productPreorder", products.name as "productName", products.collection_ids as "collectionIds",
  products.doc -> 'options' as options, items.choices, items.sku, items.visible`)

export const findItem = async (scope: Scope, id: string): Promise<Item | undefined> => (await findItems(scope, [id])).get(id)

/** Items by their IDs. */
export async function findItems({ db, siteId }: Scope, ids: readonly string[]): Promise<ReadonlyMap<string, Item>> {
  if (ids.length === 0) return new Map()
  const rows = await db.rows<Item>(sql`select ${columns} from ${itemsOf(siteId)} where items.id = any(${ids}::uuid[])`)
  return new Map(rows.map((item) => [item.itemId, item]))
}

export function selectItems({ db, siteId }: Scope, plan: QueryPlan): Promise<PositionedRow<Item>[]> {
  return db.rows(plan.select({ columns, from: itemsOf(siteId), where: part`true` }))
}

export async function countItems({ db, siteId }: Scope, plan: QueryPlan): Promise<number> {
  const row = await db.one<{ total: number }>(sql`select count(*)::int as total from ${itemsOf(siteId)} where ${plan.filter}`)
  return row!.total
}
