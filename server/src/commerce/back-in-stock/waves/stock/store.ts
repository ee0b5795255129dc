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

/** Variants in stock that shoppers wait for, and of which no emails have gone out by themselves lately: a wave that sold out before the first one makes none wait,
 *  unlike one that the team stopped. Requests for any variant wait for the first of a product that is in stock. The products are looked up one after the other in an
 *  index, however many requests wait for each. With `offset 0`, PostgreSQL looks up the rows of each variant, and doesn't read all of them at once. */
export function selectAwaited({ db, siteId }: Scope, { since, limit }: { since: Date; limit: number }): Promise<AwaitedVariant[]> {
  return db.rows(sql`
    with recursive awaited (product_id) as (
      (${nextAwaited(siteId, part`true`)})
      union all
      select (${nextAwaited(siteId, part`product_id > awaited.product_id`)}) from awaited where awaited.product_id is not null
    ), buyable as (
      select variants.product_id, variants.id, ${pieces} as pieces,
        row_number() over (partition by variants.product_id order by variants.position, variants.id) = 1 as is_first
      from awaited join products on products.site_id = ${siteId} and products.id = awaited.product_id
      join variants on variants.site_id = ${siteId} and variants.product_id = products.id
      where ${buyable}
    )
    select buyable.product_id as "productId", buyable.id as "variantId", buyable.pieces from buyable
    where (${waitingFor(siteId, part`requests.variant_id = buyable.id`)}
        or buyable.is_first and ${waitingFor(siteId, part`requests.variant_id is null`)})
      and not exists (
        select from back_in_stock_waves as earlier where earlier.site_id = ${siteId} and earlier.product_id = buyable.product_id
          and (earlier.variant_id = buyable.id or earlier.variant_id is null)
          and (earlier.status = 'RUNNING'
            or (earlier.origin = 'AUTOMATIC' and earlier.ended_date > ${since} and (earlier.processed > 0 or earlier.status = 'CANCELED')))
        offset 0)
    order by 1, 2 limit ${limit}`)
}

const nextAwaited = (siteId: string, after: Fragment): Fragment => part`
  select product_id from back_in_stock_requests where site_id = ${siteId} and status = 'RECEIVED' and ${after} order by product_id limit 1`

const waitingFor = (siteId: string, variant: Fragment): Fragment => part`exists (
  select from back_in_stock_requests as requests where requests.site_id = ${siteId} and requests.product_id = buyable.product_id
    and requests.status = 'RECEIVED' and ${variant} offset 0)`

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

/** The sites where shoppers wait. One row of each is looked up, however many there are. */
export async function sitesWithWaiting(db: Db): Promise<string[]> {
  const rows = await db.rows<{ siteId: string }>(sql`
    select sites.site_id as "siteId" from sites cross join lateral (
      select from back_in_stock_requests where back_in_stock_requests.site_id = sites.site_id and status = 'RECEIVED'
      order by product_id limit 1) as waiting`)
  return rows.map(({ siteId }) => siteId)
}

/** Whether a shopper waits for anything. */
export async function hasWaiting(db: Db, siteId: string): Promise<boolean> {
  const row = await db.one(
    sql`select from back_in_stock_requests where site_id = ${siteId} and status = 'RECEIVED' order by product_id limit 1`,
  )
  return row !== undefined
}
