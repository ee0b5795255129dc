import { part, type Fragment } from '../sql.ts'
import { compileFilter } from './compile-filter.ts'
import { and } from './conditions.ts'
import { openCursor, type CursorContent, type Seal } from './cursor.ts'
import { pageLimits, type PageLimits } from './limits.ts'
import { usesOneIndex } from './one-index.ts'
import { readPaging } from './paging.ts'
import { queryPlan, type Plan, type QueryPlan } from './query-plan.ts'
import { readFilter } from './read-filter.ts'
import { sortKeys, type Sorting, type SortKey } from './sort.ts'
import type { Target } from './target.ts'
import { violation, type Violation } from './violation.ts'

/** The order of a query without a sort of its own. */
export interface Ranked {
  /** A whole number of each row; the highest comes first. */
  rank: Fragment
  /** The order of rows with the same. */
  order: readonly Sorting[]
}

export interface QueryRequest {
  /** As the caller sent it: `filter`, `sort`, `paging` or `cursorPaging`. */
  query: { filter?: unknown; sort?: unknown; paging?: unknown; cursorPaging?: unknown } | null | undefined
  /** Its path in the request, for violations: `query`, `search`, or empty for the message itself. */
  at?: 'query' | 'search'
  /** What the caller calls `cursorPaging`, for violations. */
  cursorsAt?: 'paging' | 'cursorPaging'
  target: Target
  seal: Seal
  /** A condition that the caller requests in addition to the filter in another form. Cursors contain it. */
  search?: { asked: unknown; condition: (request: unknown) => Fragment; ranked?: Ranked | undefined }
  /** The default sort. */
  defaultSort?: readonly Sorting[]
  limits?: Partial<PageLimits>
  /** False omits cursors from pages that weren't requested by cursor: selecting each row's position is a seventh of a small query. */
  cursors?: boolean
}

/** Parses and plans a query, or refuses it with all violations. */
export function planQuery({
  query: input,
  at: root,
  cursorsAt = 'cursorPaging',
  target,
  seal,
  defaultSort,
  search,
  ...options
}: QueryRequest): QueryPlan | { violations: Violation[] } {
  const violations: Violation[] = []
  const at = (name: string) => `${root ? `${root}.` : ''}${name.replace('cursorPaging', cursorsAt)}`
  const limits = { ...pageLimits, ...options.limits }
  const query = input ?? {}
  const paging = readPaging(query, at, limits, violations)
  const opened = paging.cursor === undefined ? undefined : openCursor(paging.cursor, seal)
  const request: Plan['request'] = opened ?? {
    filter: query.filter,
    sort: isGiven(query.sort) || search?.ranked ? query.sort : defaultSort,
    search: search?.asked,
  }
  const node = readFilter(request.filter, at('filter'), violations)
  const filter = compileFilter(node, target, violations)
  const ranked = isGiven(request.sort) ? undefined : search?.ranked
  const sorted = sortKeys(ranked?.order ?? request.sort, at('sort'), target, violations)
  const keys = ranked ? [rankKey(ranked), ...sorted] : sorted
  if (paging.cursor !== undefined && !(opened && fitsKeys(opened, keys)))
    violations.push(violation(at('cursorPaging.cursor'), 'FORMAT', 'isn’t a cursor of this query'))
  if (violations.length > 0) return { violations: unique(violations) }
  const withCursors = options.cursors !== false || isGiven(query.cursorPaging)
  return queryPlan({
    target,
    seal,
    filter: search ? and([filter, search.condition(request.search)]) : filter,
    keys,
    request,
    withCursors,
    usesOneIndex: search === undefined && usesOneIndex(node, keys, target),
    offset: paging.offset,
    limit: paging.limit ?? opened?.limit ?? limits.default,
  })
}

const rankKey = ({ rank }: Ranked): SortKey => ({ expression: part`(${rank})`, cast: 'int', nullable: false, descending: true })

const fitsKeys = ({ casts, place }: CursorContent, keys: readonly SortKey[]): boolean =>
  place.length === keys.length && casts.length === keys.length && keys.every(({ cast }, index) => cast === casts[index])

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0)

function unique(violations: readonly Violation[]): Violation[] {
  return [...new Map(violations.map((one) => [`${one.field} ${one.violatedRule}`, one])).values()]
}
