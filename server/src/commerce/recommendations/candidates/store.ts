import { and } from '../../../database/query/conditions.ts'
import { partsWith } from '../../../database/sources.ts'
import { part, sql, type Fragment } from '../../../database/sql.ts'
import type { Scope } from '../../../kernel/context.ts'
import { readParts } from '../../../kernel/source-changes.ts'
import { sellableCondition } from '../../catalogue/public.ts'

/** What a recommendation goes with, and how many products it may have. */
export interface Wanted {
  productIds: readonly string[]
  limit: number
}

/** What any caller gets, if it can be ordered: products that shoppers see. Sales and stock are read as they are now. */
const recommendable = (siteId: string, { productIds }: Wanted): Fragment =>
  part`products.site_id = ${siteId} and products.visible and products.id <> all(${productIds}::uuid[])`

/** Kept answers depend on single products up to this many (decision 0099). */
const lookedAtMax = 64

/** The first candidates that can be ordered. Mostly they are among the first ones of all: then the answer depends on the stock of these alone, and is kept while
 *  others are sold. */
export async function findFirst(scope: Scope, wanted: Wanted, candidates: Fragment): Promise<Candidate[]> {
  const { limit } = wanted
  const most = Math.min(2 * limit, lookedAtMax)
  const look = () => lookAt(scope, wanted, part`${candidates} limit ${most}`)
  const looked = await readParts('variants', look, (all) => partsWith('variants', idsOf(untilEnough(all, limit))))
  const enough = untilEnough(looked, limit).filter(({ canOrder }) => canOrder)
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
const readUntilEnough = ({ db, siteId }: Scope, wanted: Wanted, candidates: Fragment): Promise<Candidate[]> =>
  db.rows(sql`
    select products.id, true as "canOrder" from (${candidates} offset 0) as candidates cross join lateral (
      select products.id from products where ${and([recommendable(siteId, wanted), sellableCondition(siteId)])} and products.id = candidates.id offset 0) as products
    limit ${wanted.limit}`)
