import type { Sql } from '../../kernel/db.ts'
import { fragment, type Fragment, namedAsRequested, part, raw, type Raw } from '../sql.ts'
import { always, and } from './conditions.ts'
import { sealCursor, type CursorContent, type Seal } from './cursor.ts'
import { withBoundsUnknown } from './one-index.ts'
import { afterPosition, sortPositionOf, type SortPosition } from './sort-position.ts'
import { orderBy, reverseKeys, type SortKey } from './sort.ts'
import type { Target } from './target.ts'

/** The parts of a statement that a store writes itself. */
export interface Selection {
  /** Trusted SQL: the select list, and the tables with their aliases; or a subquery in parentheses. */
  columns: string | Raw
  from: string | Fragment
  /** The site, and what the caller can see. It is combined with the caller's filter, which can't widen it. */
  where: Fragment
  /** Data items: `where` names nothing but the collection, so that it doesn't matter to the choice of an index. */
  isWholeCollection?: boolean
  /** The statement around that of the page: what it reads of a row, it doesn't read of those that an offset skips. */
  around?: (page: Fragment) => Fragment
}

export interface Page<Row> {
  rows: Row[]
  offset: number
  hasNext: boolean
  hasPrev: boolean
  /** The total, if the page itself reveals it: the last page of an offset query. */
  total: number | undefined
  /** None if the query was planned without. */
  cursors: { next: string | undefined; prev: string | undefined }
}

/** A row selected for cursors has its position as JSON, which only `page` reads. */
export type PositionedRow<Row> = Row & { stoa_place?: string }

export interface QueryPlan {
  violations?: undefined
  /** The request of the query, or of the one that its cursor continues. */
  request: Plan['request']
  /** The caller's filter alone, for calls that act on all matching rows. */
  filter: Fragment
  select: (selection: Selection) => Sql
  /** Counts matching rows, up to `atMost`; one more means "more than that". Its column is `total`. */
  count: (selection: Omit<Selection, 'columns'>, atMost?: number) => Sql
  /** Builds a page from the rows that `select` returned. */
  page: <Row>(rows: readonly PositionedRow<Row>[]) => Page<PositionedRow<Row>>
}

/** A parsed query. */
export interface Plan {
  target: Target
  seal: Seal
  filter: Fragment
  keys: readonly SortKey[]
  limit: number
  offset: number
  withCursors: boolean
  usesOneIndex: boolean
  /** The query's request in its own form, which cursors contain. */
  request: Pick<CursorContent, 'filter' | 'sort' | 'search'> & Partial<Pick<CursorContent, 'place' | 'direction'>>
}

export function queryPlan(plan: Plan): QueryPlan {
  const { target, filter, keys, limit, offset, request } = plan
  const order = request.direction === 'prev' ? reverseKeys(keys) : keys
  const afterCursor = request.place ? afterPosition(order, request.place) : always
  const position = plan.withCursors ? part`, ${sortPositionOf(keys)} as stoa_place` : fragment('')
  const offsetClause = offset > 0 ? part` offset ${offset}` : fragment('')
  const isFixedText = !target.doc && request.search === undefined
  const isFixed = plan.usesOneIndex && offset === 0 && commonLimits.has(limit)
  const statement = (text: Fragment, isNamed: boolean) => (isNamed ? namedAsRequested(text) : unnamed(text))
  return {
    request,
    filter,
    select({ columns, from, where, isWholeCollection = false, around = (page) => page }) {
      const hasOnePlan = isFixed && isWholeCollection
      const wanted = and([filter, afterCursor, ...keys.flatMap(({ impliedCondition }) => impliedCondition ?? [])])
      return statement(
        around(part`select ${trusted(columns)}${position} from ${trusted(from)} where (${where}) and ${hasOnePlan ? withBoundsUnknown(wanted) : wanted}
        order by ${orderBy(order)} limit ${rowsFor(limit)}${offsetClause}`),
        isFixedText || hasOnePlan,
      )
    },
    count: ({ from, where }, atMost = countMax) =>
      statement(
        part`select count(*)::int as total from (select from ${trusted(from)} where (${where}) and ${filter} limit ${atMost + 1}) as counted`,
        isFixedText,
      ),
    page: (rows) => pageOf(plan, rows),
  }
}

const trusted = <Text>(text: string | Text) => (typeof text === 'string' ? raw(text) : text)

const countMax = 100_000

function pageOf<Row>({ seal, keys, limit, offset, request }: Plan, selectedRows: readonly PositionedRow<Row>[]): Page<PositionedRow<Row>> {
  const backward = request.direction === 'prev'
  const rows = selectedRows.slice(0, limit)
  if (backward) rows.reverse()
  const isMore = selectedRows.length > limit
  // No page follows one without rows: it has no position.
  const hasNext = limit > 0 && (backward ? rows.length > 0 : isMore)
  const hasPrev = backward ? isMore : rows.length > 0 && (offset > 0 || request.place !== undefined)
  const content = { filter: request.filter, sort: request.sort, search: request.search, limit, casts: keys.map(({ cast }) => cast) }
  const cursor = (direction: 'next' | 'prev', row: PositionedRow<Row> | undefined) =>
    row?.stoa_place && sealCursor({ ...content, direction, place: JSON.parse(row.stoa_place) as SortPosition }, seal)
  return {
    rows,
    offset,
    hasNext,
    hasPrev,
    total: isMore || request.place || (rows.length === 0 && offset > 0) ? undefined : offset + rows.length,
    cursors: {
      next: hasNext ? cursor('next', rows.at(-1)) : undefined,
      prev: hasPrev ? cursor('prev', rows[0]) : undefined,
    },
  }
}

/** One more row than the page shows whether another page follows. Common page sizes are part of the text, so that PostgreSQL can use a generic plan; others
 *  are bound, so that texts stay few. */
const rowsFor = (limit: number): unknown => (commonLimits.has(limit) ? raw(String(limit + 1)) : limit + 1)
const commonLimits: ReadonlySet<number> = new Set([10, 12, 20, 24, 25, 50, 100])

/** Statements on documents are unnamed unless one index answers them: PostgreSQL then plans them with the bound names and values known, so that a name can
 *  match an index on an expression. With a name it would, after five runs, use one generic plan for all fields. Where any values have the same plan, that saves
 *  more than half of the time (decision 0093). Searches are unnamed, too: a rare text is looked up in its index, a frequent one read in the order of the list. */
const unnamed = ({ text, values }: Fragment): Sql => ({ text, values, name: undefined })
