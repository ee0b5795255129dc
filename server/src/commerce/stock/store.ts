import { jsonRows } from '../../database/json-rows.ts'
import { totalOf, type Paged } from '../../database/query/capped-count.ts'
import type { Placed, QueryPlan } from '../../database/query/query-plan.ts'
import { part, raw, sql, type Fragment } from '../../database/sql.ts'
import { integer, uuid } from '../../database/table.ts'
import { countedMax } from '../../http/page-metadata.ts'
import type { Scope } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import type { Picture } from '../catalogue/public.ts'
import { piecesLeft } from './low-stock-target.ts'
import type { Pieces } from './pieces.ts'

/** What the shelf says of a variant. `quantity` and `reserved` count only where pieces are counted. */
export interface Shelf {
  productId: string
  variantId: string
  trackQuantity: boolean
  inStock: boolean
  quantity: number
  reserved: number
}

const variant = { productId: uuid(), variantId: uuid() }
const wantedRows = jsonRows(variant)
const movedRows = jsonRows({ ...variant, quantity: integer(), reserved: integer() })
const pieceRows = jsonRows({ ...variant, quantity: integer() })

/** Holds these variants until the transaction ends. Everybody takes them in the same order, so that nobody waits in a ring. */
export function lockShelves(db: Db, siteId: string, wanted: readonly Omit<Pieces, 'quantity'>[]): Promise<Shelf[]> {
  return db.rows(sql`
    select variants.product_id as "productId", variants.id as "variantId", variants.track_quantity as "trackQuantity", variants.in_stock as "inStock",
      variants.quantity, variants.reserved
    from variants
    where variants.site_id = ${siteId} and (variants.product_id, variants.id) in (
      select wanted."productId", wanted."variantId" from ${wantedRows(wanted)} as wanted)
    order by variants.product_id, variants.id for update of variants`)
}

/** How much more, or less, there is of a variant, and how much of it is spoken for. */
export interface Move {
  productId: string
  variantId: string
  quantity: number
  reserved: number
}

/** Moves what the shelves allow; answers how many of the moves they did. */
export function moveStock(db: Db, siteId: string, moves: readonly Move[]): Promise<number> {
  return db.run(sql`
    update variants set quantity = variants.quantity + moves.quantity, reserved = variants.reserved + moves.reserved
    from ${movedRows(moves)} as moves
    where variants.site_id = ${siteId} and variants.product_id = moves."productId" and variants.id = moves."variantId"
      and variants.reserved + moves.reserved between 0 and variants.quantity + moves.quantity`)
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

/** Ends an order's reservations; answers what they held. */
export function deleteReservations(db: Db, { siteId, orderId }: { siteId: string; orderId: string }): Promise<Pieces[]> {
  return db.rows(sql`
    delete from stock_reservations where site_id = ${siteId} and order_id = ${orderId}
    returning product_id as "productId", variant_id as "variantId", quantity`)
}

const shelves = 'variants join products on products.site_id = variants.site_id and products.id = variants.product_id'
const lowColumns = `variants.product_id as "productId", variants.id as "variantId", products.name as "productName", variants.choices, variants.sku,
  variants.quantity - variants.reserved as quantity, variants.reserved, products.doc -> 'media' -> 0 as picture`

/** Variants of products on show: nobody runs out of what is not sold. */
const onShowIn = (siteId: string): Fragment => part`variants.site_id = ${siteId} and products.site_id = ${siteId} and products.visible`

export function selectLowVariants({ db, siteId }: Scope, plan: QueryPlan): Promise<Placed<LowVariant>[]> {
  return db.rows(plan.select({ columns: lowColumns, from: shelves, where: onShowIn(siteId) }))
}

export function countLowVariants({ db, siteId }: Scope, { plan, page }: Paged): Promise<number> {
  return totalOf(db, { plan, page, selection: { from: shelves, where: onShowIn(siteId) }, atMost: countedMax })
}

/** How many variants have so many pieces or fewer, counted up to `atMost` and one more. Both numbers are ours, and stand in the text: PostgreSQL then knows how few
 *  there are. */
export async function countLow({ db, siteId }: Scope, { quantity, atMost }: { quantity: number; atMost: number }): Promise<number> {
  const counted = await db.one<{ total: number }>(sql`
    select count(*)::int as total from (
      select from ${raw(shelves)} where ${onShowIn(siteId)} and (${raw(piecesLeft)}) <= ${raw(String(quantity))}
      limit ${raw(String(atMost + 1))}) as counted`)
  return counted?.total ?? 0
}

/** A variant of which few pieces are left. */
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
