import { part, raw, type Fragment } from '../../database/sql.ts'
import type { Scope } from '../../kernel/context.ts'
import { findFirst, type Wanted } from './candidates/store.ts'

/** A word or a category that this many products have says little. */
const commonAt = raw('500')
/** So many of the newest products are looked through for those of such categories. */
const newestMax = raw('1000')
/** Of many categories, those that most products of the request have. */
const categoriesMax = raw('10')
const termLengthMin = raw('3')
/** The longest words of a name, which are rarely the common ones. */
const termsMax = raw('5')

/** The products of a request that shoppers see, in its order. */
const visibleItems = (siteId: string, { productIds }: Wanted): Fragment => part`
  select products.id, products.name, products.collection_ids, listed.index
  from unnest(${productIds}::uuid[]) with ordinality as listed (id, index)
    join products on products.site_id = ${siteId} and products.id = listed.id and products.visible`

async function firstOf(scope: Scope, wanted: Wanted, candidates: Fragment): Promise<string[]> {
  return (await findFirst(scope, wanted, candidates)).map(({ id }) => id)
}

/** The products in most orders of the last 90 days; among equals, those of which more pieces were sold. */
export function findBestSellers(scope: Scope, wanted: Wanted): Promise<string[]> {
  const { siteId } = scope
  const sold = part`
    select product_id as id from product_sales where site_id = ${siteId} and recent_order_count > 0
    order by recent_order_count desc, recent_quantity desc, product_id`
  return firstOf(scope, wanted, sold)
}

/** What was bought with the first product of the request, then what was bought with the next one. */
export function findBoughtTogether(scope: Scope, wanted: Wanted): Promise<string[]> {
  const { siteId } = scope
  const related = part`
    select other.id from (${visibleItems(siteId, wanted)}) as item
      join product_sales on product_sales.site_id = ${siteId} and product_sales.product_id = item.id
      cross join unnest(product_sales.bought_with) with ordinality as other (id, rank)
    group by other.id order by min(item.index * 1000 + other.rank)`
  return firstOf(scope, wanted, related)
}

/** The visible categories of the products of a request. */
const sharedCategories = (siteId: string, wanted: Wanted): Fragment => part`
  select array(
    select collections.id from (${visibleItems(siteId, wanted)}) as item cross join unnest(item.collection_ids) as one (id)
      join collections on collections.site_id = ${siteId} and collections.id = one.id and collections.visible
    group by collections.id order by count(*) desc, collections.id limit ${categoriesMax}) as ids`

/** The products that share most categories with those of the request; among equals, the newest. Of categories with many products, only the newest products of the shop are
 *  compared. */
export function findInSameCategories(scope: Scope, wanted: Wanted): Promise<string[]> {
  const { siteId } = scope
  const sharing = part`
    with shared as materialized (${sharedCategories(siteId, wanted)}),
    candidates as (
      select member.id, member.created_date, member.collection_ids
      from shared cross join unnest(shared.ids) as category (id) cross join lateral (
        select few.id, few.created_date, few.collection_ids, count(*) over () as total from (
          select products.id, products.created_date, products.collection_ids from products
          where products.site_id = ${siteId} and products.visible and products.collection_ids @> array[category.id] limit ${commonAt}) as few
        offset 0
      ) as member where member.total < ${commonAt}
      union
      select newest.id, newest.created_date, newest.collection_ids from shared cross join lateral (
        select products.id, products.created_date, products.collection_ids from products where products.site_id = ${siteId} and shared.ids <> '{}'
        order by products.created_date desc, products.id desc limit ${newestMax}
      ) as newest where newest.collection_ids && shared.ids
    )
    select candidates.id from shared cross join candidates
    order by (select count(*) from unnest(candidates.collection_ids) as one where one = any(shared.ids)) desc, candidates.created_date desc, candidates.id`
  return firstOf(scope, wanted, sharing)
}

/** The different words of the name of the request's first product. */
const termsOfFirst = (siteId: string, wanted: Wanted): Fragment => part`
  select distinct lower(word) as word, length(word) from (
    select item.name from (${visibleItems(siteId, wanted)}) as item order by item.index limit 1
  ) as first cross join regexp_split_to_table(first.name, '[^[:alnum:]]+') as word
  where length(word) >= ${termLengthMin} order by length(word) desc, lower(word) limit ${termsMax}`

/** The products with words of the name of the request's first product, or words that begin like them. Of a word, and of any two of them, each product gets a share:
 *  the fewer have it, the more it counts. */
export function findWithSimilarNames(scope: Scope, wanted: Wanted): Promise<string[]> {
  const { siteId } = scope
  const alike = part`
    with words as materialized (${termsOfFirst(siteId, wanted)})
    select one.id from words cross join words as others cross join lateral (
      select array(
        select products.id from products where products.site_id = ${siteId} and products.visible
          and products.name ~* ('\\m' || words.word) and products.name ~* ('\\m' || others.word)
        limit ${commonAt}) as ids
      offset 0
    ) as named cross join unnest(named.ids) as one (id)
    where words.word <= others.word and cardinality(named.ids) < ${commonAt}
    group by one.id order by sum(1000000 / cardinality(named.ids)) desc, one.id`
  return firstOf(scope, wanted, alike)
}
