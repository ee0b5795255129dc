import { sql } from '../../../database/sql.ts'
import { type RowOf } from '../../../database/table.ts'
import type { Context, Scope } from '../../../kernel/context.ts'
import type { Db } from '../../../kernel/db.ts'
import { membersTable } from './member.ts'

/** Between two members, so that a move writes one row: it halves the room. A collection gets new positions once there is none. */
export const room = 1_048_576

/** A product that has entered collections or left them. */
export interface MovedProduct {
  id: string
  revision: number
  entered: string[]
  left: string[]
}

/** The products among some, locked until the transaction ends, in the order of their IDs. */
export async function lockProducts({ db, siteId }: Scope, ids: readonly string[]): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    select id from products where site_id = ${siteId} and id = any(${ids}::uuid[]) order by id for update`)
  return rows.map(({ id }) => id)
}

/** Adds collections to locked products that don't have all of them. */
export function addCollectionsTo(
  { db, siteId, now }: Context,
  collectionIds: readonly string[],
  ids: readonly string[],
): Promise<MovedProduct[]> {
  return db.rows(sql`
    update products set collection_ids = products.collection_ids || missing.entered, revision = revision + 1, updated_date = ${now}
    from (
      select id, array(select given from unnest(${collectionIds}::uuid[]) as given where given <> all(products.collection_ids)) as entered
      from products where site_id = ${siteId} and id = any(${ids}::uuid[]) and not collection_ids @> ${collectionIds}::uuid[] order by id for update
    ) as missing
    where products.site_id = ${siteId} and products.id = missing.id
    returning products.id, products.revision, missing.entered, '{}'::uuid[] as "left"`)
}

/** Removes collections from locked products that have one of them. */
export function removeCollectionsFrom(
  { db, siteId, now }: Context,
  collectionIds: readonly string[],
  ids: readonly string[],
): Promise<MovedProduct[]> {
  return db.rows(sql`
    update products set revision = revision + 1, updated_date = ${now}, collection_ids = array(
      select member from unnest(products.collection_ids) with ordinality as listed (member, at) where member <> all(${collectionIds}::uuid[]) order by at)
    from (
      select id, array(select member from unnest(products.collection_ids) as member where member = any(${collectionIds}::uuid[])) as "left"
      from products where site_id = ${siteId} and id = any(${ids}::uuid[]) and collection_ids && ${collectionIds}::uuid[] order by id for update
    ) as known
    where products.site_id = ${siteId} and products.id = known.id
    returning products.id, products.revision, '{}'::uuid[] as entered, known."left"`)
}

/** Some of the products of collections, by ID. */
export async function productsWith({ db, siteId }: Scope, collectionIds: readonly string[], atMost: number): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    select id from products where site_id = ${siteId} and collection_ids && ${collectionIds}::uuid[] order by id limit ${atMost}`)
  return rows.map(({ id }) => id)
}

/** Puts products at the end of locked collections, in this order. Those that one has stay where they are. */
export async function appendMembers({ db, siteId, now }: Context, collectionIds: readonly string[], ids: readonly string[]): Promise<void> {
  await db.run(sql`
    insert into collection_members (site_id, collection_id, product_id, position, added_date)
    select ${siteId}, last.collection_id, given.id, last.position + given.place * ${room}::bigint, ${now}
    from unnest(${ids}::uuid[]) with ordinality as given (id, place), (
      select collection.id as collection_id, coalesce((
        select max(position) from collection_members where site_id = ${siteId} and collection_id = collection.id), 0) as position
      from unnest(${collectionIds}::uuid[]) as collection (id)
    ) as last
    on conflict (site_id, collection_id, product_id) do nothing`)
}

/** Gives all products of a locked collection that have no position one at its end, the newest first. */
export async function appendAllMembers({ db, siteId }: Scope, collectionId: string): Promise<void> {
  await db.run(sql`
    insert into collection_members (site_id, collection_id, product_id, position, added_date)
    select ${siteId}, ${collectionId}, id, last.position + row_number() over (order by created_date desc, id desc) * ${room}::bigint, created_date
    from products, (
      select coalesce(max(position), 0) as position from collection_members where site_id = ${siteId} and collection_id = ${collectionId}
    ) as last
    where products.site_id = ${siteId} and collection_ids @> array[${collectionId}::uuid]
    on conflict (site_id, collection_id, product_id) do nothing`)
}

const insertRows = membersTable.insertMany()

export type NewMember = Pick<RowOf<typeof membersTable>, 'productId' | 'addedDate'>

/** Inserts the members of new collections, in the order of each. */
export async function insertMembers(db: Db, siteId: string, members: ReadonlyMap<string, readonly NewMember[]>): Promise<void> {
  const rows = [...members].flatMap(([collectionId, ofCollection]) =>
    ofCollection.map((member, index) => ({ ...member, collectionId, position: (index + 1) * room })),
  )
  await db.run(sql`${insertRows(siteId, rows)}`)
}

export async function deleteMembers({ db, siteId }: Scope, collectionIds: readonly string[], ids: readonly string[]): Promise<void> {
  await db.run(sql`
    delete from collection_members
    where site_id = ${siteId} and collection_id = any(${collectionIds}::uuid[]) and product_id = any(${ids}::uuid[])`)
}

/** Arranged products that leave locked collections make the arranged ones fewer: those after them aren't arranged. */
export async function reduceArranged({ db, siteId }: Scope, collectionIds: readonly string[], ids: readonly string[]): Promise<void> {
  await db.run(sql`
    update collections set arranged_count = arranged_count - (
      select count(*) from (
        select product_id from collection_members where site_id = ${siteId} and collection_id = collections.id
        order by position, product_id limit collections.arranged_count
      ) as arranged where product_id = any(${ids}::uuid[]))
    where site_id = ${siteId} and id = any(${collectionIds}::uuid[]) and arranged_count > 0`)
}

export async function deleteAllMembers({ db, siteId }: Scope, collectionIds: readonly string[]): Promise<void> {
  await db.run(sql`delete from collection_members where site_id = ${siteId} and collection_id = any(${collectionIds}::uuid[])`)
}

/** The positions of some products in a collection. */
export async function positionsOf({ db, siteId }: Scope, collectionId: string, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.rows<{ productId: string; position: number }>(sql`
    select ${membersTable.select('productId', 'position')} from collection_members
    where site_id = ${siteId} and collection_id = ${collectionId} and product_id = any(${ids}::uuid[])`)
  return new Map(rows.map(({ productId, position }) => [productId, position]))
}

interface Neighbours {
  before: number | null
  beforeId: string | null
  after: number | null
  afterId: string | null
}

/** The members on both sides of a position, without the product that moves. */
export async function neighboursOf(
  { db, siteId }: Scope,
  { collectionId, productId, position }: { collectionId: string; productId: string; position: number },
): Promise<Neighbours> {
  const row = await db.one<Neighbours>(sql`
    select earlier.position as before, earlier.product_id as "beforeId", later.position as after, later.product_id as "afterId"
    from (select) as one
    left join lateral (
      select position, product_id from collection_members
      where site_id = ${siteId} and collection_id = ${collectionId} and position < ${position} and product_id <> ${productId}
      order by position desc, product_id desc limit 1) as earlier on true
    left join lateral (
      select position, product_id from collection_members
      where site_id = ${siteId} and collection_id = ${collectionId} and position > ${position} and product_id <> ${productId}
      order by position, product_id limit 1) as later on true`)
  return row!
}

/** The first and the last position of a collection. */
export async function endsOf({ db, siteId }: Scope, collectionId: string): Promise<{ first: number; last: number }> {
  const row = await db.one<{ first: number; last: number }>(sql`
    select coalesce(min(position), 0) as first, coalesce(max(position), 0) as last from collection_members
    where site_id = ${siteId} and collection_id = ${collectionId}`)
  return row!
}

export async function setPosition(
  { db, siteId }: Scope,
  { collectionId, productId, position }: { collectionId: string; productId: string; position: number },
): Promise<void> {
  await db.run(sql`
    update collection_members set position = ${position} where site_id = ${siteId} and collection_id = ${collectionId} and product_id = ${productId}`)
}

/** Puts products at the start of a locked collection, in this order. Returns how many of them are in it. */
export function putFirst({ db, siteId }: Scope, collectionId: string, ids: readonly string[]): Promise<number> {
  return db.run(sql`
    update collection_members set position = start.position - (${ids.length}::bigint + 1 - given.place) * ${room}::bigint
    from unnest(${ids}::uuid[]) with ordinality as given (id, place), (
      select coalesce(min(position), 0) as position from collection_members where site_id = ${siteId} and collection_id = ${collectionId}
    ) as start
    where collection_members.site_id = ${siteId} and collection_members.collection_id = ${collectionId}
      and collection_members.product_id = given.id`)
}

/** Gives the products of a locked collection room between them again, in the same order. */
export async function spreadPositions({ db, siteId }: Scope, collectionId: string): Promise<void> {
  await db.run(sql`
    update collection_members set position = spread.place * ${room}::bigint
    from (
      select product_id, row_number() over (order by position, product_id) as place from collection_members
      where site_id = ${siteId} and collection_id = ${collectionId}
    ) as spread
    where collection_members.site_id = ${siteId} and collection_members.collection_id = ${collectionId}
      and collection_members.product_id = spread.product_id`)
}

/** The IDs of a page of products in manual order. */
export async function selectMembers(
  { db, siteId }: Scope,
  { collectionId, limit, offset }: { collectionId: string; limit: number; offset: number },
): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    select product_id as id from collection_members where site_id = ${siteId} and collection_id = ${collectionId}
    order by position, product_id limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => id)
}

/** The IDs of a page of products, the newest first; of all products without a collection. */
export async function selectNewest(
  { db, siteId }: Scope,
  { collectionId, limit, offset }: { collectionId: string | undefined; limit: number; offset: number },
): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    select id from products where site_id = ${siteId} and (${collectionId ?? null}::uuid is null or collection_ids @> array[${collectionId ?? null}::uuid])
    order by created_date desc, id desc limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => id)
}

/** Puts a new product at the end of locked collections. Those with rules have no positions. */
export async function insertLastMember({ db, siteId, now }: Context, id: string, collectionIds: readonly string[]): Promise<void> {
  await db.run(sql`
    insert into collection_members (site_id, collection_id, product_id, position, added_date)
    select ${siteId}, collections.id, ${id}, ${room}::bigint + coalesce((
      select max(position) from collection_members where site_id = ${siteId} and collection_id = collections.id), 0), ${now}
    from collections where site_id = ${siteId} and id = any(${collectionIds}::uuid[]) and rules is null`)
}

/** Deletes the positions of products that were deleted. */
export async function deleteMembersOf({ db, siteId }: Scope, productIds: readonly string[]): Promise<void> {
  await db.run(sql`
    delete from collection_members where site_id = ${siteId} and (collection_id, product_id) in (
      select collection_id, product_id from collection_members where site_id = ${siteId} and product_id = any(${productIds}::uuid[])
      order by collection_id, product_id for update)`)
}
