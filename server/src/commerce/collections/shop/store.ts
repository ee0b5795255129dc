import { categoriesMax } from '@stoa/contract/categories/limits'
import { featuredMax } from '@stoa/contract/collections/limits'
import { part, raw, sql, type Fragment } from '../../../database/sql.ts'
import type { Context, Scope } from '../../../kernel/context.ts'
import { allProductsKey } from '../collection-key.ts'
import { type Collection, type CollectionRow, collectionsTable, type Link } from '../collection.ts'
import { visibleTo } from '../store.ts'

/** A visible collection with the number of products that shoppers see in it or below it. */
export type ListedCollection = Pick<CollectionRow, 'id' | 'name' | 'slug' | 'doc'> & { numberOfProducts: number }

const columns = collectionsTable.select('id', 'name', 'slug', 'doc')
const inOrder = raw('collections.sibling_index, collections.id')

const visibleProducts = 'select count(*)::int from products where products.site_id = collections.site_id and products.visible'

/** Every product is in "All Products" without storing it (decision 0074). */
const productsBelow = raw(`case when collections.id = '${allProductsKey}' then (${visibleProducts}) else (
  ${visibleProducts} and products.collection_ids && array(select below.id from collections as below
    where below.site_id = collections.site_id and below.visible and (below.id = collections.id or below.path @> array[collections.id]))) end`)

const under = (siteId: string, parentId: string | null): Fragment => part`
  collections.site_id = ${siteId} and collections.visible and collections.parent_id is not distinct from ${parentId}::uuid and collections.id <> ${allProductsKey}`

/** The visible collections directly under one, in their order. */
export function selectSubcollections({ db, siteId }: Scope, parentId: string): Promise<ListedCollection[]> {
  return db.rows(sql`
    select ${columns}, ${productsBelow} as "numberOfProducts" from collections where ${under(siteId, parentId)}
    order by ${inOrder} limit ${raw(String(categoriesMax))}`)
}

/** The visible collections at the top in their order, with those directly below them. */
export function selectTop({ db, siteId }: Scope, limit: number): Promise<(ListedCollection & { below: Link[] })[]> {
  return db.rows(sql`
    select ${columns}, ${productsBelow} as "numberOfProducts", (
      select coalesce(jsonb_agg(jsonb_build_object('id', child.id, 'name', child.name, 'slug', child.slug) order by child.sibling_index, child.id), '[]')
      from collections as child where child.site_id = collections.site_id and child.parent_id = collections.id and child.visible) as below
    from collections where ${under(siteId, null)} order by ${inOrder} limit ${limit}`)
}

/** The order of the products of a collection, and its ID with those of the visible collections below it. None if the caller can't see it. */
export async function findListing(
  { db, identity }: Context,
  id: string,
): Promise<{ collectionSort: CollectionRow['sort'] | undefined; collectionIds: string[] }> {
  const rows = await db.rows<Pick<CollectionRow, 'id' | 'sort'>>(sql`
    select id, sort from collections
    where ${visibleTo(identity)} and (id = ${id}::uuid or (visible and path @> array[${id}::uuid])) order by id`)
  return { collectionSort: rows.find((row) => row.id === id)?.sort, collectionIds: rows.map((row) => row.id) }
}

/** The featured collections that the caller can see, in their order, with the number of products that shoppers see in each or below it. */
export function selectFeatured({ db, identity }: Context): Promise<Collection[]> {
  return db.rows(sql`
    select ${collectionsTable.columns}, ${productsBelow} as "numberOfProducts" from collections
    where ${visibleTo(identity)} and featured_position is not null order by featured_position, id limit ${raw(String(featuredMax))}`)
}
