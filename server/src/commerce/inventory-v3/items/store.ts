import { defaultLocationId } from '@stoa/contract/locations/default-location'
import type { AggregatedRows } from '../../../database/query/aggregations/statement.ts'
import { always } from '../../../database/query/conditions.ts'
import type { PositionedRow, QueryPlan } from '../../../database/query/query-plan.ts'
import { fragment, part, raw, sql, type Fragment } from '../../../database/sql.ts'
import type { Scope } from '../../../kernel/context.ts'
import type { Matching } from '../../catalogue-jobs/public.ts'
import { uniqueIdOfVariant } from '../../catalogue/public.ts'
import type { Item } from './item.ts'

const ofStock = (table: string): string =>
  [
    'stock_revision',
    'item_created_date',
    'stock_date',
    'track_quantity',
    'in_stock',
    'quantity',
    'preordered',
    'preorder_limit',
    'preorder',
    'item_fields',
  ]
    .map((column) => `${table}.${column}`)
    .join(', ')
const ofVariant = 'variants.sku, variants.barcode, variants.choices, variants.visible'
const atDefault =
  raw(`${uniqueIdOfVariant} as id, variants.product_id, variants.id as variant_id, '${defaultLocationId}'::uuid as location_id,
  variants.reserved, ${ofStock('variants')}, ${ofVariant}`)
const elsewhere = raw(`stock_levels.id, stock_levels.product_id, stock_levels.variant_id, stock_levels.location_id,
  0 as reserved, ${ofStock('stock_levels')}, ${ofVariant}`)

const inNoOrder = fragment('')
const byId = fragment('order by id')
const byIdDescending = fragment('order by id desc')

/** All inventory items of a site with their products, as `items` and `products`: those at the default location are in the rows of their variants, the others have
 *  rows of their own. The limit says that these have one variant each: PostgreSQL would expect few pairs of a join by two columns. */
const itemsOf = (siteId: string, { order = inNoOrder }: { order?: Fragment } = {}): Fragment => part`(
    (select ${atDefault} from variants where variants.site_id = ${siteId} and variants.has_item ${order})
    union all
    (select ${elsewhere} from stock_levels
    cross join lateral (
      select variants.sku, variants.barcode, variants.choices, variants.visible from variants
      where variants.site_id = ${siteId} and variants.product_id = stock_levels.product_id and variants.id = stock_levels.variant_id limit 1) as variants
    where stock_levels.site_id = ${siteId} ${order})
  ) as items join products on products.site_id = ${siteId} and products.id = items.product_id`

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

/** The indexes of both tables have the default order. With it, a page reads no more rows of them than it shows. */
function orderOf({ request: { sort, direction } }: QueryPlan): Fragment {
  if (Array.isArray(sort) && sort.length > 0) return inNoOrder
  return direction === 'prev' ? byIdDescending : byId
}

export function selectItems({ db, siteId }: Scope, plan: QueryPlan): Promise<PositionedRow<Item>[]> {
  return db.rows(plan.select({ columns, from: itemsOf(siteId, { order: orderOf(plan) }), where: always }))
}

export async function countItems({ db, siteId }: Scope, plan: QueryPlan): Promise<number> {
  const row = await db.one<{ total: number }>(sql`select count(*)::int as total from ${itemsOf(siteId)} where ${plan.filter}`)
  return row!.total
}

/** What aggregations of a search read. */
export const aggregatedItems = ({ siteId }: Scope): AggregatedRows => ({ from: itemsOf(siteId), where: always })

/** The items that meet the conditions of a plan and existed at an instant, for jobs. */
export const itemsMatching = ({ siteId }: Scope, { filter }: QueryPlan, createdUntil: Date): Matching => ({
  from: itemsOf(siteId, { order: byId }),
  id: part`items.id`,
  where: part`items.item_created_date <= ${createdUntil} and ${filter}`,
})
