import { and } from '../../database/query/conditions.ts'
import { partsWith } from '../../database/sources.ts'
import { part, raw, sql, type Fragment } from '../../database/sql.ts'
import type { Scope } from '../../kernel/context.ts'
import { readParts } from '../../kernel/source-changes.ts'
import { sellableCondition } from '../catalogue/public.ts'

/** What a recommendation goes with, and how many products it may have. */
export interface Wanted {
  productIds: readonly string[]
  limit: number
}

/** A word that this many products have says little. */
const commonAt = raw('500')
const wordLengthMin = raw('3')
/** The longest words of a name, which are rarely the common ones. */
const wordsMax = raw('5')

/** What any caller gets, if it can be ordered: products that shoppers see. Sales and stock are read as they are now. */
const recommendable = (siteId: string, { productIds }: Wanted): Fragment =>
  part`products.site_id = ${siteId} and products.visible and products.id <> all(${productIds}::uuid[])`

/** The products of a request that shoppers see, in its order. */
const given = (siteId: string, { productIds }: Wanted): Fragment => part`
  select products.id, products.name, products.collection_ids, listed.index
  from unnest(${productIds}::uuid[]) with ordinality as listed (id, index)
    join products on products.site_id = ${siteId} and products.id = listed.id and products.visible`

/** So many products are told apart by what is kept (decision 0099). */
const lookedAtMax = 64

/** The first candidates that can be ordered. Mostly they are among the first ones of all: then the answer depends on the stock of these alone, and is kept while
 *  others are sold. */
async function firstOf(scope: Scope, wanted: Wanted, candidates: Fragment): Promise<string[]> {
  const { limit } = wanted
  const most = Math.min(2 * limit, lookedAtMax)
  const look = () => lookAt(scope, wanted, part`${candidates} limit ${most}`)
  const looked = await readParts('variants', look, (all) => partsWith('variants', idsOf(untilEnough(all, limit))))
  const enough = idsOf(untilEnough(looked, limit).filter(({ canOrder }) => canOrder))
  return enough.length === limit || looked.length < most ? enough : readUntilEnough(scope, wanted, candidates)
}

interface Candidate {
  id: string
  canOrder: boolean
}

const idsOf = (candidates: readonly Candidate[]): string[] => candidates.map(({ id }) => id)

function untilEnough(candidates: readonly Candidate[], limit: number): readonly Candidate[] {
  const last = candidates.filter(({ canOrder }) => canOrder)[limit - 1]
  return last ? candidates.slice(0, candidates.indexOf(last) + 1) : candidates
}

/** All of some candidates, in their order: `offset 0` keeps PostgreSQL from another. Those that shoppers don’t see can’t be ordered. */
const lookAt = ({ db, siteId }: Scope, wanted: Wanted, candidates: Fragment): Promise<Candidate[]> =>
  db.rows(sql`
    select candidates.id, coalesce(products."canOrder", false) as "canOrder" from (${candidates}) as candidates left join lateral (
      select ${sellableCondition(siteId)} as "canOrder" from products where ${recommendable(siteId, wanted)} and products.id = candidates.id offset 0) as products on true`)

/** Reads candidates until there are enough: `offset 0` also keeps PostgreSQL from looking up all of them. */
async function readUntilEnough({ db, siteId }: Scope, wanted: Wanted, candidates: Fragment): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    select products.id from (${candidates} offset 0) as candidates cross join lateral (
      select products.id from products where ${and([recommendable(siteId, wanted), sellableCondition(siteId)])} and products.id = candidates.id offset 0) as products
    limit ${wanted.limit}`)
  return rows.map(({ id }) => id)
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
