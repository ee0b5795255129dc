import { jsonRows } from '../../../database/json-rows.ts'
import { raw, sql } from '../../../database/sql.ts'
import { bigint, integer, uuid, uuids } from '../../../database/table.ts'
import type { Scope } from '../../../kernel/context.ts'
import type { Db } from '../../../kernel/db.ts'
import type { Periods } from './periods.ts'

/** How often a product was sold. */
export interface Sales {
  productId: string
  orderCount: number
  recentOrderCount: number
  recentQuantity: number
}

/** A product, and those that were bought with it. */
export interface Companions {
  productId: string
  boughtWith: string[]
}

/** Sites with sales to compute or to delete, in one query that uses each site's index. */
export async function sitesWithSales(db: Db, { year }: Periods): Promise<string[]> {
  const rows = await db.rows<{ siteId: string }>(sql`
    select site_id as "siteId" from sites
    where exists (select from sold_items where sold_items.site_id = sites.site_id and sold_items.purchased_date >= ${year})
      or exists (select from product_sales where product_sales.site_id = sites.site_id)
    order by site_id`)
  return rows.map(({ siteId }) => siteId)
}

interface Batch {
  /** The last product of the batch before. */
  after: string
  limit: number
}

interface ReadSales extends Sales {
  /** Whether the product hasn't been deleted. */
  exists: boolean
  /** Whether the same is saved. */
  isSaved: boolean
}

/** What was sold of the next products of the orders, by ID, including products that have been deleted since. */
export function readSales({ db, siteId }: Scope, { year, recent }: Periods, { after, limit }: Batch): Promise<ReadSales[]> {
  return db.rows(sql`
    select sold.*, exists (select from products where products.site_id = ${siteId} and products.id = sold."productId") as exists,
      exists (
        select from product_sales as saved where saved.site_id = ${siteId} and saved.product_id = sold."productId"
          and (saved.order_count, saved.recent_order_count, saved.recent_quantity) = (sold."orderCount", sold."recentOrderCount", sold."recentQuantity")
      ) as "isSaved"
    from (
      select product_id as "productId", count(distinct order_id)::int as "orderCount",
        (count(distinct order_id) filter (where purchased_date >= ${recent}))::int as "recentOrderCount",
        coalesce(sum(quantity) filter (where purchased_date >= ${recent}), 0)::bigint as "recentQuantity"
      from sold_items where site_id = ${siteId} and product_id > ${after} and purchased_date >= ${year}
      group by product_id order by product_id limit ${limit}) as sold
    order by sold."productId"`)
}

const salesRows = jsonRows({ productId: uuid(), orderCount: integer(), recentOrderCount: integer(), recentQuantity: bigint() })

export async function saveSales({ db, siteId }: Scope, sales: readonly Sales[]): Promise<void> {
  await db.run(sql`
    insert into product_sales (site_id, product_id, order_count, recent_order_count, recent_quantity)
    select ${siteId}, "productId", "orderCount", "recentOrderCount", "recentQuantity" from ${salesRows(sales)} as sales order by "productId"
    on conflict (site_id, product_id) do update
    set order_count = excluded.order_count, recent_order_count = excluded.recent_order_count, recent_quantity = excluded.recent_quantity`)
}

/** The products that have sales saved, other than these, after one up to another. */
export async function otherProducts(
  { db, siteId }: Scope,
  { after, until, productIds }: { after: string; until: string; productIds: readonly string[] },
): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    select product_id as id from product_sales
    where site_id = ${siteId} and product_id > ${after} and product_id <= ${until} and product_id <> all(${productIds}::uuid[])`)
  return rows.map(({ id }) => id)
}

export async function deleteSales({ db, siteId }: Scope, productIds: readonly string[]): Promise<void> {
  await db.run(sql`
    delete from product_sales where site_id = ${siteId} and product_id in (
      select product_id from product_sales where site_id = ${siteId} and product_id = any(${productIds}::uuid[]) order by product_id for update)`)
}

/** The next products that have sales, with those that they were bought with before. */
export function nextCompanions({ db, siteId }: Scope, { after, limit }: Batch): Promise<Companions[]> {
  return db.rows(sql`
    select product_id as "productId", bought_with as "boughtWith" from product_sales
    where site_id = ${siteId} and product_id > ${after} order by product_id limit ${limit}`)
}

/** Of each product, this many of its newest orders are read. */
const ordersMax = 1000
/** Orders of more products say little about which go together. */
const basketMax = 50
const companionsMax = 40
/** Added to the orders of a product, so that one which was sold once isn't first because that was in the same order. */
const damping = 10

/** Which products were bought with each of these, the one that goes best with it first: the square of the orders with both, by the orders with the other one. Products
 *  that were deleted or bought alone aren't among them. */
export function readCompanions({ db, siteId }: Scope, { year }: Periods, productIds: readonly string[]): Promise<Companions[]> {
  return db.rows(sql`
    with latest as materialized (
      select distinct batch.id as product_id, newest.order_id from unnest(${productIds}::uuid[]) as batch (id) cross join lateral (
        select sold_items.order_id from sold_items
        where sold_items.site_id = ${siteId} and sold_items.product_id = batch.id and sold_items.purchased_date >= ${year}
        order by sold_items.purchased_date desc, sold_items.order_id desc limit ${raw(String(ordersMax))}) as newest
    ), baskets as materialized (
      select order_id, array_agg(distinct product_id) as product_ids from sold_items
      where site_id = ${siteId} and order_id in (select order_id from latest)
      group by order_id having count(distinct product_id) between 2 and ${raw(String(basketMax))}
    ), pairs as (
      select latest.product_id, other.id, count(*)::float8 as orders
      from latest join baskets on baskets.order_id = latest.order_id cross join unnest(baskets.product_ids) as other (id)
      where other.id <> latest.product_id group by latest.product_id, other.id
    ), ranked as (
      select pairs.product_id, pairs.id, row_number() over (
        partition by pairs.product_id
        order by pairs.orders * pairs.orders / (product_sales.order_count + ${raw(String(damping))}) desc, pairs.orders desc, pairs.id) as rank
      from pairs join product_sales on product_sales.site_id = ${siteId} and product_sales.product_id = pairs.id
    )
    select product_id as "productId", array_agg(id order by rank) as "boughtWith" from ranked
    where rank <= ${raw(String(companionsMax))} group by product_id`)
}

const companionRows = jsonRows({ productId: uuid(), boughtWith: uuids() })

export async function saveCompanions({ db, siteId }: Scope, companions: readonly Companions[]): Promise<void> {
  await db.run(sql`
    update product_sales set bought_with = companions."boughtWith" from ${companionRows(companions)} as companions
    where product_sales.site_id = ${siteId} and product_sales.product_id = companions."productId"
      and product_sales.product_id in (
        select product_id from product_sales
        where site_id = ${siteId} and product_id = any(${companions.map(({ productId }) => productId)}::uuid[]) order by product_id for update)`)
}
