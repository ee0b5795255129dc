import { cartEvents } from '@stoa/contract/carts/events'
import { checkoutEvents } from '@stoa/contract/checkouts/events'
import { jsonRows } from '../../database/json-rows.ts'
import { part, raw, sql, type Fragment, type Raw } from '../../database/sql.ts'
import { bigint, uuid } from '../../database/table.ts'
import { recordEvent } from '../../events/public.ts'
import type { CallerScope, Context } from '../../kernel/context.ts'
import type { CallerIdentity } from '../../kernel/identity.ts'
import { itemRowsOfLines, type ItemRow } from '../catalogue/public.ts'
import { type Checkout, checkoutAsJson, checkoutFromJson, openFrom, type PresentedCheckout } from '../checkouts/public.ts'
import { cartsTable, type Cart } from './cart.ts'
import type { WireCart } from './present.ts'

/** A current cart always belongs to the caller; no call can name another one. */
export const ownedBy = ({ siteId, kind, id }: CallerIdentity): Fragment =>
  part`site_id = ${siteId} and owner_kind = ${kind} and owner_id = ${id}`

const { columns } = cartsTable
const updateCheckoutId = cartsTable.update('revision', 'updatedDate', 'checkoutId')

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

/** Finds the caller's cart together with its items and the checkout that was created from it earlier, in one statement. */
export async function findCartWithCheckout({
  db,
  identity,
}: CallerScope): Promise<{ cart: CartWithItems; earlier: Checkout | undefined } | undefined> {
  const [row] = await db.peek<CartWithItems & { earlier: Checkout | null }>(sql`
    with cart as (select ${columns} from carts where ${ownedBy(identity)})
    select cart.*, ${itemRowsOfLines(identity.siteId, 'cart.doc')} as items, ${checkoutAsJson(identity, 'cart."checkoutId"')} as earlier from cart`)
  if (!row) return undefined
  const { earlier, ...cart } = row
  return { cart, earlier: earlier ? checkoutFromJson(earlier) : undefined }
}

/** Saves the next revision of a cart, which has got a new checkout, and that checkout with the events of both, in the transaction's last statement. If another
 *  transaction has changed the cart since it was read, this one runs again. */
export function saveWithNewCheckout(
  context: Context,
  { read, saved, entity, opened }: { read: Cart; saved: Cart; entity: WireCart; opened: PresentedCheckout },
): void {
  const { siteId, db } = context
  const { checkout } = opened
  db.finish(part`
    saved as (
      ${updateCheckoutId(saved)} where site_id = ${siteId} and id = ${saved.id} and revision = ${read.revision}
        and checkout_id is not distinct from ${read.checkoutId}::uuid returning id
    ), ${openFrom(siteId, checkout, 'saved')}`)
  recordEvent(context, checkoutEvents.created, { id: checkout.id, revision: checkout.revision, entity: opened.entity })
  recordEvent(context, cartEvents.updated, { id: saved.id, revision: saved.revision, entity })
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
      where site_id = ${siteId} and id = checkout."cartId" and checkout_id = checkout.id and ${condition} offset 0 ${raw(isLocked ? 'for update' : '')}
    ) as found
  )`

/** Locks such carts if they still are as they were read: part of a statement, as `ordered`. `waiting` is how it meets rows that another transaction has
 *  locked. */
export const lockOrdered = (
  siteId: string,
  carts: readonly OrderedCart[],
  { condition, waiting }: { condition: Raw; waiting: Raw },
): Fragment => part`
  ordered as materialized (
    select found.id from ${orderedRows(carts)} as cart cross join lateral (
      select id from carts where site_id = ${siteId} and id = cart.id and revision = cart.revision and checkout_id = cart."checkoutId" and ${condition}
      offset 0 for update ${waiting}
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
