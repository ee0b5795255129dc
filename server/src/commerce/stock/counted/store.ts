import { jsonRows } from '../../../database/json-rows.ts'
import { part, raw, type Fragment, type Raw } from '../../../database/sql.ts'
import { bigint, boolean, integer } from '../../../database/table.ts'
import type { Pieces } from '../pieces.ts'
import { type CountedStock, productsOf, stockColumns, variant, variantRows } from '../store.ts'

// Stock that is read, and saved if it still is as it was read.

/** The stock of these variants: part of a statement, as `stock`, if `condition` holds. Locks it in a fixed order if that is asked for. */
export const stockOf = (
  siteId: string,
  requested: readonly Omit<Pieces, 'quantity'>[],
  { condition, isLocked }: { condition: Raw; isLocked: boolean },
): Fragment => part`
  stock as materialized (
    select ${stockColumns} from variants
    where ${condition} and variants.site_id = ${siteId} and variants.product_id = any(${productsOf(requested)}::uuid[]) and (variants.product_id, variants.id) in (
      select requested."productId", requested."variantId" from ${variantRows(requested)} as requested)
    order by variants.product_id, variants.id ${raw(isLocked ? 'for update of variants' : '')}
  )`

/** Stock as it was read, and as it is saved. */
export interface SavedStock {
  read: CountedStock
  saved: CountedStock
}

const savedRows = jsonRows({
  ...variant,
  trackQuantity: boolean(),
  inStock: boolean(),
  quantity: integer(),
  reserved: integer(),
  preordered: integer(),
  preorderLimit: integer(),
  stockRevision: bigint(),
  toQuantity: integer(),
  toReserved: integer(),
  toPreordered: integer(),
  toRevision: bigint(),
})

/** Locks the stock of variants that still is as it was read: part of a statement, as `counted`, if `condition` holds. It doesn't wait for rows that another transaction has
 *  locked. */
export const lockCounted = (siteId: string, all: readonly SavedStock[], condition: Fragment): Fragment => part`
  recounted as materialized (
    select * from ${savedRows(
      all.map(({ read, saved: { quantity, reserved, preordered, stockRevision } }) => ({
        ...read,
        toQuantity: quantity,
        toReserved: reserved,
        toPreordered: preordered,
        toRevision: stockRevision,
      })),
    )} as rows
  ),
  counted as materialized (
    select variants.id from variants
    where variants.site_id = ${siteId} and variants.product_id = any(${productsOf(all.map(({ read }) => read))}::uuid[]) and ${condition}
      and (variants.product_id, variants.id, variants.track_quantity, variants.in_stock, variants.quantity, variants.reserved, variants.preordered,
        variants.preorder_limit, variants.stock_revision) in (
        select "productId", "variantId", "trackQuantity", "inStock", quantity, reserved, preordered, "preorderLimit", "stockRevision" from recounted)
    order by variants.product_id, variants.id for update of variants skip locked
  )`

/** Saves the stock that `lockCounted` has locked, if `rows` has one. */
export const saveCounted = ({ siteId, now }: { siteId: string; now: Date }, all: readonly SavedStock[], rows: string): Fragment => part`
  stocked as (
    update variants set quantity = recounted."toQuantity", reserved = recounted."toReserved", preordered = recounted."toPreordered",
      stock_revision = recounted."toRevision", stock_date = ${now}
    from recounted, ${raw(rows)}
    where variants.site_id = ${siteId} and variants.product_id = any(${productsOf(all.map(({ read }) => read))}::uuid[])
      and variants.product_id = recounted."productId" and variants.id = recounted."variantId"
      and (recounted.quantity, recounted.reserved, recounted.preordered) <> (recounted."toQuantity", recounted."toReserved", recounted."toPreordered")
  )`
