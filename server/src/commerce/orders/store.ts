import type { Placed, QueryPlan } from '../../database/query/query-plan.ts'
import { part, raw, sql, type Fragment } from '../../database/sql.ts'
import type { Context } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import type { SomeIdentity } from '../../kernel/identity.ts'
import type { Order } from './order.ts'

type Asking = Pick<Context, 'db' | 'identity'>
type Place = Pick<Context, 'db' | 'siteId'>

/** Whose orders a caller reaches: buyers their own, who holds a link the one it names once that is placed, those who act for the site all of them. */
export function visibleTo({ siteId, kind, id }: SomeIdentity): Fragment {
  switch (kind) {
    case 'visitor':
      return part`orders.site_id = ${siteId} and orders.buyer_visitor_id = ${id}`
    case 'member':
      return part`orders.site_id = ${siteId} and orders.buyer_member_id = ${id}`
    case 'guest':
      return part`orders.site_id = ${siteId} and orders.id = ${id} and orders.number is not null`
    case 'owner':
    case 'app':
      return part`orders.site_id = ${siteId}`
  }
}

/** What stands in lists: an order that waits for its payment is in nobody's (DESIGN §6). */
const listedFor = (identity: SomeIdentity): Fragment => part`${visibleTo(identity)} and orders.status <> 'INITIALIZED'`

const columns = `orders.id, orders.revision, orders.created_date as "createdDate", orders.updated_date as "updatedDate",
  orders.purchased_date as "purchasedDate", orders.number, orders.status, orders.payment_status as "paymentStatus",
  orders.fulfillment_status as "fulfillmentStatus", orders.archived, orders.seen_by_a_human as "seenByAHuman", orders.imported,
  orders.channel_type as "channelType", orders.currency, orders.total_minor as "totalMinor", orders.paid_minor as "paidMinor",
  orders.buyer_email as "buyerEmail", orders.buyer_visitor_id as "buyerVisitorId", orders.buyer_member_id as "buyerMemberId",
  orders.buyer_contact_id as "buyerContactId", orders.checkout_id as "checkoutId", orders.checkout_revision as "checkoutRevision",
  orders.tag_ids as "tagIds", orders.doc`

export function findOrder({ db, identity }: Asking, id: string): Promise<Order | undefined> {
  return db.one(sql`select ${raw(columns)} from orders where ${visibleTo(identity)} and orders.id = ${id}`)
}

/** An order held until the transaction ends. */
export function lockOrder({ db, siteId }: Place, id: string): Promise<Order | undefined> {
  return db.one(sql`select ${raw(columns)} from orders where orders.site_id = ${siteId} and orders.id = ${id} for update`)
}

/** Orders held until the transaction ends, in the order of their ids, so that two bulk calls never wait for each other in a ring. */
export function lockOrders({ db, siteId }: Place, ids: readonly string[]): Promise<Order[]> {
  return db.rows(sql`
    select ${raw(columns)} from orders where orders.site_id = ${siteId} and orders.id = any(${ids}::uuid[]) and orders.status <> 'INITIALIZED'
    order by orders.id for update`)
}

/** The order that a checkout became, and that was not rejected; held until the transaction ends. */
export function lockOrderOfCheckout({ db, siteId }: Place, checkoutId: string): Promise<Order | undefined> {
  return db.one(sql`
    select ${raw(columns)} from orders where orders.site_id = ${siteId} and orders.checkout_id = ${checkoutId} and orders.status <> 'REJECTED' for update`)
}

export function selectOrders({ db, identity }: Asking, plan: QueryPlan): Promise<Placed<Order>[]> {
  return db.rows(plan.select({ columns, from: 'orders', where: listedFor(identity) }))
}

/** How many orders match, up to `atMost`; one more stands for more than that. */
export async function countMatching({ db, identity }: Asking, plan: QueryPlan, atMost: number): Promise<number> {
  return (await db.one<{ total: number }>(plan.count({ from: 'orders', where: listedFor(identity) }, atMost)))!.total
}

/** All orders that match, up to `atMost`, held until the transaction ends; in the order of their ids, as `lockOrders` does. */
export function lockMatching({ db, identity }: Asking, plan: QueryPlan, atMost: number): Promise<Order[]> {
  return db.rows(sql`
    select ${raw(columns)} from orders where ${listedFor(identity)} and ${plan.filter} order by orders.id limit ${atMost} for update`)
}

export async function insertOrder({ db, siteId }: Place, order: Order): Promise<void> {
  const { lineItems } = order.doc
  const references = lineItems.map(({ catalogReference }) => catalogReference)
  await db.run(sql`
    insert into orders (site_id, id, revision, created_date, updated_date, purchased_date, number, status, payment_status, fulfillment_status, archived,
      seen_by_a_human, imported, channel_type, currency, total_minor, paid_minor, buyer_email, buyer_visitor_id, buyer_member_id, buyer_contact_id,
      checkout_id, checkout_revision, app_ids, item_ids, item_names, tag_ids, doc)
    values (${siteId}, ${order.id}, ${order.revision}, ${order.createdDate}, ${order.updatedDate}, ${order.purchasedDate}, ${order.number}, ${order.status},
      ${order.paymentStatus}, ${order.fulfillmentStatus}, ${order.archived}, ${order.seenByAHuman}, ${order.imported}, ${order.channelType},
      ${order.currency}, ${order.totalMinor}, ${order.paidMinor}, ${order.buyerEmail}, ${order.buyerVisitorId}, ${order.buyerMemberId},
      ${order.buyerContactId}, ${order.checkoutId}, ${order.checkoutRevision}, ${unique(references.map((reference) => reference?.appId))},
      ${unique(references.map((reference) => reference?.catalogItemId))}, ${unique(lineItems.map(({ productName }) => productName.original))},
      ${order.tagIds}, ${JSON.stringify(order.doc)})`)
}

/** Writes what may change of an order after it was made: not what was bought. */
export async function saveOrder({ db, siteId }: Place, order: Order): Promise<void> {
  await db.run(sql`
    update orders set revision = ${order.revision}, updated_date = ${order.updatedDate}, number = ${order.number}, status = ${order.status},
      payment_status = ${order.paymentStatus}, fulfillment_status = ${order.fulfillmentStatus}, archived = ${order.archived},
      seen_by_a_human = ${order.seenByAHuman}, paid_minor = ${order.paidMinor}, tag_ids = ${order.tagIds}, doc = ${JSON.stringify(order.doc)}
    where site_id = ${siteId} and id = ${order.id}`)
}

const unique = (values: readonly (string | undefined)[]): string[] => [...new Set(values.filter((value) => value !== undefined))]

/** The order's number: the counter's row is locked until commit, so numbers have neither gaps nor twins (DESIGN §5). */
export async function nextOrderNumber(db: Db, siteId: string): Promise<number> {
  const row = await db.one<{ value: number }>(sql`
    update site_counters set value = value + 1 where site_id = ${siteId} and counter = 'order-number' returning value`)
  if (!row) throw new Error(`site ${siteId} has no order-number counter`)
  return row.value
}
