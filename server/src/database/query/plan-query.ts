import { fragment, part, raw, sql, type Fragment, type Sql } from '../sql.ts'
import { compileFilter } from './compile-filter.ts'
import { always, and } from './conditions.ts'
import { openCursor, sealCursor, type CursorContent, type Seal } from './cursor.ts'
import { pageLimits, type PageLimits } from './limits.ts'
import { readPaging } from './paging.ts'
import { after, placeOf, type Place } from './place.ts'
import { readFilter } from './read-filter.ts'
import { orderBy, reversed, sortKeys, type Sorting, type SortKey } from './sort.ts'
import type { Target } from './target.ts'
import { violation, type Violation } from './violation.ts'

export interface QueryRequest {
  /** As the caller sent it: `filter`, `sort`, `paging` or `cursorPaging`. */
  query: { filter?: unknown; sort?: unknown; paging?: unknown; cursorPaging?: unknown } | null | undefined
  /** Where it stands in the request, for the names in violations: `query`, `search`, or nothing for the message itself. */
  at?: 'query' | 'search'
  target: Target
  seal: Seal
  /** The order where the caller asks for none. */
  defaultSort?: readonly Sorting[]
  limits?: Partial<PageLimits>
}

export interface Statement {
  /** Text of our own: select list and table, with their aliases. */
  columns: string
  from: string
  /** The site and what the caller may see. It is ANDed around the caller's filter, which cannot widen it. */
  where: Fragment
}

export interface Page<Row> {
  rows: Row[]
  offset: number
  hasNext: boolean
  hasPrev: boolean
  cursors: { next?: string; prev?: string }
}

/** A row selected by a plan carries its place, which only `page` reads. */
export type Placed<Row> = Row & { stoa_place: Place }

export interface QueryPlan {
  violations?: undefined
  /** The caller's filter alone: for counting, and for calls that act on all that match. */
  filter: Fragment
  select: (statement: Statement) => Sql
  /** Counts what matches, up to `atMost`; one more means "more than that". Its column is `total`. */
  count: (statement: Omit<Statement, 'columns'>, atMost?: number) => Sql
  /** Makes a page of the rows that `select` found. */
  page: <Row>(rows: readonly Placed<Row>[]) => Page<Placed<Row>>
}

/** Reads a query and plans it, or says all that is wrong with it. */
export function planQuery(request: QueryRequest): QueryPlan | { violations: Violation[] } {
  const { at: root, target, seal, defaultSort } = request
  const violations: Violation[] = []
  const at = (name: string) => (root ? `${root}.${name}` : name)
  const limits = { ...pageLimits, ...request.limits }
  const query = request.query ?? {}
  const paging = readPaging(query, at, limits, violations)
  const opened = paging.cursor === undefined ? undefined : openCursor(paging.cursor, seal)
  const asked: Asked = opened ?? { filter: query.filter, sort: isGiven(query.sort) ? query.sort : defaultSort }
  const filter = compileFilter(readFilter(asked.filter, at('filter'), violations), target, violations)
  const keys = sortKeys(asked.sort, at('sort'), target, violations)
  if (paging.cursor !== undefined && !(opened && fits(opened, keys))) violations.push(violation(at('cursorPaging.cursor'), 'FORMAT', 'is not a cursor of this query'))
  if (violations.length > 0) return { violations: unique(violations) }
  return planOf({ filter, keys, asked, target, seal, limit: paging.limit ?? opened?.limit ?? limits.default, offset: paging.offset })
}

type Asked = Pick<CursorContent, 'filter' | 'sort'> & Partial<Pick<CursorContent, 'place' | 'direction'>>

interface Parts {
  filter: Fragment
  keys: readonly SortKey[]
  asked: Asked
  target: Target
  seal: Seal
  limit: number
  offset: number
}

function planOf({ filter, keys, asked, target, seal, limit, offset }: Parts): QueryPlan {
  const backward = asked.direction === 'prev'
  const order = backward ? reversed(keys) : keys
  const behind = asked.place ? after(order, asked.place) : always
  const skipped = offset > 0 ? part` offset ${offset}` : fragment('')
  const cursor = (row: { stoa_place: Place } | undefined, direction: 'next' | 'prev') =>
    row && sealCursor({ filter: asked.filter, sort: asked.sort, limit, direction, place: row.stoa_place, casts: keys.map(({ cast }) => cast) }, seal)
  return {
    filter,
    // One row more than the page tells whether another page follows.
    select: ({ columns, from, where }) =>
      preparedFor(target, sql`select ${raw(columns)}, ${placeOf(keys)} as stoa_place from ${raw(from)}
        where (${where}) and ${and([filter, behind])} order by ${orderBy(order)} limit ${limit + 1}${skipped}`),
    count: ({ from, where }, atMost = 100_000) =>
      preparedFor(target, sql`select count(*)::int as total from (select from ${raw(from)} where (${where}) and ${filter} limit ${atMost + 1}) as counted`),
    page: (found) => {
      const rows = found.slice(0, limit)
      if (backward) rows.reverse()
      const more = found.length > limit
      const hasNext = backward ? rows.length > 0 : more
      const hasPrev = backward ? more : rows.length > 0 && (offset > 0 || asked.place !== undefined)
      return {
        rows, offset, hasNext, hasPrev,
        cursors: { ...(hasNext && { next: cursor(rows.at(-1), 'next') }), ...(hasPrev && { prev: cursor(rows[0], 'prev') }) },
      }
    },
  }
}

/** Statements on documents go unnamed: PostgreSQL then plans them with the bound names known, which is what lets a bound name match an index on
 *  an expression. Under a name it would settle, after five runs, on one plan for whatever field comes. */
const preparedFor = ({ doc }: Target, statement: Sql): Sql => (doc ? { ...statement, name: undefined } : statement)

const fits = ({ casts, place }: CursorContent, keys: readonly SortKey[]): boolean =>
  place.length === keys.length && casts.length === keys.length && keys.every(({ cast }, index) => cast === casts[index])

const isGiven = (sort: unknown): boolean => sort !== undefined && sort !== null && !(Array.isArray(sort) && sort.length === 0)

function unique(violations: readonly Violation[]): Violation[] {
  return [...new Map(violations.map((found) => [`${found.field} ${found.violatedRule}`, found])).values()]
}
