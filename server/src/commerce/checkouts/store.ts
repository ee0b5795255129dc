import { part, sql, type Fragment } from '../../database/sql.ts'
import type { CallerScope, Context, Scope } from '../../kernel/context.ts'
import { actsForSite, type CallerIdentity } from '../../kernel/identity.ts'
import { checkoutsTable, type Checkout } from './checkout.ts'
import type { Quote } from './quote.ts'

/** The checkouts that a caller can reach: its own, or all of the site for callers that act for the site. */
export const visibleTo = (identity: CallerIdentity): Fragment =>
  actsForSite(identity)
    ? part`site_id = ${identity.siteId}`
    : part`site_id = ${identity.siteId} and owner_kind = ${identity.kind} and owner_id = ${identity.id}`

const { columns } = checkoutsTable
const insertRow = checkoutsTable.insert()
const insertRows = checkoutsTable.insertMany()
const updateRow = checkoutsTable.update(
  'revision',
  'updatedDate',
  'cartId',
  'orderId',
  'completed',
  'quotedTotalMinor',
  'quotedDeliveryCode',
  'doc',
)

export function findCheckout({ db, identity }: CallerScope, id: string): Promise<Checkout | undefined> {
  return db.one(sql`select ${columns} from checkouts where ${visibleTo(identity)} and id = ${id}`)
}

/** Finds a checkout and locks it until the transaction ends: changes and orders of the same checkout wait for each other here. */
export function lockCheckout({ db, identity }: CallerScope, id: string): Promise<Checkout | undefined> {
  return db.one(sql`select ${columns} from checkouts where ${visibleTo(identity)} and id = ${id} for update`)
}

/** The newest checkout created from a cart. */
export function findCheckoutOfCart({ db, identity }: CallerScope, cartId: string): Promise<Checkout | undefined> {
  return db.one(sql`
    select ${columns} from checkouts where ${visibleTo(identity)} and cart_id = ${cartId} order by created_date desc, id desc limit 1`)
}

export async function insertCheckout({ db, siteId }: Context, checkout: Checkout): Promise<void> {
  await db.run(sql`${insertRow(siteId, checkout)}`)
}

export async function insertCheckouts({ db, siteId }: Scope, checkouts: readonly Checkout[]): Promise<void> {
  await db.run(sql`${insertRows(siteId, checkouts)}`)
}

/** Saves a locked checkout as its next revision, and returns it. */
export async function saveCheckout({ db, siteId, now }: Context, checkout: Checkout): Promise<Checkout> {
  const saved: Checkout = { ...checkout, revision: checkout.revision + 1, updatedDate: now }
  await db.run(sql`${updateRow(saved)} where site_id = ${siteId} and id = ${saved.id}`)
  return saved
}

/** Makes a member the owner of a checkout without an order. False if there is none, or if it is another member's. */
export async function assignCheckout(
  { db, identity, now }: CallerScope & Pick<Context, 'now'>,
  id: string,
  memberId: string,
): Promise<boolean> {
  const assigned = await db.run(sql`
    update checkouts set owner_kind = 'member', owner_id = ${memberId}, updated_date = ${now}
    where ${visibleTo(identity)} and id = ${id} and order_id is null and not completed
      and (owner_kind <> 'member' or owner_id = ${memberId})`)
  return assigned > 0
}

/** Records what the buyer was shown for this revision. */
export async function quoteCheckout({ db, siteId }: Context, { id, revision }: Checkout, quote: Quote): Promise<void> {
  await db.run(sql`
    update checkouts set quoted_total_minor = ${quote.quotedTotalMinor}, quoted_delivery_code = ${quote.quotedDeliveryCode}
    where site_id = ${siteId} and id = ${id} and revision = ${revision}`)
}

/** Deletes the checkouts of a person who was purged. Checkouts that became orders belong to those. */
export function deleteCheckoutsByOwner(
  { db, siteId }: Pick<Context, 'db' | 'siteId'>,
  ownerId: string,
): Promise<{ id: string; revision: number }[]> {
  return db.rows(sql`
    delete from checkouts where site_id = ${siteId} and owner_id = ${ownerId} and order_id is null and not completed
      and not exists (select from orders where orders.site_id = ${siteId} and orders.checkout_id = checkouts.id)
    returning id, revision`)
}
