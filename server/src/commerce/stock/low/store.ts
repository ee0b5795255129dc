import { totalOf, type PageOfPlan } from '../../../database/query/capped-count.ts'
import type { PositionedRow, QueryPlan } from '../../../database/query/query-plan.ts'
import { part, raw, sql, type Fragment } from '../../../database/sql.ts'
import { countMax } from '../../../http/page-metadata.ts'
import type { Scope } from '../../../kernel/context.ts'
import type { Picture } from '../../catalogue/public.ts'
import { piecesLeft } from '../low-stock-target.ts'
import { variantsWithProducts } from '../store.ts'

const lowColumns =
  raw(`variants.product_id as "productId", variants.id as "variantId", products.name as "productName", variants.choices, variants.sku,
  variants.quantity - variants.reserved as quantity, variants.reserved, variants.low_stock_threshold as "ownThreshold", products.doc -> 'media' as media`)

/** Variants of visible products: hidden ones aren't sold, so they can't run low. */
const onSaleIn = (siteId: string): Fragment => part`variants.site_id = ${siteId} and products.site_id = ${siteId} and products.visible`

// Each has an index.
const isBelow = (threshold: number): Fragment => part`variants.low_stock_threshold is null and (${raw(piecesLeft)}) <= ${threshold}::int`
const isBelowOwn = part`variants.low_stock_threshold is not null
  and (case when variants.track_quantity and variants.visible then variants.quantity - variants.reserved - variants.low_stock_threshold end) <= 0`

/** Where the stock is at or below a threshold: each variant's own, or the shop's. Without one, the plan's filter says what is low. */
export interface LowStock {
  plan: QueryPlan
  threshold: number | undefined
}

/** Each index is read for its own variants: with `or`, PostgreSQL reads all of a site in the order of their stock to find the few that are low. */
const lowVariants = (siteId: string, threshold: number): Fragment => part`(
    select * from variants where variants.site_id = ${siteId} and ${isBelow(threshold)}
    union all
    select * from variants where variants.site_id = ${siteId} and ${isBelowOwn}
  ) as ${raw(variantsWithProducts)}`

const lowIn = (siteId: string, threshold: number | undefined) => ({
  from: threshold === undefined ? variantsWithProducts : lowVariants(siteId, threshold),
  where: onSaleIn(siteId),
})

export function selectLowVariants({ db, siteId }: Scope, { plan, threshold }: LowStock): Promise<PositionedRow<LowVariant>[]> {
  return db.rows(plan.select({ columns: lowColumns, ...lowIn(siteId, threshold) }))
}

export function countLowVariants({ db, siteId }: Scope, { plan, page, threshold }: PageOfPlan & LowStock): Promise<number> {
  return totalOf(db, { plan, page, selection: lowIn(siteId, threshold), atMost: countMax })
}

/** Counts the variants whose stock is low, up to `atMost` plus one. */
export async function countLow({ db, siteId }: Scope, { threshold, atMost }: { threshold: number; atMost: number }): Promise<number> {
  const among = (condition: Fragment): Fragment => part`(
    select count(*)::int from (
      select from ${raw(variantsWithProducts)} where ${onSaleIn(siteId)} and ${condition} limit ${raw(String(atMost + 1))}) as counted)`
  const counted = await db.one<{ total: number }>(
    sql`select least(${raw(String(atMost + 1))}, ${among(isBelow(threshold))} + ${among(isBelowOwn)}) as total`,
  )
  return counted!.total
}

/** A variant that is low on stock. */
export interface LowVariant {
  productId: string
  variantId: string
  productName: string
  choices: Record<string, string>
  sku: string | null
  quantity: number
  reserved: number
  ownThreshold: number | null
  media: Picture[]
}
