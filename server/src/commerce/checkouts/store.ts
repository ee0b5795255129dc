import { part, sql, type Fragment } from '../../database/sql.ts'
import type { CallerScope, Context } from '../../kernel/context.ts'
import { actsForSite, type CallerIdentity } from '../../kernel/identity.ts'
import { checkoutsTable, type Checkout } from './checkout.ts'

/** Whose checkouts a caller reaches: its own; those who act for the site reach all of the site's. */
export const visibleTo = (identity: CallerIdentity): Fragment =>
  actsForSite(identity)
    ? part`site_id = ${identity.siteId}`
    : part`site_id = ${identity.siteId} and owner_kind = ${identity.kind} and owner_id = ${identity.id}`

const { columns } = checkoutsTable
const insertRow = checkoutsTable.insert()
const updateRow = checkoutsTable.update('revision', 'updatedDate', 'cartId', 'orderId', 'completed', 'quotedTotalMinor', 'doc')

export function findCheckout({ db, identity }: CallerScope, id: string): Promise<Checkout | undefined> {
  return db.one(sql`select ${columns} from checkouts where ${visibleTo(identity)} and id = ${id}`)
}

/** The same, held until the transaction ends: whoever changes a checkout or orders it waits here for the other. */
export function lockCheckout({ db, identity }: CallerScope, id: string): Promise<Checkout | undefined> {
  return db.one(sql`select ${columns} from checkouts where ${visibleTo(identity)} and id = ${id} for update`)
}

/** The newest checkout made from a cart. */
export function findCheckoutOfCart({ db, identity }: CallerScope, cartId: string): Promise<Checkout | undefined> {
  return db.one(sql`
    select ${columns} from checkouts where ${visibleTo(identity)} and cart_id = ${cartId} order by created_date desc, id desc limit 1`)
}

export async function insertCheckout({ db, siteId }: Context, checkout: Checkout): Promise<void> {
  await db.run(sql`${insertRow(siteId, checkout)}`)
}

/** Writes a locked checkout as its next revision, and answers it. */
export async function saveCheckout({ db, siteId, now }: Context, checkout: Checkout): Promise<Checkout> {
  const saved: Checkout = { ...checkout, revision: checkout.revision + 1, updatedDate: now }
  await db.run(sql`${updateRow(saved)} where site_id = ${siteId} and id = ${saved.id}`)
  return saved
}

/** Writes down what the buyer was told this revision comes to. */
export async function quoteCheckout({ db, siteId }: Context, { id, revision }: Checkout, totalMinor: number): Promise<void> {
  await db.run(sql`
    update checkouts set quoted_total_minor = ${totalMinor} where site_id = ${siteId} and id = ${id} and revision = ${revision}`)
}

/** Deletes the checkouts of somebody who is gone for good; those that became an order belong to it. */
export function deleteCheckoutsByOwner(
  { db, siteId }: Pick<Context, 'db' | 'siteId'>,
  ownerId: string,
): Promise<{ id: string; revision: number }[]> {
  return db.rows(sql`
    delete from checkouts where site_id = ${siteId} and owner_id = ${ownerId} and order_id is null and not completed
      and not exists (select from orders where orders.site_id = ${siteId} and orders.checkout_id = checkouts.id)
    returning id, revision`)
}
