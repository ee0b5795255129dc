import { jsonRows } from '../../database/json-rows.ts'
import { totalOf, type PageOfPlan } from '../../database/query/capped-count.ts'
import type { PositionedRow, QueryPlan } from '../../database/query/query-plan.ts'
import { part, raw, sql, type Fragment } from '../../database/sql.ts'
import { bigint, integer, uuid } from '../../database/table.ts'
import { countMax } from '../../http/page-metadata.ts'
import type { Scope } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import type { Picture } from '../catalogue/public.ts'
import { piecesLeft } from './low-stock-target.ts'
import type { Pieces } from './pieces.ts'

/** The stock of a variant. `quantity` and `reserved` apply only if stock is tracked. */
export interface StockRow {
  productId: string
  variantId: string
  trackQuantity: boolean
  inStock: boolean
  quantity: number
  reserved: number
}

const variant = { productId: uuid(), variantId: uuid() }
const wantedRows = jsonRows(variant)
const changeRows = jsonRows({ ...variant, quantity: integer(), reserved: integer() })
const pieceRows = jsonRows({ ...variant, quantity: integer() })

/** Locks the stock of these variants until the transaction ends. The fixed order prevents deadlocks. */
export function lockStock(db: Db, siteId: string, requested: readonly Omit<Pieces, 'quantity'>[]): Promise<StockRow[]> {
  return db.rows(sql`
    select variants.product_id as "productId", variants.id as "variantId", variants.track_quantity as "trackQuantity", variants.in_stock as "inStock",
      variants.quantity, variants.reserved
    from variants
    where variants.site_id = ${siteId} and (variants.product_id, variants.id) in (
      select requested."productId", requested."variantId" from ${wantedRows(requested)} as requested)
    order by variants.product_id, variants.id for update of variants`)
}

/** A change of a variant's quantity and of how much of it is reserved. */
export interface StockChange {
  productId: string
  variantId: string
  quantity: number
  reserved: number
}

/** Applies the changes that the stock allows, and returns the stock after each. `stockRevision` counts the changes of what can be sold. */
export function changeStock(db: Db, siteId: string, changes: readonly StockChange[]): Promise<ChangedStock[]> {
  return db.rows(sql`
    update variants set quantity = variants.quantity + changes.quantity, reserved = variants.reserved + changes.reserved,
      stock_revision = variants.stock_revision + case when changes.quantity = changes.reserved then 0 else 1 end
    from ${changeRows(changes)} as changes
    where variants.site_id = ${siteId} and variants.product_id = changes."productId" and variants.id = changes."variantId"
      and variants.reserved + changes.reserved between 0 and variants.quantity + changes.quantity
    returning variants.product_id as "productId", variants.id as "variantId", variants.stock_revision as "stockRevision",
      variants.quantity - variants.reserved as available, changes.quantity - changes.reserved as added`)
}

/** A variant whose stock was changed. */
export interface ChangedStock {
  productId: string
  variantId: string
  stockRevision: number
  /** How many can be sold now, and how many more than before. */
  available: number
  added: number
}

const revisionRows = jsonRows({ ...variant, stockRevision: bigint() })

/** Sets how often the stock of variants has changed. */
export async function setStockRevisions(
  db: Db,
  siteId: string,
  revisions: readonly { productId: string; variantId: string; stockRevision: number }[],
): Promise<void> {
  await db.run(sql`
    update variants set stock_revision = revisions."stockRevision" from ${revisionRows(revisions)} as revisions
    where variants.site_id = ${siteId} and variants.product_id = revisions."productId" and variants.id = revisions."variantId"`)
}

export async function insertReservations(
  db: Db,
  { siteId, orderId }: { siteId: string; orderId: string },
  pieces: readonly Pieces[],
): Promise<void> {
  await db.run(sql`
    insert into stock_reservations (site_id, order_id, product_id, variant_id, quantity)
    select ${siteId}, ${orderId}, "productId", "variantId", quantity
    from ${pieceRows(pieces)} as pieces`)
}

/** Deletes an order's reservations and returns them. */
export function deleteReservations(db: Db, { siteId, orderId }: { siteId: string; orderId: string }): Promise<Pieces[]> {
  return db.rows(sql`
    delete from stock_reservations where site_id = ${siteId} and order_id = ${orderId} and (product_id, variant_id) in (
      select product_id, variant_id from stock_reservations where site_id = ${siteId} and order_id = ${orderId}
      order by product_id, variant_id for update)
    returning product_id as "productId", variant_id as "variantId", quantity`)
}

const variantsWithProducts = 'variants join products on products.site_id = variants.site_id and products.id = variants.product_id'
const lowColumns = `variants.product_id as "productId", variants.id as "variantId", products.name as "productName", variants.choices, variants.sku,
  variants.quantity - variants.reserved as quantity, variants.reserved, products.doc -> 'media' -> 0 as picture`

/** Variants of visible products: hidden ones aren't sold, so they can't run low. */
const onSaleIn = (siteId: string): Fragment => part`variants.site_id = ${siteId} and products.site_id = ${siteId} and products.visible`

export function selectLowVariants({ db, siteId }: Scope, plan: QueryPlan): Promise<PositionedRow<LowVariant>[]> {
  return db.rows(plan.select({ columns: lowColumns, from: variantsWithProducts, where: onSaleIn(siteId) }))
}

export function countLowVariants({ db, siteId }: Scope, { plan, page }: PageOfPlan): Promise<number> {
  return totalOf(db, { plan, page, selection: { from: variantsWithProducts, where: onSaleIn(siteId) }, atMost: countMax })
}

/** Counts variants with at most this many pieces, up to `atMost` plus one. Both numbers come from the code and are part of the SQL text, so that PostgreSQL
 *  can estimate how few rows there are. */
export async function countLow({ db, siteId }: Scope, { quantity, atMost }: { quantity: number; atMost: number }): Promise<number> {
  const counted = await db.one<{ total: number }>(sql`
    select count(*)::int as total from (
      select from ${raw(variantsWithProducts)} where ${onSaleIn(siteId)} and (${raw(piecesLeft)}) <= ${raw(String(quantity))}
      limit ${raw(String(atMost + 1))}) as counted`)
  return counted?.total ?? 0
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
  picture: Picture | null
}
