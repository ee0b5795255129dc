import { totalOf, type PageOfPlan } from '../../database/query/capped-count.ts'
import { likePattern } from '../../database/query/like.ts'
import type { PositionedRow, QueryPlan } from '../../database/query/query-plan.ts'
import { part, raw, sql, type Fragment, type Raw } from '../../database/sql.ts'
import { countMax } from '../../http/page-metadata.ts'
import type { Context, PictureChange, Scope } from '../../kernel/context.ts'
import type { Db, Sql } from '../../kernel/db.ts'
import { actsForSite, type CallerIdentity } from '../../kernel/identity.ts'
import { showsPicture, withChanges } from '../catalogue/public.ts'
import { allProductsKey, collectionIdOf, collectionKeyOf } from './collection-key.ts'
import { collectionsTable, type Collection, type CollectionRow } from './collection.ts'

export const visibleTo = (identity: CallerIdentity): Fragment =>
  actsForSite(identity)
    ? part`collections.site_id = ${identity.siteId}`
    : part`collections.site_id = ${identity.siteId} and collections.visible`

const { columns } = collectionsTable

const columnsFor = (identity: CallerIdentity): Raw =>
  raw(`${columns},
  case when collections.id = '${allProductsKey}' then (select count(*)::int from ${productsSeenBy(identity)})
    else (select count(*)::int from ${productsSeenBy(identity)} and products.collection_ids @> array[collections.id]) end as "numberOfProducts"`)

const productsSeenBy = (identity: CallerIdentity): string =>
  `products where products.site_id = collections.site_id ${actsForSite(identity) ? '' : 'and products.visible'}`

/** The ID on the wire of a stored key, as text. */
export const wireIdOfKey = (key: Fragment): Fragment =>
  part`case ${key} when ${allProductsKey}::uuid then ${collectionIdOf(allProductsKey)}::text else ${key}::text end`

export function findById({ db, identity }: Context, id: string): Promise<Collection | undefined> {
  return db.one(sql`select ${columnsFor(identity)} from collections where ${visibleTo(identity)} and id = ${collectionKeyOf(id)}`)
}

export function findBySlug({ db, identity }: Context, slug: string): Promise<Collection | undefined> {
  return db.one(sql`select ${columnsFor(identity)} from collections where ${visibleTo(identity)} and slug = ${slug}`)
}

export function findAmong({ db, identity }: Context, ids: readonly string[]): Promise<Collection[]> {
  return db.rows(sql`
    select ${columnsFor(identity)} from collections where ${visibleTo(identity)} and id = any(${ids.map(collectionKeyOf)}::uuid[]) order by id`)
}

/** Without the number of its products. */
export function findRow({ db, identity }: Context, id: string): Promise<CollectionRow | undefined> {
  return db.one(sql`select ${columns} from collections where ${visibleTo(identity)} and id = ${collectionKeyOf(id)}`)
}

export function findRowBySlug({ db, identity }: Context, slug: string): Promise<CollectionRow | undefined> {
  return db.one(sql`select ${columns} from collections where ${visibleTo(identity)} and slug = ${slug}`)
}

/** Locked until the transaction ends. Products are locked before. */
export function lockRow({ db, identity }: Context, id: string): Promise<CollectionRow | undefined> {
  return db.one(sql`select ${columns} from collections where ${visibleTo(identity)} and id = ${collectionKeyOf(id)} for update`)
}

/** Without the numbers of their products. */
export function findRows({ db, identity }: Context, ids: readonly string[]): Promise<CollectionRow[]> {
  return db.rows(sql`
    select ${columns} from collections where ${visibleTo(identity)} and id = any(${ids.map(collectionKeyOf)}::uuid[]) order by id`)
}

/** Those with some names in lower case, in the order of their creation. */
export function findRowsByNames({ db, siteId }: Scope, names: readonly string[]): Promise<CollectionRow[]> {
  return db.rows(sql`
    select ${columns} from collections where site_id = ${siteId} and lower(name) = any(${names}::text[]) order by created_date, id`)
}

/** Locked until the transaction ends. Products are locked before. */
export function lockNamed({ db, identity }: Context, ids: readonly string[]): Promise<CollectionRow[]> {
  return db.rows(sql`
    select ${columns} from collections where ${visibleTo(identity)} and id = any(${ids.map(collectionKeyOf)}::uuid[]) order by id for update`)
}

/** Those of some collections that exist, also hidden ones, locked until the transaction ends. Products are locked before. */
export function lockExisting({ db, siteId }: Scope, ids: readonly string[]): Promise<Pick<CollectionRow, 'id' | 'revision'>[]> {
  return db.rows(sql`
    select id, revision from collections where site_id = ${siteId} and id = any(${ids}::uuid[]) order by id for update`)
}

export function lockRows({ db, identity }: Context, ids: readonly string[]): Promise<CollectionRow[]> {
  return db.rows(sql`
    select ${columns} from collections where ${visibleTo(identity)} and (id = any(${ids.map(collectionKeyOf)}::uuid[]) or featured_position is not null)
    order by id for update`)
}

export function selectCollections(
  { db, identity }: Context,
  plan: QueryPlan,
  where = visibleTo(identity),
): Promise<PositionedRow<Collection>[]> {
  return db.rows(plan.select({ columns: columnsFor(identity), from: 'collections', where }))
}

/** Those that a list shows: hidden ones only on request, and to those who may see them. */
export const listedFor = (identity: CallerIdentity, { includesHidden }: { includesHidden: boolean }): Fragment =>
  includesHidden ? visibleTo(identity) : part`${visibleTo(identity)} and collections.visible`

/** All of them are counted: a shop has some hundreds. */
const allMax = 1_000_000

export async function countListed({ db }: Context, plan: QueryPlan, where: Fragment): Promise<number> {
  const row = await db.one<{ total: number }>(plan.count({ from: 'collections', where }, allMax))
  return row!.total
}

export function countCollections({ db, identity }: Context, { plan, page }: PageOfPlan): Promise<number> {
  return totalOf(db, { plan, page, selection: { from: 'collections', where: visibleTo(identity) }, atMost: countMax })
}

/** The featured collections, of which only the last position and the number count. */
export async function featuredPositions({ db, siteId }: Scope): Promise<{ count: number; last: number }> {
  const row = await db.one<{ count: number; last: number }>(sql`
    select count(*)::int as count, coalesce(max(featured_position), 0) as last from collections
    where site_id = ${siteId} and featured_position is not null`)
  return row!
}

/** The collections that have some slugs, hidden ones too: their IDs by the slugs. */
export async function slugHolders({ db, siteId }: Scope, slugs: readonly string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map()
  const rows = await db.rows<Pick<CollectionRow, 'id' | 'slug'>>(sql`
    select id, slug from collections where site_id = ${siteId} and slug = any(${slugs})`)
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

/** The collections with these words at the start of their slug. */
export function slugsBeginningWith({ db, siteId }: Scope, slug: string): Promise<Pick<CollectionRow, 'id' | 'slug'>[]> {
  return db.rows(sql`
    select id, slug from collections where site_id = ${siteId} and (slug = ${slug} or slug like ${likePattern('startsWith', `${slug}-`)})`)
}

const insertRows = collectionsTable.insertMany()
const insertRow = collectionsTable.insert()
const updateRow = collectionsTable.update(...collectionsTable.keysExcept('id', 'createdDate'))

export async function insertCollections(db: Db, siteId: string, rows: readonly CollectionRow[]): Promise<void> {
  await db.run(sql`${insertRows(siteId, rows)}`)
}

/** Inserts a collection unless another one has its slug. Returns whether it was inserted. */
export async function insertIfFree({ db, siteId }: Scope, row: CollectionRow): Promise<boolean> {
  return (await db.run(sql`${insertRow(siteId, row)} on conflict (site_id, slug) do nothing`)) > 0
}

/** Saves a locked collection. */
export async function updateCollectionRow({ db, siteId }: Scope, row: CollectionRow): Promise<void> {
  await db.run(sql`${updateRow(row)} where site_id = ${siteId} and id = ${row.id}`)
}

/** Gives locked collections, whose own values stay as they are, another revision. */
export async function reviseCollections({ db, siteId, now }: Context, ids: readonly string[]): Promise<void> {
  await db.run(sql`
    update collections set revision = revision + 1, updated_date = ${now} where site_id = ${siteId} and id = any(${ids}::uuid[])`)
}

/** Writes the version and the size that a picture has now into the collections that show it. */
export const changePictures = (siteId: string, change: PictureChange): Sql =>
  sql`
    update collections set doc = ${withChanges(change)}
    where site_id = ${siteId} and id in (select id from collections where site_id = ${siteId} and ${showsPicture(change)} order by id for update)`

/** Those of some collections that exist. */
export async function existingCollections({ db, siteId }: Scope, ids: readonly string[]): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`select id from collections where site_id = ${siteId} and id = any(${ids}::uuid[])`)
  const existing = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => existing.has(id))
}
