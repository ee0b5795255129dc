import { always } from '../../../database/query/conditions.ts'
import type { PositionedRow, QueryPlan } from '../../../database/query/query-plan.ts'
import { part, raw, sql, type Fragment } from '../../../database/sql.ts'
import type { Context, Scope } from '../../../kernel/context.ts'
import { actsForSite } from '../../../kernel/identity.ts'

interface ProductInCategories {
  id: string
  collectionIds: string[]
}

/** A product with its collections, locked until the transaction ends. */
export function lockCategoriesOf({ db, siteId }: Scope, id: string): Promise<ProductInCategories | undefined> {
  return db.one(sql`
    select id, collection_ids as "collectionIds" from products where site_id = ${siteId} and id = ${id} for update`)
}

/** Those of some products that the caller can see, with their collections. */
export function findCategoriesOf(context: Context, ids: readonly string[]): Promise<ProductInCategories[]> {
  const { db, siteId } = context
  return db.rows(sql`
    select id, collection_ids as "collectionIds" from products
    where site_id = ${siteId} and id = any(${ids}::uuid[]) and ${isVisible(context)}`)
}

const isVisible = ({ identity }: Context): Fragment => (actsForSite(identity) ? always : part`products.visible`)

/** The first products in the manual order of a category, without those that the caller can't see. */
export async function selectFirst(context: Context, collectionId: string, count: number): Promise<string[]> {
  const { db, siteId } = context
  const rows = await db.rows<{ id: string }>(sql`
    select first.id from (
      select product_id as id, position from collection_members where site_id = ${siteId} and collection_id = ${collectionId}
      order by position, product_id limit ${count}
    ) as first join products on products.site_id = ${siteId} and products.id = first.id and ${isVisible(context)}
    order by first.position, first.id`)
  return rows.map(({ id }) => id)
}

/** Where the items of a list are read. */
export type ItemSource =
  /** All products, by the date when they were created. */
  | { kind: 'ALL' }
  /** The members of categories without rules, and the products of those with rules. */
  | { kind: 'CATEGORIES'; manual: readonly string[]; ruled: readonly string[] }

interface Listed {
  source: ItemSource
  /** Those with the first ranks. Undefined if the list has no ranks. */
  arranged: readonly string[] | undefined
}

/** Items of a page, at most. */
export const pageMax = 100

/** Comes after the rank of every arranged item. */
const lastRank = 1_000

/** A page of the products that the caller can see, with the columns of `itemsTarget`. */
export function selectItems(context: Context, plan: QueryPlan, { source, arranged }: Listed): Promise<PositionedRow<{ id: string }>[]> {
  const { db, siteId } = context
  const visible = actsForSite(context.identity)
    ? part``
    : part`join products on products.site_id = ${siteId} and products.id = listed.id and products.visible`
  const listed = part`(${listedBy(siteId, source)}) as listed ${visible}`
  const items = arranged ? rankedBy(plan, listed, arranged) : part`select listed.id, listed.added_date from ${listed}`
  return db.rows(plan.select({ columns: 'items.id', from: part`(${items}) as items`, where: always }))
}

/** The arranged items, and of the others no more than a page can have, so that the index of their dates is read and not the whole category. */
function rankedBy({ request: { place, direction } }: QueryPlan, listed: Fragment, arranged: readonly string[]): Fragment {
  const [rank, addedDate, id] = place ?? []
  const [order, follows] = direction === 'prev' ? [raw('asc'), raw('>')] : [raw('desc'), raw('<')]
  const isAfter =
    Number(rank) === lastRank ? part`(listed.added_date, listed.id) ${follows} (${addedDate}::timestamptz, ${id}::uuid)` : always
  return part`
    select listed.id, listed.added_date, array_position(${arranged}::uuid[], listed.id) as rank from ${listed}
    where listed.id = any(${arranged}::uuid[])
    union all (
      select listed.id, listed.added_date, ${lastRank}::integer as rank from ${listed}
      where listed.id <> all(${arranged}::uuid[]) and ${isAfter}
      order by listed.added_date ${order}, listed.id ${order} limit ${pageMax + 1})`
}

/** Each product once, with the newest of its dates. */
function listedBy(siteId: string, source: ItemSource): Fragment {
  if (source.kind === 'ALL') return part`select id, created_date as added_date from products where site_id = ${siteId}`
  const { manual, ruled } = source
  const members = (ids: readonly string[]) =>
    part`select product_id as id, added_date from collection_members where site_id = ${siteId} and collection_id = any(${ids}::uuid[])`
  const matching = (ids: readonly string[]) =>
    part`select id, created_date as added_date from products where site_id = ${siteId} and collection_ids && ${ids}::uuid[]`
  if (ruled.length === 0 && manual.length === 1)
    return part`select product_id as id, added_date from collection_members where site_id = ${siteId} and collection_id = ${manual[0]}`
  if (manual.length === 0) return matching(ruled)
  return part`select id, max(added_date) as added_date from (${members(manual)} union all ${matching(ruled)}) as dated group by id`
}
