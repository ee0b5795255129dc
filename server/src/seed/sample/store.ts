import { sql } from '../../database/sql.ts'
import type { Scope } from '../../kernel/context.ts'

export interface Named {
  id: string
  name: string
  /** Greater than 1 if it was edited. */
  revision: number
}

export function selectProducts({ db, siteId }: Scope, ids: readonly string[]): Promise<(Named & { collectionIds: string[] })[]> {
  return db.rows(sql`
    select id, name, revision, collection_ids as "collectionIds" from products where site_id = ${siteId} and id = any(${ids}::uuid[]) order by numeric_id`)
}

/** `path`: the IDs of those above it. */
export function selectCollections({ db, siteId }: Scope, ids: readonly string[]): Promise<(Named & { path: string[] })[]> {
  return db.rows(sql`select id, name, revision, path from collections where site_id = ${siteId} and id = any(${ids}::uuid[]) order by id`)
}

/** Those that have another collection below them. */
export async function collectionsAboveOthers({ db, siteId }: Scope, ids: readonly string[]): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    select distinct unnest(path) as id from collections where site_id = ${siteId} and path && ${ids}::uuid[] and not id = any(${ids}::uuid[])`)
  return rows.map(({ id }) => id)
}

/** How many of these orders, members and emails about them there are. Members whose time in the trash has ended don't count. */
export async function countPeople(
  { db, siteId }: Scope,
  { orders, members, now }: { orders: readonly string[]; members: readonly string[]; now: Date },
): Promise<{ orders: number; members: number; emails: number }> {
  const counted = await db.one<{ orders: number; members: number; emails: number }>(sql`
    select
      (select count(*)::int from orders where site_id = ${siteId} and id = any(${orders}::uuid[])) as orders,
      (select count(*)::int from members where site_id = ${siteId} and id = any(${members}::uuid[])
        and (deleted_date is null or purge_date > ${now})) as members,
      (select count(*)::int from mails where site_id = ${siteId} and entity_id = any(${[...orders, ...members]}::text[])) as emails`)
  return counted!
}

export async function existingMedia({ db, siteId }: Scope, ids: readonly string[]): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`select id from files where site_id = ${siteId} and id = any(${ids}::text[]) order by id`)
  return rows.map(({ id }) => id)
}

/** Those of these products that are in other orders than these. */
export async function orderedProducts(
  { db, siteId }: Scope,
  { products, exceptOrders }: { products: readonly string[]; exceptOrders: readonly string[] },
): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    select product_id as id from unnest(${products}::text[]) as sample (product_id) where exists (
      select from orders where site_id = ${siteId} and item_ids @> array[product_id] and id <> all(${exceptOrders}::uuid[]))`)
  return rows.map(({ id }) => id)
}

/** Whatever looks like the ID of a sample picture in the data items of a site, also of collections in the trash. */
export async function mediaNamedInItems({ db, siteId }: Scope): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    select distinct named[1] as id from data_items, regexp_matches(doc::text, 'stoa-[a-z0-9-]+\.(?:webp|pdf|mp3)', 'g') as named
    where site_id = ${siteId}`)
  return rows.map(({ id }) => id)
}

/** Locks these members until the transaction ends, and with them every other removal of the sample. */
export async function lockMembers({ db, siteId }: Scope, ids: readonly string[]): Promise<void> {
  await db.run(sql`select from members where site_id = ${siteId} and id = any(${ids}::uuid[]) order by id for update`)
}

/** Puts members into the trash, to be purged at once. */
export async function trashMembers({ db, siteId }: Scope, ids: readonly string[], now: Date): Promise<void> {
  await db.run(sql`
    update members set revision = revision + 1, deleted_date = coalesce(deleted_date, ${now}), purge_date = ${now}
    where site_id = ${siteId} and id = any(${ids}::uuid[]) and (deleted_date is null or purge_date > ${now})`)
}

/** Deletes orders with their checkouts and payments. */
export async function deleteOrders(
  { db, siteId }: Scope,
  { orders, checkouts }: { orders: readonly string[]; checkouts: readonly string[] },
): Promise<void> {
  await db.run(sql`
    delete from checkouts where site_id = ${siteId} and id in (
      select id from checkouts where site_id = ${siteId} and id = any(${checkouts}::uuid[]) order by id for update)`)
  await db.run(sql`
    delete from orders where site_id = ${siteId} and id in (
      select id from orders where site_id = ${siteId} and id = any(${orders}::uuid[]) order by id for update)`)
  await db.run(sql`
    delete from payment_intents where site_id = ${siteId} and id in (
      select id from payment_intents where site_id = ${siteId} and order_id = any(${orders}::uuid[]) order by id for update)`)
}

/** Deletes products with their variants, and returns the IDs of the stock that the events of these name. */
export async function deleteProducts({ db, siteId }: Scope, ids: readonly string[]): Promise<string[]> {
  await db.run(sql`
    delete from products where site_id = ${siteId} and id in (
      select id from products where site_id = ${siteId} and id = any(${ids}::uuid[]) order by id for update)`)
  const variants = await db.rows<{ id: string }>(sql`
    delete from variants where site_id = ${siteId} and (product_id, id) in (
      select product_id, id from variants where site_id = ${siteId} and product_id = any(${ids}::uuid[]) order by product_id, id for update)
    returning product_id::text || '-' || id::text as id`)
  await db.run(sql`delete from product_versions where site_id = ${siteId} and product_id = any(${ids}::uuid[])`)
  return variants.map(({ id }) => id)
}

/** Deletes the reviews of products, and returns their IDs. */
export async function deleteReviews({ db, siteId }: Scope, products: readonly string[]): Promise<string[]> {
  const reviews = await db.rows<{ id: string }>(sql`
    delete from reviews where site_id = ${siteId} and id in (
      select id from reviews where site_id = ${siteId} and entity_id = any(${products}::uuid[]) order by id for update)
    returning id`)
  return reviews.map(({ id }) => id)
}

/** Deletes the back-in-stock requests of people of the sample, and all for deleted products, with the waves of these. Returns the IDs of the requests. */
export async function deleteBackInStock(
  { db, siteId }: Scope,
  { products, requests }: { products: readonly string[]; requests: readonly string[] },
): Promise<string[]> {
  await db.run(sql`
    delete from back_in_stock_waves where site_id = ${siteId} and id in (
      select id from back_in_stock_waves where site_id = ${siteId} and product_id = any(${products}::uuid[]) order by id for update)`)
  const deleted = await db.rows<{ id: string }>(sql`
    delete from back_in_stock_requests where site_id = ${siteId} and id in (
      select id from back_in_stock_requests
      where site_id = ${siteId} and (product_id = any(${products}::uuid[]) or id = any(${requests}::uuid[])) order by id for update)
    returning id`)
  return deleted.map(({ id }) => id)
}

/** Deletes the manual order of products, and that of collections. */
export async function deleteMembers(
  { db, siteId }: Scope,
  { products, collections }: { products: readonly string[]; collections: readonly string[] },
): Promise<void> {
  await db.run(sql`
    delete from collection_members where site_id = ${siteId} and (collection_id, product_id) in (
      select collection_id, product_id from collection_members
      where site_id = ${siteId} and (product_id = any(${products}::uuid[]) or collection_id = any(${collections}::uuid[]))
      order by collection_id, product_id for update)`)
}

export async function deleteSoldItems({ db, siteId }: Scope, orders: readonly string[]): Promise<void> {
  await db.run(sql`
    delete from sold_items where site_id = ${siteId} and (order_id, line_item_id) in (
      select order_id, line_item_id from sold_items where site_id = ${siteId} and order_id = any(${orders}::uuid[])
      order by order_id, line_item_id for update)`)
}

/** Deletes the history of stock of products, and what orders moved of others. */
export async function deleteStockMovements(
  { db, siteId }: Scope,
  { products, orders }: { products: readonly string[]; orders: readonly string[] },
): Promise<void> {
  await db.run(sql`
    delete from stock_movements where site_id = ${siteId} and id in (
      select id from stock_movements where site_id = ${siteId} and (product_id = any(${products}::uuid[]) or order_id = any(${orders}::uuid[]))
      order by id for update)`)
}

export async function deleteMailsAbout({ db, siteId }: Scope, entityIds: readonly string[]): Promise<void> {
  await db.run(sql`
    delete from mails where site_id = ${siteId} and id in (
      select id from mails where site_id = ${siteId} and entity_id = any(${entityIds}::text[]) order by id for update)`)
}
