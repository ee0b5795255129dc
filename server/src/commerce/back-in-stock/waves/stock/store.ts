import { part, raw, sql, type Fragment } from '../../../../database/sql.ts'
import type { Scope } from '../../../../kernel/context.ts'
import type { Db } from '../../../../kernel/db.ts'
import { inStockOfVariant } from '../../../catalogue/public.ts'

/** Variants that shoppers can buy from stock. */
const buyable = part`variants.visible and products.visible and ${raw(inStockOfVariant)}`
const pieces = raw('case when variants.track_quantity then variants.quantity - variants.reserved end')

/** A variant in stock that shoppers wait for. */
export interface AwaitedVariant {
  productId: string
  variantId: string
  /** Null if stock isn't tracked. */
  pieces: number | null
}

/** Variants in stock that shoppers wait for, and of which no emails have gone out by themselves lately. Requests for any variant wait for the first of a product
 *  that is in stock. */
export function selectAwaited({ db, siteId }: Scope, { since, limit }: { since: Date; limit: number }): Promise<AwaitedVariant[]> {
  return db.rows(sql`
    select distinct waiting.product_id as "productId", item.id as "variantId", item.pieces from (
      select product_id, variant_id from back_in_stock_requests where site_id = ${siteId} and status = 'RECEIVED' group by product_id, variant_id
    ) as waiting cross join lateral (
      select variants.id, ${pieces} as pieces from variants
      join products on products.site_id = variants.site_id and products.id = variants.product_id
      where variants.site_id = ${siteId} and variants.product_id = waiting.product_id
        and (waiting.variant_id is null or variants.id = waiting.variant_id) and ${buyable}
      order by variants.position, variants.id limit 1) as item
    where not exists (
      select from back_in_stock_waves as earlier where earlier.site_id = ${siteId} and earlier.product_id = waiting.product_id
        and (earlier.variant_id = item.id or earlier.variant_id is null)
        and (earlier.status = 'RUNNING' or (earlier.origin = 'AUTOMATIC' and earlier.ended_date > ${since})))
    order by 1, 2 limit ${limit}`)
}

/** Whether shoppers can buy a variant, or any of a product, from stock. */
export async function isBuyable(
  { db, siteId }: Scope,
  { productId, variantId }: { productId: string; variantId: string | null },
): Promise<boolean> {
  const ofVariant: Fragment = variantId === null ? part`true` : part`variants.id = ${variantId}`
  const row = await db.one(sql`
    select from variants join products on products.site_id = variants.site_id and products.id = variants.product_id
    where variants.site_id = ${siteId} and variants.product_id = ${productId} and ${ofVariant} and ${buyable} limit 1`)
  return row !== undefined
}

/** The sites where shoppers wait. */
export async function sitesWithWaiting(db: Db): Promise<string[]> {
  const rows = await db.rows<{ siteId: string }>(sql`
    select site_id as "siteId" from sites
    where exists (select from back_in_stock_requests where back_in_stock_requests.site_id = sites.site_id and status = 'RECEIVED')`)
  return rows.map(({ siteId }) => siteId)
}
