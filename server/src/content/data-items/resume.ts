import { openCursor, sealCursor, type Seal } from '../../database/query/cursor.ts'
import { pageLimits } from '../../database/query/limits.ts'
import { readPaging } from '../../database/query/paging.ts'
import { violation } from '../../database/query/violation.ts'
import type { Context } from '../../kernel/context.ts'
import { Invalid, refuseFields } from '../../kernel/refuse.ts'
import { presentTotal } from './counted.ts'

interface Resumable<Basis> {
  /** What is asked: a cursor of one thing is no cursor of another. */
  of: string
  /** All of the request that a page depends on. A cursor brings its own. */
  basis: Basis
  paging?: unknown
  cursorPaging?: unknown
  /** Where the paging stands in the request; on its own where nothing is said. */
  at?: 'pipeline'
}

export interface Resumed<Basis> {
  basis: Basis
  limit: number
  offset: number
  /** Metadata of the page, of which so many rows were found. */
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

/** Pages of what is reckoned anew for each: figures, different values, references. Their cursors carry the whole request on, as packages send nothing beside them. */
export function resumed<Basis>(
  { site, identity }: Context,
  { of, basis: asked, paging, cursorPaging, at: root }: Resumable<Basis>,
): Resumed<Basis> {
  const violations: ReturnType<typeof violation>[] = []
  const at = (name: string) => (root ? `${root}.${name}` : name)
  const read = readPaging({ paging, cursorPaging }, at, pageLimits, violations)
  if (violations.length > 0) throw new Invalid(violations)
  const seal: Seal = { key: site.cursorKey, scope: `${site.id} ${of} ${identity.kind}:${identity.id}` }
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
