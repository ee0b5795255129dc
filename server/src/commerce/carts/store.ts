import { jsonRows } from '../../database/json-rows.ts'
import { part, raw, sql, type Fragment, type Raw } from '../../database/sql.ts'
import { bigint, uuid } from '../../database/table.ts'
import type { CallerScope, Context } from '../../kernel/context.ts'
import type { CallerIdentity } from '../../kernel/identity.ts'
import { itemRowsOfLines, type ItemRow } from '../catalogue/public.ts'
import type { Checkout } from '../checkouts/public.ts'
import { cartsTable, type Cart } from './cart.ts'

/** A current cart always belongs to the caller; no call can name another one. */
export const ownedBy = ({ siteId, kind, id }: CallerIdentity): Fragment =>
  part`site_id = ${siteId} and owner_kind = ${kind} and owner_id = ${id}`

const { columns } = cartsTable

/** The latest checkout that was created from the caller's cart. */
export function findLatestCheckout({ db, identity }: CallerScope): Promise<Pick<Cart, 'checkoutId'> | undefined> {
  return db.one(sql`select checkout_id as "checkoutId" from carts where ${ownedBy(identity)}`)
}

/** Finds the caller's cart and locks it until the transaction ends. */
export function lockCart({ db, identity }: CallerScope): Promise<Cart | undefined> {
  return db.one(sql`select ${columns} from carts where ${ownedBy(identity)} for update`)
}

/** A cart with the rows of its lines' items. */
export type CartWithItems = Cart & { items: ItemRow[] | null }

/** Finds the caller's cart together with its items, in one statement. */
export async function readCart({ db, identity }: CallerScope): Promise<CartWithItems | undefined> {
  const [cart] = await db.peek<CartWithItems>(sql`
    with cart as (select ${columns} from carts where ${ownedBy(identity)})
    select cart.*, ${itemRowsOfLines(identity.siteId, 'cart.doc')} as items from cart`)
  return cart
}

export function deleteCart({ db, identity }: CallerScope): Promise<{ id: string; revision: number } | undefined> {
  return db.one(sql`delete from carts where ${ownedBy(identity)} returning id, revision`)
}

/** A cart that is deleted by an order. */
export interface OrderedCart {
  id: string
  revision: number
  checkoutId: string
}

const checkoutRows = jsonRows({ id: uuid(), cartId: uuid() })
const orderedRows = jsonRows({ id: uuid(), revision: bigint(), checkoutId: uuid() })

/** The carts that checkouts were created from, unless they have got others since: part of a statement, as `cart`, if `condition` holds. Locks them if that is
 *  asked for. */
export const orderedCarts = (
  siteId: string,
  all: readonly Pick<Checkout, 'id' | 'cartId'>[],
  { condition, isLocked }: { condition: Raw; isLocked: boolean },
): Fragment => part`
  cart as materialized (
    select found.* from ${checkoutRows(all.flatMap(({ id, cartId }) => (cartId === null ? [] : [{ id, cartId }])))} as checkout cross join lateral (
      select id, revision, checkout_id as "checkoutId" from carts
      where site_id = ${siteId} and id = checkout."cartId" and checkout_id = checkout.id and ${condition} limit 1 ${raw(isLocked ? 'for update' : '')}
    ) as found
  )`

/** Locks such carts if they still are as they were read: part of a statement, as `ordered`. It doesn't wait for rows that another transaction has
 *  locked. */
export const lockOrdered = (siteId: string, carts: readonly OrderedCart[], condition: Fragment): Fragment => part`
  ordered as materialized (
    select found.id from ${orderedRows(carts)} as cart cross join lateral (
      select id from carts where site_id = ${siteId} and id = cart.id and revision = cart.revision and checkout_id = cart."checkoutId" and ${condition}
      offset 0 for update skip locked
    ) as found
  )`

/** Deletes them, if `rows` has one. */
export const deleteOrdered = (siteId: string, carts: readonly OrderedCart[], rows: string): Fragment => part`
  deleted as (
    delete from carts using ordered, ${raw(rows)}
    where carts.site_id = ${siteId} and carts.id = ordered.id and carts.id = any(${carts.map(({ id }) => id)}::uuid[])
  )`

/** Deletes a cart if this checkout is the latest one created from it. */
export function deleteOrderedCart(
  { db, siteId }: Context,
  cartId: string,
  checkoutId: string,
): Promise<{ id: string; revision: number } | undefined> {
  return db.one(sql`
    delete from carts where site_id = ${siteId} and id = ${cartId} and checkout_id = ${checkoutId} returning id, revision`)
}

/** Deletes the cart of a member who was purged. */
export function deleteCartOfMember(
  { db, siteId }: Pick<Context, 'db' | 'siteId'>,
  memberId: string,
): Promise<{ id: string; revision: number } | undefined> {
  return db.one(
    sql`delete from carts where site_id = ${siteId} and owner_kind = 'member' and owner_id = ${memberId} returning id, revision`,
  )
}
