import { sql } from '../../server/src/database/sql.ts'
import type { Database } from '../../server/src/kernel/db.ts'

/** The stock of each product when the load began. */
export const startQuantity = 1_000_000

/** Restocks some products without options; returns their ids. */
export async function stockProducts(database: Database): Promise<string[]> {
  const rows = await database.rows<{ id: string }>(sql`
    update variants set quantity = ${startQuantity}, reserved = 0, track_quantity = true
    where (site_id, product_id) in (
      select site_id, id from products where visible and product_type = 'physical' and doc -> 'options' = '[]' and doc -> 'modifiers' = '[]'
      order by id limit 4)
    returning product_id as id`)
  return rows.map(({ id }) => id).toSorted()
}

/** Orders that violate one of these invariants. There should be none, at any time. */
export function brokenOrders(database: Database): Promise<unknown[]> {
  return database.rows(sql`
    with reckoned as (
      select orders.*,
        (select count(*) from jsonb_array_elements(doc -> 'lineItems')) as lines,
        (select sum((line #>> '{totalPriceAfterTax,amount}')::numeric) from jsonb_array_elements(doc -> 'lineItems') as line)
          + coalesce((doc #>> '{shippingInfo,cost,totalPriceAfterTax,amount}')::numeric, 0) as sum,
        (select count(*) from events where events.site_id = orders.site_id and events.entity_id = orders.id::text and slug = 'created') as created,
        (select count(*) from events where events.site_id = orders.site_id and events.entity_id = orders.id::text and slug = 'approved') as approved,
        (select count(*) from checkouts where checkouts.site_id = orders.site_id and checkouts.id = orders.checkout_id and completed
          and checkouts.order_id = orders.id) as completed,
        (select decision from payment_intents join sandbox_charges on sandbox_charges.site_id = payment_intents.site_id
          and sandbox_charges.id = payment_intents.provider_key
          where payment_intents.site_id = orders.site_id and payment_intents.order_id = orders.id) as charge,
        (select status from payment_intents where payment_intents.site_id = orders.site_id and payment_intents.order_id = orders.id) as payment
      from orders)
    select id, status, payment_status, number, lines, sum, total_minor, created, approved, completed, charge, payment from reckoned
    where lines <> 2 or sum * 100 <> total_minor or created <> 1
      or (status = 'APPROVED') is distinct from (number is not null) or (status = 'APPROVED') is distinct from (approved = 1)
      or (status = 'APPROVED') is distinct from (completed = 1)
      or (payment_status = 'PAID') is distinct from coalesce(payment = 'APPROVED', false) or (payment_status = 'PAID' and (charge is distinct from 'APPROVED' or paid_minor <> total_minor))
      or (status = 'INITIALIZED') is distinct from coalesce(payment in ('CREATED', 'PROCESSING'), false) or (status = 'REJECTED' and charge = 'APPROVED')`)
}

/** Products whose stock and sales do not add up to the initial stock, or with a reservation without an order. */
export function brokenStock(database: Database): Promise<unknown[]> {
  return database.rows(sql`
    with bought as (
      select orders.site_id, status, (line #>> '{catalogReference,catalogItemId}')::uuid as product_id, (line ->> 'quantity')::int as quantity
      from orders, jsonb_array_elements(doc -> 'lineItems') as line),
    shelves as (
      select variants.product_id, variants.quantity, reserved,
        coalesce((select sum(bought.quantity) from bought where bought.site_id = variants.site_id and bought.product_id = variants.product_id
          and status = 'APPROVED'), 0) as sold,
        coalesce((select sum(bought.quantity) from bought where bought.site_id = variants.site_id and bought.product_id = variants.product_id
          and status = 'INITIALIZED'), 0) as waiting,
        coalesce((select sum(stock_reservations.quantity) from stock_reservations where stock_reservations.site_id = variants.site_id
          and stock_reservations.product_id = variants.product_id), 0) as held
      from variants where variants.quantity > 1000)
    select * from shelves where quantity + sold <> ${startQuantity} or reserved <> waiting or reserved <> held`)
}

/** Order numbers that are missing between the first and the last, or duplicated. */
export function brokenNumbers(database: Database): Promise<unknown[]> {
  return database.rows(sql`
    select number, before from (select number, lag(number, 1, 10000) over (order by number) as before from orders where number is not null) as numbers
    where number <> before + 1`)
}

/** Acknowledged orders that are missing or different. */
export async function lost(
  database: Database,
  ids: readonly string[],
  wanted: { status?: string; paymentStatus?: string },
): Promise<string[]> {
  const rows = await database.rows<{ id: string }>(sql`
    select id from orders where id = any(${ids}::uuid[]) and status = coalesce(${wanted.status ?? null}, status)
      and payment_status = coalesce(${wanted.paymentStatus ?? null}, payment_status)`)
  const there = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !there.has(id))
}

/** Backdates the interrupted payments, so that the next round reconciles them. */
export async function ageCutOffs(database: Database): Promise<void> {
  await database.run(sql`update payment_intents set updated_date = now() - interval '1 minute' where status = 'PROCESSING'`)
}

/** Orders that were charged but still await payment. */
export async function unreconciled(database: Database): Promise<number> {
  const row = await database.one<{ count: number }>(sql`
    select count(*)::int as count from payment_intents join sandbox_charges on sandbox_charges.site_id = payment_intents.site_id
      and sandbox_charges.id = payment_intents.provider_key where status = 'PROCESSING' and decision = 'APPROVED'`)
  return row!.count
}
