import { filterNames } from '../../database/query/filter-names.ts'
import type { PositionedRow, QueryPlan } from '../../database/query/query-plan.ts'
import { fromPart, part, raw, sql, type Fragment } from '../../database/sql.ts'
import type { CallerScope, Scope } from '../../kernel/context.ts'
import type { Db, LastRows } from '../../kernel/db.ts'
import type { CallerIdentity } from '../../kernel/identity.ts'
import { ordersTable, type Order } from './order.ts'

/** The orders that a caller can reach: buyers reach their own, a link the order it names once that is placed, callers that act for the site all orders. */
export function visibleTo({ siteId, kind, id }: CallerIdentity): Fragment {
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

/** Lists leave out orders that wait for their payment (DESIGN §6). Those whose payment failed were never placed and have no number: only a filter that names a
 *  status finds them. */
const listedFor = (identity: CallerIdentity, { request }: QueryPlan): Fragment =>
  part`${visibleTo(identity)} and ${filterNames(request.filter, 'status') ? part`orders.status <> 'INITIALIZED'` : part`orders.number is not null`}`

const { columns } = ordersTable
const insertRowFrom = ordersTable.insertFrom(...ordersTable.keysExcept())
const insertRows = ordersTable.insertMany()
/** What may change after an order is created: never what was bought. */
const updateRow = ordersTable.update(
  'revision',
  'updatedDate',
  'number',
  'status',
  'paymentStatus',
  'fulfillmentStatus',
  'archived',
  'seenByAHuman',
  'paidMinor',
  'tagIds',
  'doc',
)

export function findOrder({ db, identity }: CallerScope, id: string): Promise<Order | undefined> {
  return db.one(sql`select ${columns} from orders where ${visibleTo(identity)} and orders.id = ${id}`)
}

/** Finds an order for the server itself, whatever the caller. */
export function findOrderOfSite({ db, siteId }: Scope, id: string): Promise<Order | undefined> {
  return db.one(sql`select ${columns} from orders where orders.site_id = ${siteId} and orders.id = ${id}`)
}

/** Finds an order and locks it until the transaction ends. */
export function lockOrder({ db, siteId }: Scope, id: string): Promise<Order | undefined> {
  return db.one(sql`select ${columns} from orders where orders.site_id = ${siteId} and orders.id = ${id} for update`)
}

/** Locks orders until the transaction ends, in the order of their ids, so that concurrent bulk calls don't deadlock. */
export function lockOrders({ db, siteId }: Scope, ids: readonly string[]): Promise<Order[]> {
  return db.rows(sql`
    select ${columns} from orders where orders.site_id = ${siteId} and orders.id = any(${ids}::uuid[]) and orders.status <> 'INITIALIZED'
    order by orders.id for update`)
}

/** The order that a checkout became and that wasn't rejected, locked until the transaction ends. */
export function lockOrderOfCheckout({ db, siteId }: Scope, checkoutId: string): Promise<Order | undefined> {
  return db.one(sql`
    select ${columns} from orders where orders.site_id = ${siteId} and orders.checkout_id = ${checkoutId} and orders.status <> 'REJECTED' for update`)
}

/** An order as the database writes it: the same text, as long as nothing in it changes. */
export interface OrderState {
  id: string
  state: string
}

export function selectOrderStates({ db, identity }: CallerScope, plan: QueryPlan): Promise<PositionedRow<OrderState>[]> {
  const around = (page: Fragment) =>
    part`select orders.id, (select row_to_json(one)::text from (select ${columns}) as one) as state, orders.stoa_place from (${page}) as orders`
  return db.rows(plan.select({ columns: 'orders.*', from: 'orders', where: listedFor(identity, plan), around }))
}

export const orderFrom = (state: string): Order => ordersTable.fromJson(JSON.parse(state))

/** Counts matching orders up to `atMost`; a result of one more means that there are more. */
export async function countMatching({ db, identity }: CallerScope, plan: QueryPlan, atMost: number): Promise<number> {
  return (await db.one<{ total: number }>(plan.count({ from: 'orders', where: listedFor(identity, plan) }, atMost)))!.total
}

/** All matching orders up to `atMost`, locked until the transaction ends, in the order of their ids as in `lockOrders`. */
export function lockMatching({ db, identity }: CallerScope, plan: QueryPlan, atMost: number): Promise<Order[]> {
  return db.rows(sql`
    select ${columns} from orders where ${listedFor(identity, plan)} and ${plan.filter} order by orders.id limit ${atMost} for update`)
}

/** Of one site. */
const placedOrders: LastRows<{ siteId: string; order: Order }> = {
  write(rows, condition) {
    const [{ siteId, order }] = rows as [{ siteId: string; order: Order }]
    // One order needs no list of rows.
    if (rows.length === 1) return [part`${insertRowFrom(siteId, withContents(order))} ${fromPart(condition)}`]
    const all = insertRows(
      siteId,
      rows.map((row) => withContents(row.order)),
    )
    return [part`${all}${raw(condition === undefined ? '' : `, ${condition}`)}`]
  },
}

/** Inserts an order with the transaction's last statement. */
export const insertOrder = ({ db, siteId }: Pick<Scope, 'db' | 'siteId'>, order: Order): void => db.leave(placedOrders, { siteId, order })

export async function insertOrders({ db, siteId }: Scope, orders: readonly Order[]): Promise<void> {
  await db.run(sql`${insertRows(siteId, orders.map(withContents))}`)
}

/** An order with what its document contains in columns, for queries. */
function withContents(order: Order) {
  const { lineItems } = order.doc
  const references = lineItems.map(({ catalogReference }) => catalogReference)
  return {
    ...order,
    appIds: unique(references.map((reference) => reference?.appId)),
    itemIds: unique(references.map((reference) => reference?.catalogItemId)),
    itemNames: unique(lineItems.map(({ productName }) => productName.original)),
  }
}

export async function saveOrder({ db, siteId }: Scope, order: Order): Promise<void> {
  await db.run(sql`${updateRow(order)} where site_id = ${siteId} and id = ${order.id}`)
}

const unique = (values: readonly (string | undefined)[]): string[] => [...new Set(values.filter((value) => value !== undefined))]

/** The next order number. Locks the counter's row until the commit, so numbers have neither gaps nor duplicates (DESIGN §5). */
export const nextOrderNumber = (db: Db, siteId: string): Promise<number> => takeOrderNumbers(db, siteId, 1)

/** Takes the next `count` order numbers, and returns the first. */
export async function takeOrderNumbers(db: Db, siteId: string, count: number): Promise<number> {
  const row = await db.one<{ value: number }>(sql`
    update site_counters set value = value + ${count} where site_id = ${siteId} and counter = 'order-number' returning value`)
  if (!row) throw new Error(`site ${siteId} has no order-number counter`)
  return row.value - count + 1
}

/** The last order number that was taken, read without waiting for anyone who takes one. */
export async function lastOrderNumber(db: Db, siteId: string): Promise<number> {
  const row = await db.one<{ value: number }>(sql`select value from site_counters where site_id = ${siteId} and counter = 'order-number'`)
  return row?.value ?? 0
}
