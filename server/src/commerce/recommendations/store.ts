import { part, raw, type Fragment } from '../../database/sql.ts'
import type { Scope } from '../../kernel/context.ts'
import { findFirst, type Wanted } from './candidates/store.ts'

/** A word that this many products have says little. */
const commonAt = raw('500')
const wordLengthMin = raw('3')
/** The longest words of a name, which are rarely the common ones. */
const wordsMax = raw('5')

/** The products of a request that shoppers see, in its order. */
const given = (siteId: string, { productIds }: Wanted): Fragment => part`
  select products.id, products.name, products.collection_ids, listed.index
  from unnest(${productIds}::uuid[]) with ordinality as listed (id, index)
    join products on products.site_id = ${siteId} and products.id = listed.id and products.visible`

async function firstOf(scope: Scope, wanted: Wanted, candidates: Fragment): Promise<string[]> {
  return (await findFirst(scope, wanted, candidates)).map(({ id }) => id)
}

/** The products in most orders of the last 90 days; among equals, those of which more pieces were sold. */
export const findBestSellers = (scope: Scope, wanted: Wanted): Promise<string[]> =>
  firstOf(
    scope,
    wanted,
    part`
      select product_id as id from product_sales where site_id = ${scope.siteId} and recent_order_count > 0
      order by recent_order_count desc, recent_quantity desc, product_id`,
  )

/** What was bought with the first product of the request, then what was bought with the next one. */
export const findBoughtTogether = (scope: Scope, wanted: Wanted): Promise<string[]> =>
  firstOf(
    scope,
    wanted,
    part`
      select other.id from (${given(scope.siteId, wanted)}) as given
        join product_sales on product_sales.site_id = ${scope.siteId} and product_sales.product_id = given.id
        cross join unnest(product_sales.bought_with) with ordinality as other (id, rank)
      group by other.id order by min(given.index * 1000 + other.rank)`,
  )

/** The products that share most categories with those of the request; among equals, the newest. */
export const findInSameCategories = (scope: Scope, wanted: Wanted): Promise<string[]> =>
  firstOf(
    scope,
    wanted,
    part`
      select sharing.id from (
        select array(
          select collections.id from collections where collections.site_id = ${scope.siteId} and collections.visible and collections.id in (
            select unnest(given.collection_ids) from (${given(scope.siteId, wanted)}) as given)) as ids
        offset 0
      ) as shared cross join lateral (
        select products.id, products.created_date, (select count(*) from unnest(products.collection_ids) as one where one = any(shared.ids)) as count
        from products where products.site_id = ${scope.siteId} and products.visible and products.collection_ids && shared.ids
      ) as sharing
      order by sharing.count desc, sharing.created_date desc, sharing.id`,
  )

/** The different words of the name of the request's first product. */
const wordsOfFirst = (siteId: string, wanted: Wanted): Fragment => part`
  select distinct lower(word) as word, length(word) from (
    select given.name from (${given(siteId, wanted)}) as given order by given.index limit 1
  ) as first cross join regexp_split_to_table(first.name, '[^[:alnum:]]+') as word
  where length(word) >= ${wordLengthMin} order by length(word) desc, lower(word) limit ${wordsMax}`

/** The products with words of the name of the request's first product, or words that begin like them. Of a word, and of any two of them, each product gets a share:
 *  the fewer have it, the more it counts. */
export const findWithSimilarNames = (scope: Scope, wanted: Wanted): Promise<string[]> =>
  firstOf(
    scope,
    wanted,
    part`
      with words as materialized (${wordsOfFirst(scope.siteId, wanted)})
      select one.id from words cross join words as others cross join lateral (
        select array(
          select products.id from products where products.site_id = ${scope.siteId} and products.visible
            and products.name ~* ('\\m' || words.word) and products.name ~* ('\\m' || others.word)
          limit ${commonAt}) as ids
        offset 0
      ) as named cross join unnest(named.ids) as one (id)
      where words.word <= others.word and cardinality(named.ids) < ${commonAt}
      group by one.id order by sum(1000000 / cardinality(named.ids)) desc, one.id`,
  )
