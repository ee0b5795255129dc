import type { PaymentStatus } from '@stoa/contract/payments/states'
import { part, sql, type Fragment } from '../../database/sql.ts'
import type { CallerScope, Scope } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import { actsForSite, type CallerIdentity } from '../../kernel/identity.ts'
import { intentsTable, paymentMinutes, type IntentDates, type PaymentIntent } from './intent.ts'

/** The payments that a caller can reach: buyers those of their own orders, callers that act for the site all of them. */
const visibleTo = (identity: CallerIdentity): Fragment =>
  actsForSite(identity)
    ? part`site_id = ${identity.siteId}`
    : part`site_id = ${identity.siteId} and buyer_kind = ${identity.kind} and buyer_id = ${identity.id}`

/** The subquery binds the site with a parameter: with a row lock, Citus refuses one that is joined by `site_id`. */
const columnsIn = (siteId: string): Fragment => part`${intentsTable.columns}, expires_date <= now() as overdue,
  (select number from orders where orders.site_id = ${siteId} and orders.id = payment_intents.order_id) as "orderNumber"`
const dates = intentsTable.select('createdDate', 'updatedDate')
const updateRow = intentsTable.update('status', 'doc')

export function findIntent({ db, identity }: CallerScope, id: string): Promise<PaymentIntent | undefined> {
  return db.one(sql`select ${columnsIn(identity.siteId)} from payment_intents where ${visibleTo(identity)} and id = ${id}`)
}

/** The payment of an order with its dates, for callers that act for the shop. */
export function findIntentOfOrder({ db, siteId }: Scope, orderId: string): Promise<(PaymentIntent & IntentDates) | undefined> {
  return db.one(sql`
    select ${columnsIn(siteId)}, ${dates} from payment_intents
    where site_id = ${siteId} and order_id = ${orderId}`)
}

/** The payment of an order, locked until the transaction ends. */
export function lockIntentOfOrder({ db, siteId }: Scope, orderId: string): Promise<PaymentIntent | undefined> {
  return db.one(sql`select ${columnsIn(siteId)} from payment_intents where site_id = ${siteId} and order_id = ${orderId} for update`)
}

/** Locks a payment until the transaction ends. Its checkout and its order are always locked before it. */
export function lockIntent({ db, siteId }: Scope, id: string): Promise<PaymentIntent | undefined> {
  return db.one(sql`select ${columnsIn(siteId)} from payment_intents where site_id = ${siteId} and id = ${id} for update`)
}

/** Locks a payment until the transaction ends. Returns undefined if another process has locked it. */
export function claimIntent({ db, siteId }: Scope, id: string): Promise<PaymentIntent | undefined> {
  return db.one(sql`select ${columnsIn(siteId)} from payment_intents where site_id = ${siteId} and id = ${id} for update skip locked`)
}

export type NewIntent = Omit<PaymentIntent, 'expiresDate' | 'overdue'> & { slot: number | null }

/** Inserts a payment that expires by the database's clock. Returns false if another open payment of the same buyer uses the slot. */
export async function insertIntent({ db, siteId }: Scope, intent: NewIntent): Promise<boolean> {
  const { id, orderId, checkoutId, buyerKind, buyerId, slot, status, amountMinor, currency, provider, providerKey, doc } = intent
  const made = await db.run(sql`
    insert into payment_intents (site_id, id, order_id, checkout_id, buyer_kind, buyer_id, slot, status, amount_minor, currency, provider, provider_key,
      created_date, updated_date, expires_date, doc)
    values (${siteId}, ${id}, ${orderId}, ${checkoutId}, ${buyerKind}, ${buyerId}, ${slot}, ${status}, ${amountMinor}, ${currency}, ${provider},
      ${providerKey}, now(), now(), now() + make_interval(mins => ${paymentMinutes}), ${JSON.stringify(doc)})
    on conflict do nothing`)
  return made === 1
}

const pastRows = intentsTable.insertMany()

/** Inserts payments that were settled in the past. */
export async function insertPastIntents({ db, siteId }: Scope, intents: readonly PastIntent[]): Promise<void> {
  await db.run(
    sql`${pastRows(
      siteId,
      intents.map((intent) => ({ ...intent, slot: null })),
    )}`,
  )
}

export type PastIntent = Omit<PaymentIntent, 'overdue' | 'orderNumber'> & IntentDates

export async function saveIntent({ db, siteId }: Scope, intent: Pick<PaymentIntent, 'id' | 'status' | 'doc'>): Promise<void> {
  await db.run(sql`${updateRow(intent)}, updated_date = now() where site_id = ${siteId} and id = ${intent.id}`)
}

export interface DueIntent {
  id: string
  checkoutId: string
  orderId: string
  status: PaymentStatus
}

/** Open payments that have expired or were cut off while the provider was called, oldest first. */
export function dueIntents(
  { db, siteId }: Scope,
  { cutOffAfterSeconds, limit }: { cutOffAfterSeconds: number; limit: number },
): Promise<DueIntent[]> {
  return db.rows(sql`
    select id, checkout_id as "checkoutId", order_id as "orderId", status from payment_intents
    where site_id = ${siteId} and ${isDue(cutOffAfterSeconds)} order by expires_date limit ${limit}`)
}

/** The sites that have such payments. */
export async function sitesWithDueIntents(db: Db, { cutOffAfterSeconds }: { cutOffAfterSeconds: number }): Promise<string[]> {
  const rows = await db.rows<{ siteId: string }>(sql`
    select distinct site_id as "siteId" from payment_intents where ${isDue(cutOffAfterSeconds)}`)
  return rows.map(({ siteId }) => siteId)
}

const isDue = (cutOffAfterSeconds: number): Fragment => part`
  status in ('CREATED', 'PROCESSING')
  and (expires_date <= now() or (status = 'PROCESSING' and updated_date <= now() - make_interval(secs => ${cutOffAfterSeconds})))`
