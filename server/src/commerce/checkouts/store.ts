import { checkoutEvents } from '@stoa/contract/checkouts/events'
import { jsonRows } from '../../database/json-rows.ts'
import { part, raw, sql, type Fragment } from '../../database/sql.ts'
import { bigint, text, timestamptz, uuid } from '../../database/table.ts'
import { recordEvent } from '../../events/public.ts'
import type { CallerScope, Context, Scope } from '../../kernel/context.ts'
import { actsForSite, type CallerIdentity } from '../../kernel/identity.ts'
import { itemRowsOfLines, type ItemRow } from '../catalogue/public.ts'
import { checkoutsTable, type Checkout } from './checkout.ts'
import type { WireCheckout } from './present.ts'
import type { Quote } from './quote.ts'

/** The checkouts that a caller can reach: its own, or all of the site for callers that act for the site. */
export const visibleTo = (identity: CallerIdentity): Fragment =>
  actsForSite(identity)
    ? part`site_id = ${identity.siteId}`
    : part`site_id = ${identity.siteId} and owner_kind = ${identity.kind} and owner_id = ${identity.id}`

const { columns } = checkoutsTable
const insertRow = checkoutsTable.insert()
const insertRowFrom = checkoutsTable.insertFrom(...checkoutsTable.keysExcept())
const insertRows = checkoutsTable.insertMany()
const completeRow = checkoutsTable.update('revision', 'updatedDate', 'orderId', 'completed')

export function findCheckout({ db, identity }: CallerScope, id: string): Promise<Checkout | undefined> {
  return db.one(sql`select ${columns} from checkouts where ${visibleTo(identity)} and id = ${id}`)
}

/** A checkout with the rows of its lines' items. */
export type CheckoutWithItems = Checkout & { items: ItemRow[] | null }

/** Finds a checkout together with its items, in one statement. */
export async function findCheckoutWithItems({ db, identity }: CallerScope, id: string): Promise<CheckoutWithItems | undefined> {
  const [checkout] = await db.peek<CheckoutWithItems>(sql`
    with checkout as (select ${columns} from checkouts where ${visibleTo(identity)} and id = ${id})
    select checkout.*, ${itemRowsOfLines(identity.siteId, 'checkout.doc')} as items from checkout`)
  return checkout
}

/** Locks a checkout if it still is as it was read, until the transaction ends. */
export async function isLockedUnchanged({ db, siteId }: Scope, checkout: Checkout): Promise<boolean> {
  const locked = await db.one(sql`
    select id from checkouts where ${isUnchanged(siteId, checkout)} and quoted_total_minor = ${checkout.quotedTotalMinor}
      and quoted_delivery_code is not distinct from ${checkout.quotedDeliveryCode}::text for update`)
  return locked !== undefined
}

/** Finds a checkout and locks it until the transaction ends: changes and orders of the same checkout wait for each other here. */
export function lockCheckout({ db, identity }: CallerScope, id: string): Promise<Checkout | undefined> {
  return db.one(sql`select ${columns} from checkouts where ${visibleTo(identity)} and id = ${id} for update`)
}

/** The newest checkout created from a cart, together with its items. */
export function findCheckoutOfCart({ db, identity }: CallerScope, cartId: string): Promise<CheckoutWithItems | undefined> {
  return db.one(sql`
    with checkout as (
      select ${columns} from checkouts where ${visibleTo(identity)} and cart_id = ${cartId} order by created_date desc, id desc limit 1
    )
    select checkout.*, ${itemRowsOfLines(identity.siteId, 'checkout.doc')} as items from checkout`)
}

/** Inserts a checkout with its event, in the transaction's last statement. */
export function insertWithEvent(context: Context, checkout: Checkout, entity: WireCheckout): void {
  const { id, revision } = checkout
  context.db.finish(part`saved as (${insertRow(context.siteId, checkout)} returning id)`)
  recordEvent(context, checkoutEvents.created, { id, revision, entity })
}

/** Inserts checkouts: part of a statement, as `opened`, if `rows` has one. */
export const openFrom = (siteId: string, checkouts: readonly Checkout[], rows: string): Fragment =>
  checkouts.length === 1
    ? part`opened as (${insertRowFrom(siteId, checkouts[0]!)} from ${raw(rows)})`
    : part`opened as (${insertRows(siteId, checkouts)}, ${raw(rows)})`

/** Columns of a statement: of the checkout, its caller, and whether it is looked for. */
type CheckoutOf = Readonly<Record<'id' | 'condition' | 'isOfSite' | 'ownerKind' | 'ownerId', string>>

/** A checkout that a caller can reach, as one JSON value: part of a statement. */
export const checkoutAsJson = (siteId: string, { id, condition, isOfSite, ownerKind, ownerId }: CheckoutOf): Fragment => part`(
  select row_to_json(found) from (
    select ${columns} from checkouts where ${raw(condition)} and site_id = ${siteId} and id = ${raw(id)}
      and (${raw(isOfSite)} or (owner_kind = ${raw(ownerKind)} and owner_id = ${raw(ownerId)}))
  ) as found)`

export const checkoutFromJson = checkoutsTable.fromJson

/** Whether a checkout still is as it was read. Its owner can change without a new revision; the condition on it is one that no index answers, because an owner
 *  can have many. */
export const isUnchanged = (siteId: string, { id, revision, ownerKind, ownerId }: Checkout): Fragment =>
  part`site_id = ${siteId} and id = ${id} and revision = ${revision} and owner_kind = ${ownerKind} and owner_id is not distinct from ${ownerId}::uuid`

export async function insertCheckouts({ db, siteId }: Scope, checkouts: readonly Checkout[]): Promise<void> {
  await db.run(sql`${insertRows(siteId, checkouts)}`)
}

/** Saves that a locked checkout is completed. */
export async function saveCompleted({ db, siteId }: Context, saved: Checkout): Promise<void> {
  await db.run(sql`${completeRow(saved)} where site_id = ${siteId} and id = ${saved.id}`)
}

/** A checkout as it was read, and after its completion. */
export interface CompletedCheckout {
  read: Checkout
  completed: Checkout
}

const completedRows = jsonRows({
  id: uuid(),
  revision: bigint(),
  ownerKind: text(),
  ownerId: uuid().orNull(),
  quotedTotalMinor: bigint(),
  quotedDeliveryCode: text().orNull(),
  toRevision: bigint(),
  updatedDate: timestamptz(),
  orderId: uuid().orNull(),
})

/** Checkouts that still are as they were read, and as their buyers saw them: part of a statement, as `unchanged`. Locks them if that is asked for, without
 *  those that another transaction has locked. */
export const unchangedOf = (siteId: string, all: readonly CompletedCheckout[], { isLocked }: { isLocked: boolean }): Fragment => part`
  completing as materialized (
    select * from ${completedRows(
      all.map(({ read, completed: { revision, updatedDate, orderId } }) => ({ ...read, toRevision: revision, updatedDate, orderId })),
    )} as rows
  ),
  unchanged as materialized (
    select checkout.id from completing cross join lateral (
      select id from checkouts where site_id = ${siteId} and id = completing.id and revision = completing.revision
        and owner_kind = completing."ownerKind" and owner_id is not distinct from completing."ownerId"
        and quoted_total_minor = completing."quotedTotalMinor" and quoted_delivery_code is not distinct from completing."quotedDeliveryCode"
      offset 0 ${raw(isLocked ? 'for update skip locked' : '')}
    ) as checkout
  )`

/** Saves that the checkouts of `unchangedOf` are completed, if `rows` has one. The list of IDs is for the planner, which would read all checkouts to find
 *  those of the rows. */
export const completeUnchanged = (siteId: string, all: readonly CompletedCheckout[], rows: string): Fragment => part`
  completed as (
    update checkouts set revision = completing."toRevision", updated_date = completing."updatedDate", order_id = completing."orderId", completed = true
    from completing, ${raw(rows)}
    where checkouts.site_id = ${siteId} and checkouts.id = completing.id and checkouts.id = any(${all.map(({ read }) => read.id)}::uuid[])
  )`

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
