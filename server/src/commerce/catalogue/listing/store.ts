import { facetCollectionsMax, listedMax } from '@stoa/contract/catalogue/list'
import { countOnce } from '../../../database/query/capped-count.ts'
import { always, and, joinFragments } from '../../../database/query/conditions.ts'
import { part, raw, sql, type Fragment } from '../../../database/sql.ts'
import type { Scope } from '../../../kernel/context.ts'
import type { Modifier, ProductOption } from '../product.ts'
import type { ListedSearch } from '../search/listed-search.ts'
import { planned, relevanceOf, searchCondition } from '../search/store.ts'
import { inStockOfVariant } from '../stock.ts'
import { stateWith, type ProductState } from '../store.ts'
import type { ListFilter, ListScope, ProductList } from './request.ts'

/** Stock changes with every order, so it is read from the variants. The condition is that of the index `variants_in_stock`. */
export const inStockCondition = (siteId: string): Fragment => part`exists (
  select from variants where variants.site_id = ${siteId} and variants.product_id = products.id
    and variants.visible and ${raw(inStockOfVariant)})`

/** Whether a product can be ordered: it is in stock, or for preorder (`isForPreorder`). */
export const sellableCondition = (siteId: string): Fragment => part`exists (
  select from variants where variants.site_id = ${siteId} and variants.product_id = products.id
    and variants.visible and (${raw(inStockOfVariant)} or variants.preorder_limit > variants.preordered))`

const scopeCondition = (siteId: string, scope: ListScope): Fragment =>
  and([
    part`products.site_id = ${siteId} and products.visible`,
    collectionCondition(scope),
    ...(scope.search === undefined ? [] : [searchCondition(scope.search)]),
  ])

/** Whether a product is in the collection that is listed. */
export const collectionCondition = ({ collectionIds }: Pick<ListScope, 'collectionIds'>): Fragment =>
  collectionIds === undefined ? always : part`products.collection_ids && ${collectionIds}::uuid[]`

function filterCondition(siteId: string, filter: ListFilter): Fragment {
  switch (filter.kind) {
    case 'price':
      return and([
        ...(filter.minMinor === undefined ? [] : [part`products.lowest_price_minor >= ${filter.minMinor}::bigint`]),
        ...(filter.maxMinor === undefined ? [] : [part`products.lowest_price_minor <= ${filter.maxMinor}::bigint`]),
      ])
    case 'stock':
      return inStockCondition(siteId)
    case 'sale':
      return part`products.on_sale`
    case 'ribbon':
      return part`products.ribbon = any(${filter.values}::text[])`
    case 'brand':
      return part`products.brand = any(${filter.values}::text[])`
    case 'collection':
      return part`products.collection_ids && array(
        select collections.id from collections where collections.site_id = ${siteId} and collections.visible and collections.id = any(${filter.values}::uuid[]))`
    case 'option':
      return part`products.choices && ${filter.keys}::text[]`
  }
}

const matching = (siteId: string, { scope, filters }: Pick<ProductList, 'scope' | 'filters'>): Fragment =>
  and([scopeCondition(siteId, scope), ...filters.map((filter) => filterCondition(siteId, filter))])

const newest = part`products.created_date desc, products.id desc`

const hasOthersBelow = ({ collectionIds = [] }: ListScope): boolean => collectionIds.length > 1

export function orderOf({ sort, scope }: Pick<ProductList, 'sort' | 'scope'>): Fragment {
  switch (sort) {
    case 'NEWEST':
      return newest
    case 'PRICE_ASC':
      return part`products.lowest_price_minor, products.id`
    case 'PRICE_DESC':
      return part`products.lowest_price_minor desc, products.id desc`
    case 'NAME':
      return part`lower(products.name), products.id`
    case 'MANUAL':
      return part`members.position, ${hasOthersBelow(scope) ? newest : raw('members.product_id')}`
    case 'RELEVANCE':
      return scope.search === undefined ? newest : part`${relevanceOf(scope.search)} ${newest}`
  }
}

/** The products of a list. In manual order, those of the members of its collection, which an index has in that order; then those that are only below it. */
function listed(siteId: string, { sort, scope }: ProductList): Fragment {
  if (sort !== 'MANUAL') return part`products`
  const members = part`(select * from collection_members where site_id = ${siteId} and collection_id = ${scope.collectionId}) as members`
  return part`${members} ${raw(hasOthersBelow(scope) ? 'right join' : 'join')} products on products.id = members.product_id`
}

/** The products that a search ranks: the newest `listedMax` plus one that match, and the pinned ones. */
export function ranked(siteId: string, list: Pick<ProductList, 'scope' | 'filters'>, { pinnedIds }: ListedSearch): Fragment {
  const found = (more: Fragment) => part`select products.* from products where ${and([matching(siteId, list), more])}`
  const newestOf = (more: Fragment) => part`${found(more)} order by ${newest} limit ${raw(String(listedMax + 1))}`
  const isPinned = part`products.id = any(${pinnedIds}::uuid[])`
  return pinnedIds.length === 0
    ? part`(${newestOf(always)}) as products`
    : part`(${found(isPinned)} union all (${newestOf(part`not ${isPinned}`)})) as products`
}

/** Like the filters, without what only the team sees. */
export function selectListed({ db, siteId }: Scope, list: ProductList): Promise<ProductState[]> {
  const { search } = list.scope
  const matches = part`${listed(siteId, list)} where ${matching(siteId, list)}`
  const from = search && list.sort === 'RELEVANCE' ? ranked(siteId, list, search) : matches
  return db.rows(
    planned(
      search,
      sql`
    select ${stateWith(part`variants.site_id = ${siteId} and variants.visible`)} from (
      select products.* from ${from} order by ${orderOf(list)} limit ${list.limit} offset ${list.offset}
    ) as products`,
    ),
  )
}

/** Counts up to `listedMax` plus one. */
export const countListed = ({ db, siteId }: Scope, list: ProductList): Promise<number> =>
  countOnce(
    db,
    planned(
      list.scope.search,
      sql`select count(*)::int as total from (select from products where ${matching(siteId, list)} limit ${raw(String(listedMax + 1))}) as counted`,
    ),
    listedMax,
  )

/** A value of a list, or the list itself: how many of its products have it, and how many of them match the filters of other kinds. */
export interface FacetRow {
  kind: 'list' | 'stock' | 'sale' | 'ribbon' | 'brand' | 'collection' | 'choice'
  /** The ribbon, the brand, the ID of the collection or the key of the choice. */
  value: string | null
  /** Of a collection. */
  name: string | null
  listed: number
  matching: number
  /** Of a choice: the numbers of the first and the last product that has it, and the options of the first. */
  first: number | null
  last: number | null
  options: (ProductOption | Modifier)[] | null
}

/** Reads each product of the list once, the newest `listedMax` plus one if it is longer. `misses` has a bit for each filter that a product doesn't match: those that match all
 *  filters but one still count for the values of that one. */
export function selectFacets({ db, siteId }: Scope, { scope, filters }: ProductList): Promise<FacetRow[]> {
  const bits = new Map(filters.map((filter, index) => [nameOf(filter), 2 ** index]))
  const misses = joinFragments(
    [
      part`0`,
      ...filters.map((filter, index) => part`case when ${readCondition(siteId, filter)} then 0 else ${raw(String(2 ** index))} end`),
    ],
    ' + ',
  )
  const without = (name: string): Fragment => part`misses in (0, ${raw(String(bits.get(name) ?? 0))})`
  const options = filters.filter((filter) => filter.kind === 'option')
  const withoutOption =
    options.length === 0
      ? part`misses = 0`
      : part`misses in (0, case split_part(key, U&'\\001F', 1) ${joinFragments(
          options.map((filter) => part`when ${filter.option}::text then ${raw(String(bits.get(nameOf(filter))!))}`),
          ' ',
        )} else 0 end)`
  const values = (kind: 'ribbon' | 'brand'): Fragment => part`
    select ${raw(`'${kind}'`)}, ${raw(kind)}, null, count(*)::int, count(*) filter (where ${without(kind)})::int, null::bigint, null::bigint, null::jsonb
    from listed where ${raw(kind)} <> '' group by ${raw(kind)}`
  return db.rows(
    planned(
      scope.search,
      sql`
    with listed as materialized (
      select products.*, ${misses} as misses from (
        select ribbon, brand, collection_ids, on_sale, lowest_price_minor, choices, numeric_id, ${inStockCondition(siteId)} as in_stock
        from products where ${scopeCondition(siteId, scope)} order by ${newest} limit ${raw(String(listedMax + 1))}) as products)
    select 'list' as kind, null::text as value, null::text as name, count(*)::int as listed, count(*) filter (where misses = 0)::int as matching,
      null::bigint as first, null::bigint as last, null::jsonb as options from listed
    union all
    select 'stock', null, null, count(*) filter (where in_stock)::int, count(*) filter (where in_stock and ${without('stock')})::int, null, null, null from listed
    union all
    select 'sale', null, null, count(*) filter (where on_sale)::int, count(*) filter (where on_sale and ${without('sale')})::int, null, null, null from listed
    union all ${values('ribbon')}
    union all ${values('brand')}
    union all (
      select 'collection', collections.id::text, collections.name, counted.listed, counted.matching, null, null, null
      from (
        select id, count(*)::int as listed, count(*) filter (where ${without('collection')})::int as matching
        from (select misses, unnest(collection_ids) as id from listed) as joined group by id) as counted
      join collections on collections.site_id = ${siteId} and collections.id = counted.id and collections.visible
      where counted.listed < (select count(*) from listed)
      order by counted.listed desc, collections.name, collections.id limit ${raw(String(facetCollectionsMax))})
    union all
    select 'choice', key, null, counted.listed, counted.matching, counted.first, counted.last, (
      select (products.doc -> 'options') || (products.doc -> 'modifiers') from products where products.site_id = ${siteId} and products.numeric_id = counted.first order by products.id limit 1)
    from (
      select key, count(*)::int as listed, count(*) filter (where ${withoutOption})::int as matching, min(numeric_id) as first, max(numeric_id) as last
      from (select misses, numeric_id, unnest(choices) as key from listed) as chosen group by key) as counted`,
    ),
  )
}

/** The condition on a product of which `in_stock` has been read. */
const readCondition = (siteId: string, filter: ListFilter): Fragment =>
  filter.kind === 'stock' ? part`products.in_stock` : filterCondition(siteId, filter)

const nameOf = (filter: ListFilter): string => (filter.kind === 'option' ? `option ${filter.option}` : filter.kind)
