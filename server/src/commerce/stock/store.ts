import { jsonRows } from '../../database/json-rows.ts'
import { part, raw, sql, type Fragment } from '../../database/sql.ts'
import { bigint, integer, uuid } from '../../database/table.ts'
import type { Db } from '../../kernel/db.ts'
import type { StockLevel } from '../catalogue/public.ts'
import type { Pieces } from './pieces.ts'

/** The stock of a variant. `quantity` and `reserved` apply only if stock is tracked. */
export interface StockRow extends StockLevel {
  productId: string
  variantId: string
}

/** With the number of its changes. */
export type CountedStock = StockRow & { stockRevision: number }

export const variant = { productId: uuid(), variantId: uuid() }
export const variantRows = jsonRows(variant)

/** The ids of products, by which an index finds the few variants of a statement: PostgreSQL doesn't know how few rows a JSON value has. */
export const productsOf = (rows: readonly { productId: string }[]): string[] => [...new Set(rows.map(({ productId }) => productId))]

export const stockColumns = raw(`variants.product_id as "productId", variants.id as "variantId", variants.track_quantity as "trackQuantity",
  variants.in_stock as "inStock", variants.quantity, variants.reserved, variants.preordered, variants.preorder_limit as "preorderLimit",
  variants.stock_revision as "stockRevision"`)

export const variantsWithProducts = 'variants join products on products.site_id = variants.site_id and products.id = variants.product_id'

/** Whether there is no product with this ID. */
export async function isUnknownProduct(db: Db, siteId: string, productId: string): Promise<boolean> {
  return (await db.one(sql`select 1 from products where site_id = ${siteId} and id = ${productId}`)) === undefined
}

/** A change of a variant's stock by orders, in pieces. */
export interface StockChange {
  productId: string
  variantId: string
  /** To take, or to reserve for a payment: from the stock or, without any, as a preorder. */
  taken: number
  reserved: number
  /** Reserved ones that are sold, and that are available again; and preorders that end. What is released is available to what is taken or reserved. */
  sold: number
  released: number
  releasedPreorders: number
}

const changeRows = jsonRows({
  ...variant,
  taken: integer(),
  reserved: integer(),
  sold: integer(),
  released: integer(),
  releasedPreorders: integer(),
})

/** All changes or, if there is too little stock for one of them, none: part of a statement. Locks the variants in a fixed order, which
 *  prevents deadlocks. `short` then has what is available of those that are short, `possible` one row if none is, and `changed` the stock after the changes.
 *  `stockRevision` counts the changes of what can be sold. The new numbers come from the locked rows: PostgreSQL tests constraints on the row as the statement
 *  first saw it, before it notices that another transaction has changed it, for example has freed pieces. The steps are those of `apply.ts`. */
const changeStockFrom = ({ siteId, now }: { siteId: string; now: Date }, changes: readonly StockChange[]): Fragment => part`
  requested as materialized (select * from ${changeRows(changes)} as given),
  stock as materialized (
    select variants.product_id as "productId", variants.id as "variantId", variants.track_quantity as tracked, variants.in_stock as "inStock",
      variants.quantity, variants.reserved, variants.preordered, variants.preorder_limit as "preorderLimit"
    from variants
    where variants.site_id = ${siteId} and variants.product_id = any(${productsOf(changes)}::uuid[])
      and (variants.product_id, variants.id) in (select requested."productId", requested."variantId" from requested)
    order by variants.product_id, variants.id for update of variants
  ),
  freed as materialized (
    select requested."productId", requested."variantId", requested.taken, requested.reserved, requested.taken + requested.reserved as claimed, requested.sold,
      stock.tracked, stock."inStock", stock."preorderLimit", stock.quantity as "fromQuantity", stock.reserved as "fromReserved", stock.preordered as "fromPreordered",
      stock.quantity + requested."releasedPreorders" - least(stock.preordered, requested.released + requested."releasedPreorders") as "freedQuantity",
      stock.reserved - requested.released as "freedReserved",
      stock.preordered - least(stock.preordered, requested.released + requested."releasedPreorders") as "freedPreordered"
    from requested left join stock on stock."productId" = requested."productId" and stock."variantId" = requested."variantId"
  ),
  claims as materialized (
    select freed.*, case when tracked is null then 0
        when tracked and "freedQuantity" > "freedReserved" then "freedQuantity" - "freedReserved"
        when not tracked and "inStock" then claimed
        else greatest(0, "preorderLimit" - "freedPreordered") end as available,
      coalesce(case when tracked then "freedQuantity" <= "freedReserved" else not "inStock" end and "preorderLimit" > "freedPreordered", false) as "isPreorder"
    from freed
  ),
  short as materialized (select "productId", "variantId", available from claims where claimed > available),
  possible as materialized (select where not exists (select from short)),
  changed as (
    update variants set quantity = added.quantity, reserved = added.reserved, preordered = added.preordered,
      stock_revision = variants.stock_revision + case when added.added = 0 then 0 else 1 end, stock_date = ${now}
    from (
      select leveled.*, quantity - reserved - preordered - ("fromQuantity" - "fromReserved" - "fromPreordered") as added
      from (
        select "productId", "variantId", "fromQuantity", "fromReserved", "fromPreordered",
          "freedQuantity" - sold - case when tracked and not "isPreorder" then taken else 0 end as quantity,
          "freedReserved" - sold + case when tracked and not "isPreorder" then claims.reserved else 0 end as reserved,
          "freedPreordered" + case when "isPreorder" then claimed else 0 end as preordered
        from claims where tracked is not null
      ) as leveled
    ) as added
    where variants.site_id = ${siteId} and variants.product_id = any(${productsOf(changes)}::uuid[]) and exists (select from possible)
      and variants.product_id = added."productId" and variants.id = added."variantId"
      and (added.quantity, added.reserved, added.preordered) <> (added."fromQuantity", added."fromReserved", added."fromPreordered")
    returning ${stockColumns}, added.added
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
  { siteId, now, orderId }: { siteId: string; now: Date; orderId?: string },
  changes: readonly StockChange[],
): Promise<StockChanges> {
  const reserved =
    orderId === undefined
      ? part``
      : part`, reserved as (
    insert into stock_reservations (site_id, order_id, product_id, variant_id, quantity, is_preorder)
    select ${siteId}, ${orderId}, claims."productId", claims."variantId", claims.claimed, claims."isPreorder"
    from claims where exists (select from possible) and (claims.tracked or claims."isPreorder") and claims.claimed > 0
  )`
  return (await db.one<StockChanges>(sql`
    with ${changeStockFrom({ siteId, now }, changes)}${reserved} select ${stockChanges}`))!
}

/** A variant after a change of its stock, and how many more can be sold than before. */
export type ChangedStock = CountedStock & { added: number }

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

/** Pieces that an order has reserved, or ordered while they were out of stock. */
export type Reservation = Pieces & { isPreorder: boolean }

/** Deletes an order's reservations and returns them. */
export function deleteReservations(db: Db, { siteId, orderId }: { siteId: string; orderId: string }): Promise<Reservation[]> {
  return db.rows(sql`
    delete from stock_reservations where site_id = ${siteId} and order_id = ${orderId} and (product_id, variant_id) in (
      select product_id, variant_id from stock_reservations where site_id = ${siteId} and order_id = ${orderId}
      order by product_id, variant_id for update)
    returning product_id as "productId", variant_id as "variantId", quantity, is_preorder as "isPreorder"`)
}
