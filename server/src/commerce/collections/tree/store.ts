import { arrangedItemsMax } from '@stoa/contract/categories/limits'
import { raw, sql } from '../../../database/sql.ts'
import type { Context, Scope } from '../../../kernel/context.ts'
import { allProductsKey, collectionIdOf, collectionKeyOf } from '../collection-key.ts'
import { type CollectionRow, collectionsTable, type Link } from '../collection.ts'
import { visibleTo } from '../store.ts'
import { type Node, type Tree, treeOf } from './node.ts'

const columns = collectionsTable.select('id', 'parentId', 'path', 'siblingIndex', 'visible')

/** A change of the tree locks “All Products” first, which has the lowest ID. */
async function lockRoot({ db, siteId }: Scope): Promise<void> {
  await db.rows(sql`select from collections where site_id = ${siteId} and id = ${allProductsKey} for update`)
}

/** All categories, locked until the transaction ends. Products are locked before. A statement doesn't see what is inserted while it waits, so another one reads. */
export async function lockTree(scope: Scope): Promise<Tree> {
  await lockRoot(scope)
  const { db, siteId } = scope
  return treeOf(await db.rows<Node>(sql`select ${columns} from collections where site_id = ${siteId} order by id for update`))
}

/** Locks the tree against other changes of it, but not the categories: for a new one. Returns the index after the last one under a parent, and the number of
 *  all categories. */
export async function lockTreeForNew(scope: Scope, parentId: string | null): Promise<{ index: number; count: number }> {
  await lockRoot(scope)
  const { db, siteId } = scope
  const row = await db.one<{ index: number; count: number }>(sql`
    select coalesce(max(sibling_index) filter (where parent_id is not distinct from ${parentId}::uuid) + 1, 0) as index, count(*)::int as count
    from collections where site_id = ${siteId}`)
  return row!
}

/** Saves locked nodes; the changed ones get another revision. An index alone isn't a change of a category. */
export async function saveNodes({ db, siteId, now }: Context, nodes: readonly Node[], isChanged: (node: Node) => boolean): Promise<void> {
  const saved = JSON.stringify(nodes.map((node) => ({ ...node, step: isChanged(node) ? 1 : 0 })))
  await db.run(sql`
    update collections set parent_id = (node ->> 'parentId')::uuid, path = array(select jsonb_array_elements_text(node -> 'path'))::uuid[],
      sibling_index = (node ->> 'siblingIndex')::integer, visible = (node ->> 'visible')::boolean,
      revision = revision + (node ->> 'step')::integer, updated_date = case node ->> 'step' when '0' then updated_date else ${now} end
    from jsonb_array_elements(${saved}::jsonb) as node
    where collections.site_id = ${siteId} and collections.id = (node ->> 'id')::uuid`)
}

export async function deleteNodes({ db, siteId }: Scope, ids: readonly string[]): Promise<void> {
  await db.run(sql`delete from collections where site_id = ${siteId} and id = any(${ids}::uuid[])`)
}

/** The categories below one, at any level. */
export async function idsBelow({ db, siteId }: Scope, id: string): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`select id from collections where site_id = ${siteId} and path @> array[${id}::uuid]`)
  return rows.map((row) => row.id)
}

/** The categories below one, at any level, that the caller can see. */
export function findBelow({ db, identity }: Context, id: string): Promise<Pick<CollectionRow, 'id' | 'rules'>[]> {
  return db.rows(sql`select id, rules from collections where ${visibleTo(identity)} and path @> array[${id}::uuid] order by id`)
}

/** Those of some collections that the caller can see, by their keys. */
export async function findLinks({ db, identity }: Context, ids: readonly string[]): Promise<Map<string, Link>> {
  if (ids.length === 0) return new Map()
  const rows = await db.rows<Link>(sql`select id, name, slug from collections where ${visibleTo(identity)} and id = any(${ids}::uuid[])`)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The categories from the top to one, if the caller can see it. */
export async function findTrail({ db, siteId, identity }: Context, id: string): Promise<Link[]> {
  const key = collectionKeyOf(id)
  const rows = await db.rows<Link>(sql`
    select id, name, slug from collections where ${visibleTo(identity)} and (id = ${key} or id = any(array(
      select unnest(path) from collections where site_id = ${siteId} and id = ${key})))
    order by cardinality(path)`)
  return rows.at(-1)?.id === key ? rows : []
}

/** The paths of those of some collections that the caller can see, by their IDs. */
export async function findPaths({ db, identity }: Context, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db.rows<Pick<CollectionRow, 'id' | 'path'>>(sql`
    select id, path from collections where ${visibleTo(identity)} and id = any(${ids.map(collectionKeyOf)}::uuid[])`)
  return new Map(rows.map(({ id, path }) => [collectionIdOf(id), path]))
}

/** A category with what products show of it. */
export interface CategoryOfProducts extends Pick<CollectionRow, 'id' | 'name' | 'slug' | 'path'> {
  /** How many products are before one in the manual order, by the IDs of the first ones. */
  indexes: Readonly<Record<string, number>>
}

/** Categories that the caller can see, and those above them, with the indexes of some products. */
export async function findCategories(
  { db, siteId, identity }: Context,
  { ids, productIds }: { ids: readonly string[]; productIds: readonly string[] },
): Promise<CategoryOfProducts[]> {
  const keys = ids.map(collectionKeyOf)
  const rows = await db.rows<CategoryOfProducts>(sql`
    select ${collectionsTable.select('id', 'name', 'slug', 'path')}, coalesce((
      select jsonb_object_agg(arranged.product_id, arranged.place - 1) from (
        select product_id, row_number() over (order by position, product_id) as place from collection_members
        where site_id = ${siteId} and collection_id = collections.id
        order by position, product_id limit least(collections.arranged_count, ${raw(String(arrangedItemsMax))})
      ) as arranged where collections.sort = 'MANUAL' and arranged.product_id = any(${productIds}::uuid[])), '{}') as indexes
    from collections where ${visibleTo(identity)} and id = any(${keys}::uuid[] || array(
      select unnest(path) from collections where site_id = ${siteId} and id = any(${keys}::uuid[])))`)
  return rows.map((row) => ({ ...row, id: collectionIdOf(row.id), path: row.path.map(collectionIdOf) }))
}

/** Those of some categories that the caller can see, each with those below it. */
export async function findSubtrees({ db, identity }: Context, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db.rows<Pick<Node, 'id' | 'path'>>(sql`
    select id, path from collections where ${visibleTo(identity)} and (id = any(${ids}::uuid[]) or path && ${ids}::uuid[])`)
  const within = (id: string): string[] => rows.flatMap((row) => (row.id === id || row.path.includes(id) ? [row.id] : []))
  return new Map(rows.filter(({ id }) => ids.includes(id)).map(({ id }) => [id, within(id)]))
}
