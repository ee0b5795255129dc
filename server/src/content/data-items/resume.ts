import { openCursor, sealCursor, type Seal } from '../../database/query/cursor.ts'
import { pageLimits } from '../../database/query/limits.ts'
import { readPaging } from '../../database/query/paging.ts'
import { violation } from '../../database/query/violation.ts'
import { cursorScope } from '../../http/plan.ts'
import type { Context } from '../../kernel/context.ts'
import { Invalid, refuseFields } from '../../kernel/refuse.ts'
import { presentTotal } from './counted.ts'

interface Resumable<Basis> {
  /** What is queried: a cursor of one query can't be used for another. */
  of: string
  /** Everything in the request that a page depends on. A cursor contains its own. */
  basis: Basis
  paging?: unknown
  cursorPaging?: unknown
  /** The path of the paging in the request; top level by default. */
  at?: 'pipeline'
}

export interface Resumed<Basis> {
  basis: Basis
  limit: number
  offset: number
  /** Metadata of the page with this number of rows. */
  metadata(found: { count: number; hasNext: boolean; counted?: number | undefined }): PagingMetadata
}

interface PagingMetadata {
  count: number
  offset: number
  hasNext: boolean
  tooManyToCount: boolean
  total?: number
  cursors: { next?: string; prev?: string }
}

/** Pages that are calculated again for each request: aggregations, distinct values, references. Their cursors contain the whole request, because packages
 *  send nothing else with them. */
export function resumed<Basis>(context: Context, { of, basis: asked, paging, cursorPaging, at: root }: Resumable<Basis>): Resumed<Basis> {
  const violations: ReturnType<typeof violation>[] = []
  const at = (name: string) => (root ? `${root}.${name}` : name)
  const read = readPaging({ paging, cursorPaging }, at, pageLimits, violations)
  if (violations.length > 0) throw new Invalid(violations)
  const seal: Seal = { key: context.site.cursorKey, scope: cursorScope(context, of, true) }
  const opened = read.cursor === undefined ? undefined : openCursor(read.cursor, seal)
  if (read.cursor !== undefined && !opened) refuseFields(violation(at('cursorPaging.cursor'), 'FORMAT', 'isn’t a cursor of this query'))
  const basis = opened ? (opened.filter as Basis) : asked
  const limit = read.limit ?? opened?.limit ?? pageLimits.default
  const offset = opened ? Number(opened.place[0]) : read.offset
  const cursor = (from: number) => sealCursor({ filter: basis, limit, place: [String(from)], direction: 'next', casts: [] }, seal)
  return {
    basis,
    limit,
    offset,
    metadata: ({ count, hasNext, counted }) => ({
      count,
      offset,
      hasNext,
      ...presentTotal(counted),
      cursors: {
        ...(hasNext ? { next: cursor(offset + limit) } : {}),
        ...(offset > 0 ? { prev: cursor(Math.max(0, offset - limit)) } : {}),
      },
    }),
  }
}
