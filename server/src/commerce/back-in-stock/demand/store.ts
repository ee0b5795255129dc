import { raw, sql } from '../../../database/sql.ts'
import type { Scope } from '../../../kernel/context.ts'
import { type Discount, inStockOfVariant, type Picture } from '../../catalogue/public.ts'

/** The requests for an item, and the item in the catalogue. */
export interface DemandRow {
  productId: string
  variantId: string | null
  waiting: number
  processing: number
  sent: number
  failed: number
  firstDate: Date
  lastDate: Date
  /** Null if the product was deleted. */
  productName: string | null
  media: Picture[] | null
  discount: Discount | null
  lowestPriceMinor: number | null
  /** Null without a variant. */
  choices: Record<string, string> | null
  priceMinor: number | null
  saleMinor: number | null
  /** Of the variant, or of any. */
  inStock: boolean
  /** Null if stock isn't tracked. */
  available: number | null
}

const counted = (status: string) => raw(`count(*) filter (where status = '${status}')::int`)

/** Items with requests, those with most that wait first. */
export function selectDemand({ db, siteId }: Scope, { limit, offset }: { limit: number; offset: number }): Promise<DemandRow[]> {
  return db.rows(sql`
    select demand.*, products.name as "productName", products.doc -> 'media' as media, products.doc -> 'discount' as discount,
      products.lowest_price_minor as "lowestPriceMinor", variants.choices, variants.price_minor as "priceMinor", variants.sale_minor as "saleMinor",
      stock."inStock", stock.available
    from (
      select product_id as "productId", variant_id as "variantId", ${counted('RECEIVED')} as waiting, ${counted('PROCESSING')} as processing,
        ${counted('NOTIFICATION_SENT')} as sent, ${counted('FAILED')} as failed, min(created_date) as "firstDate", max(created_date) as "lastDate"
      from back_in_stock_requests where site_id = ${siteId} group by product_id, variant_id
      order by waiting desc, "lastDate" desc, product_id, variant_id limit ${limit} offset ${offset}
    ) as demand
    left join products on products.site_id = ${siteId} and products.id = demand."productId"
    left join variants on variants.site_id = ${siteId} and variants.product_id = demand."productId" and variants.id = demand."variantId"
    cross join lateral (
      select coalesce(bool_or(item.in_stock), false) as "inStock", case when bool_and(item.track_quantity) then sum(item.pieces)::int end as available
      from (
        select variants.track_quantity, ${raw(inStockOfVariant)} as in_stock, greatest(variants.quantity - variants.reserved, 0) as pieces from variants
        where variants.site_id = ${siteId} and variants.product_id = demand."productId" and variants.visible
          and (demand."variantId" is null or variants.id = demand."variantId")) as item
    ) as stock
    order by waiting desc, "lastDate" desc, "productId", "variantId"`)
}

/** Number of items with requests, up to a number plus one. */
export async function countDemand({ db, siteId }: Scope, atMost: number): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(*)::int as count from (
      select from back_in_stock_requests where site_id = ${siteId} group by product_id, variant_id limit ${atMost + 1}) as items`)
  return row!.count
}
