import type { Type } from 'typebox'
import type { AggregatedSearch } from '@stoa/contract/search'
import type { AggregationPlan } from '../database/query/aggregations/aggregation-plan.ts'
import { planAggregations } from '../database/query/aggregations/plan-aggregations.ts'
import { readAggregations } from '../database/query/aggregations/read-aggregations.ts'
import type { AggregatedRows } from '../database/query/aggregations/statement.ts'
import { and } from '../database/query/conditions.ts'
import { openCursor, type Seal } from '../database/query/cursor.ts'
import type { PageLimits } from '../database/query/limits.ts'
import { planQuery } from '../database/query/plan-query.ts'
import type { QueryPlan } from '../database/query/query-plan.ts'
import { readSearch, type SearchMethod, type SearchRequest } from '../database/query/searchable.ts'
import type { Sorting } from '../database/query/sort.ts'
import type { Target } from '../database/query/target.ts'
import type { Violation } from '../database/query/violation.ts'
import type { Context } from '../kernel/context.ts'
import type { Db } from '../kernel/db.ts'
import { Invalid } from '../kernel/refuse.ts'
import { cursorScope } from './plan.ts'

type Search = Type.Static<ReturnType<typeof AggregatedSearch>>

interface SearchInput {
  /** The name of the searched list: a cursor of one list can't be used for another. */
  of: string
  /** Whether all visitors see the same list. */
  isPublic?: boolean
  search: Search | null | undefined
  /** Writes the filter with the fields of the target. */
  readFilter?: (filter: Search['filter']) => unknown
  target: Target
  searchable: SearchMethod
  /** The default sort. */
  defaultSort?: readonly Sorting[]
  /** The largest page. */
  limits: Pick<PageLimits, 'max'>
}

export interface AggregatedSearchPlan {
  /** The page of the search. Its filter includes the terms. */
  plan: QueryPlan
  /** Aggregates all entries that match: one statement with the tables and what the caller can see; undefined without aggregations. */
  aggregate: (db: Pick<Db, 'one'>, visible: AggregatedRows) => ReturnType<typeof readAggregations>
}

/** Plans a caller's search: its page as `planCallerQuery` does, with its terms, and its aggregations. Refuses it with all violations. A cursor contains
 *  filter, sort and terms; its page has no aggregations. A page of 0 entries has aggregations only. */
export function planAggregatedSearch(context: Context, { of, isPublic = false, search, ...input }: SearchInput): AggregatedSearchPlan {
  const { target, searchable, defaultSort, limits, readFilter = (filter) => filter } = input
  const violations: Violation[] = []
  const request: Search = search?.cursorPaging?.cursor ? { cursorPaging: search.cursorPaging } : (search ?? {})
  const terms = readSearch(request.search, 'search.search', searchable, violations)
  const aggregations: AggregationPlan = planAggregations(request, target, violations)
  const plan = planQuery({
    query: { filter: readFilter(request.filter), sort: request.sort, cursorPaging: request.cursorPaging },
    at: 'search',
    target,
    seal: sealOf(context, { of, isPublic }),
    search: { asked: terms, condition: (sealed) => searchable.condition(sealed as SearchRequest | undefined), ranked: searchable.ranked },
    ...(defaultSort ? { defaultSort } : {}),
    limits: { min: 0, max: limits.max },
  })
  if (plan.violations || violations.length > 0) throw new Invalid([...violations, ...(plan.violations ?? [])])
  return {
    plan,
    aggregate: (db, { from, where }) => readAggregations(db, aggregations, { from, where: and([where, plan.filter]) }),
  }
}

type List = Pick<SearchInput, 'of' | 'isPublic'>

const sealOf = (context: Context, { of, isPublic = false }: List): Seal => ({
  key: context.site.cursorKey,
  scope: cursorScope(context, `search of ${of}`, isPublic),
})

/** Filter and terms of a search, or of the one whose cursor it has. Undefined if that isn't a cursor of the list. */
export function requestOfSearch(
  context: Context,
  { search, ...list }: List & Pick<SearchInput, 'search'>,
): Pick<Search, 'filter' | 'search'> {
  const cursor = search?.cursorPaging?.cursor
  return cursor ? ((openCursor(cursor, sealOf(context, list)) ?? {}) as Pick<Search, 'filter' | 'search'>) : (search ?? {})
}
