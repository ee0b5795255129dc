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

export const variant = { productId: uuid(), variantId: uuid() }
export const variantRows = jsonRows(variant)

/** The ids of products, by which an index finds the few variants of a statement: PostgreSQL doesn't know how few rows a JSON value has. */
export const productsOf = (rows: readonly { productId: string }[]): string[] => [...new Set(rows.map(({ productId }) => productId))]

/** Locks the stock of these variants until the transaction ends. The fixed order prevents deadlocks. */
export function lockStock(db: Db, siteId: string, requested: readonly Omit<Pieces, 'quantity'>[]): Promise<StockRow[]> {
  return db.rows(sql`
    select variants.product_id as "productId", variants.id as "variantId", variants.track_quantity as "trackQuantity", variants.in_stock as "inStock",
      variants.quantity, variants.reserved
    from variants
    where variants.site_id = ${siteId} and variants.product_id = any(${productsOf(requested)}::uuid[]) and (variants.product_id, variants.id) in (
      select requested."productId", requested."variantId" from ${variantRows(requested)} as requested)
    order by variants.product_id, variants.id for update of variants`)
}

/** A change of a variant's stock. */
export interface StockChange {
  productId: string
  variantId: string
  /** How many pieces must be available for it, and how many of the reserved ones count as available. */
  requested: number
  freed: number
  /** What is added to the quantity and to how much of it is reserved. */
  quantity: number
  reserved: number
  /** What is also added if the stock is tracked. */
  trackedQuantity: number
  trackedReserved: number
}

const changeRows = jsonRows({
  ...variant,
  requested: integer(),
  freed: integer(),
  quantity: integer(),
  reserved: integer(),
  trackedQuantity: integer(),
  trackedReserved: integer(),
})

/** All changes or, if there is too little stock for one of them, none: part of a statement. Locks the variants in a fixed order, which
 *  prevents deadlocks. `short` then has what is available of those that are short, `possible` one row if none is, and `changed` the stock after the changes.
 *  `stockRevision` counts the changes of what can be sold. The new numbers come from the locked rows: PostgreSQL tests constraints on the row as the statement
 *  first saw it, before it notices that another transaction has changed it, for example has freed pieces. */
const changeStockFrom = (siteId: string, changes: readonly StockChange[]): Fragment => part`
  requested as materialized (select * from ${changeRows(changes)} as given),
  stock as materialized (
    select variants.product_id as "productId", variants.id as "variantId", variants.track_quantity as tracked, variants.in_stock as "inStock",
      variants.quantity, variants.reserved, variants.quantity - variants.reserved as available
    from variants
    where variants.site_id = ${siteId} and variants.product_id = any(${productsOf(changes)}::uuid[])
      and (variants.product_id, variants.id) in (select requested."productId", requested."variantId" from requested)
    order by variants.product_id, variants.id for update of variants
  ),
  short as materialized (
    select requested."productId", requested."variantId", case when stock.tracked then stock.available + requested.freed else 0 end as available
    from requested left join stock on stock."productId" = requested."productId" and stock."variantId" = requested."variantId"
    where requested.requested > case when stock.tracked then stock.available + requested.freed
      when stock."inStock" then requested.requested else 0 end
  ),
  possible as materialized (select where not exists (select from short)),
  changed as (
    update variants set quantity = added."fromQuantity" + added.quantity, reserved = added."fromReserved" + added.reserved,
      stock_revision = variants.stock_revision + case when added.quantity = added.reserved then 0 else 1 end
    from (
      select requested."productId", requested."variantId", stock.quantity as "fromQuantity", stock.reserved as "fromReserved",
        requested.quantity + case when stock.tracked then requested."trackedQuantity" else 0 end as quantity,
        requested.reserved + case when stock.tracked then requested."trackedReserved" else 0 end as reserved
      from requested join stock on stock."productId" = requested."productId" and stock."variantId" = requested."variantId"
    ) as added
    where variants.site_id = ${siteId} and variants.product_id = any(${productsOf(changes)}::uuid[]) and exists (select from possible)
      and variants.product_id = added."productId" and variants.id = added."variantId" and (added.quantity <> 0 or added.reserved <> 0)
    returning variants.product_id as "productId", variants.id as "variantId", variants.stock_revision as "stockRevision",
      variants.quantity - variants.reserved as available, added.quantity - added.reserved as added
  )`

export interface StockChanges {
  /** Null if nothing is short. */
  short: (Pick<StockChange, 'productId' | 'variantId'> & { available: number })[] | null
  changed: ChangedStock[] | null
}

/** What `changeStockFrom` did, as columns of its statement. */
const stockChanges = raw(`(select json_agg(short) from short) as short, (select json_agg(changed) from changed) as changed`)

/** Applies changes and, with `orderId`, reserves what was requested of tracked stock for that order. */
export async function changeStock(
  db: Db,
  { siteId, orderId }: { siteId: string; orderId?: string },
  changes: readonly StockChange[],
): Promise<StockChanges> {
  const reserved =
    orderId === undefined
      ? part``
      : part`, reserved as (
    insert into stock_reservations (site_id, order_id, product_id, variant_id, quantity)
    select ${siteId}, ${orderId}, requested."productId", requested."variantId", requested.requested
    from requested join stock on stock."productId" = requested."productId" and stock."variantId" = requested."variantId"
    where exists (select from possible) and stock.tracked and requested.requested > 0
  )`
  return (await db.one<StockChanges>(sql`
    with ${changeStockFrom(siteId, changes)}${reserved} select ${stockChanges}`))!
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
    where variants.site_id = ${siteId} and variants.product_id = any(${productsOf(revisions)}::uuid[]) and variants.product_id = revisions."productId" and variants.id = revisions."variantId"`)
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
  variants.quantity - variants.reserved as quantity, variants.reserved, products.doc -> 'media' as media`

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
  media: Picture[]
}
