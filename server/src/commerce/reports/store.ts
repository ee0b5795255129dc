import { mailsInTrouble } from '@stoa/contract/mails/states'
import { isInTrouble } from '../../access/webhooks/public.ts'
import { jsonRows } from '../../database/json-rows.ts'
import { raw, sql } from '../../database/sql.ts'
import { bigint, integer, text, timestamptz, uuid } from '../../database/table.ts'
import type { Scope } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import type { Figures } from './figures.ts'
import type { SoldItem } from './sold-item.ts'

/** A range of instants, `before` excluded, and the currency of the amounts. */
interface ReportScope {
  currency: string
  from: Date
  before: Date
}

/** Sales from one border to the next; the last border is the end. `bucket` counts from 1. */
export interface BucketSales extends Figures {
  bucket: number
  inOtherCurrencies: number
}

export function sumSales(
  { db, siteId }: Scope,
  { currency, borders }: { currency: string; borders: readonly Date[] },
): Promise<BucketSales[]> {
  return db.rows(sql`
    select width_bucket(orders.purchased_date, ${borders}::timestamptz[]) as bucket,
      count(*) filter (where orders.currency = ${currency})::int as "orderCount",
      coalesce(sum(orders.total_minor) filter (where orders.currency = ${currency}), 0)::bigint as "salesMinor",
      count(*) filter (where orders.currency <> ${currency})::int as "inOtherCurrencies"
    from orders
    where orders.site_id = ${siteId} and orders.status = 'APPROVED' and orders.purchased_date >= ${borders[0]} and orders.purchased_date < ${borders.at(-1)}
    group by bucket`)
}

export interface ProductSales {
  productId: string
  name: string
  quantity: number
  salesMinor: number
}

/** The products with the highest sales. */
export function selectTopProducts({ db, siteId }: Scope, { currency, from, before }: ReportScope, limit: number): Promise<ProductSales[]> {
  return db.rows(sql`
    select sold."productId", sold.quantity, sold."salesMinor", coalesce(products.name, (
      select name from sold_items as one where one.site_id = ${siteId} and one.product_id = sold."productId" and one.purchased_date >= ${from}
        and one.purchased_date < ${before} order by one.purchased_date desc limit 1)) as name
    from (
      select product_id as "productId", sum(quantity)::int as quantity, sum(total_minor)::bigint as "salesMinor"
      from sold_items
      where site_id = ${siteId} and purchased_date >= ${from} and purchased_date < ${before} and currency = ${currency}
      group by product_id order by sum(total_minor) desc, product_id limit ${limit}) as sold
    left join products on products.site_id = ${siteId} and products.id = sold."productId"
    order by sold."salesMinor" desc, sold."productId"`)
}

const soldRows = jsonRows({
  orderId: uuid(),
  lineItemId: uuid(),
  productId: uuid(),
  name: text(),
  quantity: integer(),
  totalMinor: bigint(),
  currency: text(),
  purchasedDate: timestamptz(),
})

/** Inserts what was sold in orders. What is there already stays. */
export async function insertSoldItems(db: Db, siteId: string, items: readonly SoldItem[]): Promise<void> {
  if (items.length === 0) return
  await db.run(sql`
    insert into sold_items (site_id, order_id, line_item_id, product_id, name, quantity, total_minor, currency, purchased_date)
    select ${siteId}, "orderId", "lineItemId", "productId", name, quantity, "totalMinor", currency, "purchasedDate"
    from ${soldRows(items)} as items order by "orderId", "lineItemId"
    on conflict do nothing`)
}

export async function deleteSoldItems(db: Db, { siteId, orderId }: { siteId: string; orderId: string }): Promise<void> {
  await db.run(sql`delete from sold_items where site_id = ${siteId} and order_id = ${orderId}`)
}

export interface DashboardCounts {
  ordersToFulfill: number
  ordersUnpaid: number
  paymentsWaiting: number
  mailsInTrouble: number
  webhooksInTrouble: number
}

/** Counts each item on the dashboard, up to `atMost` plus one. */
export async function countForDashboard({ db, siteId }: Scope, { now, atMost }: { now: Date; atMost: number }): Promise<DashboardCounts> {
  const limit = raw(String(atMost + 1))
  const counted = await db.one<DashboardCounts>(sql`
    select
      (select count(*)::int from (select from orders where orders.site_id = ${siteId} and orders.status = 'APPROVED'
        and orders.fulfillment_status in ('NOT_FULFILLED', 'PARTIALLY_FULFILLED') limit ${limit}) as counted) as "ordersToFulfill",
      (select count(*)::int from (select from orders where orders.site_id = ${siteId} and orders.status = 'APPROVED'
        and orders.payment_status = 'NOT_PAID' limit ${limit}) as counted) as "ordersUnpaid",
      (select count(*)::int from (select from payment_intents where payment_intents.site_id = ${siteId}
        and payment_intents.status in ('CREATED', 'PROCESSING') and payment_intents.expires_date > ${now} limit ${limit}) as counted) as "paymentsWaiting",
      (select count(*)::int from (select from mails where mails.site_id = ${siteId} and mails.status = any(${mailsInTrouble})
        limit ${limit}) as counted) as "mailsInTrouble",
      (select count(*)::int from webhooks where webhooks.site_id = ${siteId} and ${isInTrouble(siteId, now)}) as "webhooksInTrouble"`)
  return counted!
}
