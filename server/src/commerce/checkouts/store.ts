import { part, raw, sql, type Fragment } from '../../database/sql.ts'
import type { Context } from '../../kernel/context.ts'
import { actsForSite, type SomeIdentity } from '../../kernel/identity.ts'
import type { Checkout } from './checkout.ts'

type Asking = Pick<Context, 'db' | 'identity'>

/** Whose checkouts a caller reaches: its own; those who act for the site reach all of the site's. */
export const visibleTo = (identity: SomeIdentity): Fragment =>
  actsForSite(identity)
    ? part`site_id = ${identity.siteId}`
    : part`site_id = ${identity.siteId} and owner_kind = ${identity.kind} and owner_id = ${identity.id}`

const columns = `id, revision, created_date as "createdDate", updated_date as "updatedDate", owner_kind as "ownerKind", owner_id as "ownerId",
  cart_id as "cartId", order_id as "orderId", completed, quoted_total_minor as "quotedTotalMinor", doc`

export function findCheckout({ db, identity }: Asking, id: string): Promise<Checkout | undefined> {
  return db.one(sql`select ${raw(columns)} from checkouts where ${visibleTo(identity)} and id = ${id}`)
}

/** The same, held until the transaction ends: whoever changes a checkout or orders it waits here for the other. */
export function lockCheckout({ db, identity }: Asking, id: string): Promise<Checkout | undefined> {
  return db.one(sql`select ${raw(columns)} from checkouts where ${visibleTo(identity)} and id = ${id} for update`)
}

/** The newest checkout made from a cart. */
export function findCheckoutOfCart({ db, identity }: Asking, cartId: string): Promise<Checkout | undefined> {
  return db.one(sql`
    select ${raw(columns)} from checkouts where ${visibleTo(identity)} and cart_id = ${cartId} order by created_date desc, id desc limit 1`)
}

export async function insertCheckout({ db, siteId }: Context, checkout: Checkout): Promise<void> {
  const { id, revision, createdDate, updatedDate, ownerKind, ownerId, cartId, orderId, completed, quotedTotalMinor, doc } = checkout
  await db.run(sql`
    insert into checkouts (site_id, id, revision, created_date, updated_date, owner_kind, owner_id, cart_id, order_id, completed, quoted_total_minor, doc)
    values (${siteId}, ${id}, ${revision}, ${createdDate}, ${updatedDate}, ${ownerKind}, ${ownerId}, ${cartId}, ${orderId}, ${completed},
      ${quotedTotalMinor}, ${JSON.stringify(doc)})`)
}

/** Writes a locked checkout as its next revision, and answers it. */
export async function saveCheckout({ db, siteId, now }: Context, checkout: Checkout): Promise<Checkout> {
  const saved: Checkout = { ...checkout, revision: checkout.revision + 1, updatedDate: now }
  const { id, revision, cartId, orderId, completed, quotedTotalMinor, doc } = saved
  await db.run(sql`
    update checkouts set revision = ${revision}, updated_date = ${now}, cart_id = ${cartId}, order_id = ${orderId}, completed = ${completed},
      quoted_total_minor = ${quotedTotalMinor}, doc = ${JSON.stringify(doc)}
    where site_id = ${siteId} and id = ${id}`)
  return saved
}

/** Writes down what the buyer was told this revision comes to. */
export async function quoteCheckout({ db, siteId }: Context, { id, revision }: Checkout, totalMinor: number): Promise<void> {
  await db.run(sql`
    update checkouts set quoted_total_minor = ${totalMinor} where site_id = ${siteId} and id = ${id} and revision = ${revision}`)
}

/** Deletes the checkouts of somebody who is gone for good; those that became an order belong to it. */
export function deleteCheckoutsOf(
  { db, siteId }: Pick<Context, 'db' | 'siteId'>,
  ownerId: string,
): Promise<{ id: string; revision: number }[]> {
  return db.rows(sql`
    delete from checkouts where site_id = ${siteId} and owner_id = ${ownerId} and order_id is null and not completed
      and not exists (select from orders where orders.site_id = ${siteId} and orders.checkout_id = checkouts.id)
    returning id, revision`)
}
