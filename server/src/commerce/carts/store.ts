import { newId } from '../../database/ids.ts'
import { part, sql, type Fragment } from '../../database/sql.ts'
import type { CallerScope, Context } from '../../kernel/context.ts'
import type { CallerIdentity } from '../../kernel/identity.ts'
import { cartsTable, type Cart } from './cart.ts'

/** A current cart always belongs to the caller; no call can name another one. */
export const ownedBy = ({ siteId, kind, id }: CallerIdentity): Fragment =>
  part`site_id = ${siteId} and owner_kind = ${kind} and owner_id = ${id}`

const { columns } = cartsTable
const insertRow = cartsTable.insert(...cartsTable.keysExcept('checkoutId'))
const updateRow = cartsTable.update('revision', 'updatedDate', 'checkoutId', 'doc')

export function findCart({ db, identity }: CallerScope): Promise<Cart | undefined> {
  return db.one(sql`select ${columns} from carts where ${ownedBy(identity)}`)
}

/** Finds the caller's cart and locks it until the transaction ends. */
export function lockCart({ db, identity }: CallerScope): Promise<Cart | undefined> {
  return db.one(sql`select ${columns} from carts where ${ownedBy(identity)} for update`)
}

/** Creates an empty, locked cart. If another call creates one at the same moment, waits for it and returns that one. */
export async function createCart(context: Context): Promise<Cart> {
  const { db, siteId, identity, now } = context
  const empty = {
    id: newId(),
    revision: 0,
    createdDate: now,
    updatedDate: now,
    ownerKind: identity.kind,
    ownerId: identity.id,
    doc: { lines: [] },
  }
  const made = await db.one<Cart>(sql`
    ${insertRow(siteId, empty)} on conflict (site_id, owner_kind, owner_id) do nothing returning ${columns}`)
  // The concurrent call's cart can be deleted before it is locked here: then create another.
  return made ?? (await lockCart(context)) ?? createCart(context)
}

/** Saves a locked cart as its next revision, and returns it. */
export async function updateCart({ db, siteId, now }: Context, cart: Cart): Promise<Cart> {
  const saved: Cart = { ...cart, revision: cart.revision + 1, updatedDate: now }
  await db.run(sql`${updateRow(saved)} where site_id = ${siteId} and id = ${saved.id}`)
  return saved
}

export function deleteCart({ db, identity }: CallerScope): Promise<{ id: string; revision: number } | undefined> {
  return db.one(sql`delete from carts where ${ownedBy(identity)} returning id, revision`)
}

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
