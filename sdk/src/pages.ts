import type { CallOptions } from './call-function.ts'

/** One page of a list, with its neighbours. Source: site §8, §9; wire §4. */
export interface Page<Item> {
  items: readonly Item[]
  /** The total of all pages. Undefined if the server didn't count them, or they are too many to count. */
  totalCount: number | undefined
  hasNext(): boolean
  hasPrev(): boolean
  /** Rejects with 'No next page to fetch' on the last page. */
  next(): Promise<Page<Item>>
  /** Rejects with 'No previous page to fetch' on the first page. */
  prev(): Promise<Page<Item>>
}

interface Metadata {
  offset?: number | null
  total?: number | null
  tooManyToCount?: boolean | null
  hasNext?: boolean | null
  cursors?: { next?: string | null; prev?: string | null }
}

/** A response in pages: one list, and the paging metadata. */
type Paged = { metadata: Metadata } | { pagingMetadata: Metadata }
type ItemOf<Answer> = { [Key in keyof Answer]: Answer[Key] extends readonly (infer Item)[] ? Item : never }[keyof Answer]

/** Paging is part of a request's `query` or `search`. It is required where it is possible, so that the next page is requested in the same way. */
type PagedRequest<Request> = Request &
  ('search' extends keyof Request ? { search: object } : 'query' extends keyof Request ? { query: object } : object)

/** Reads a call that returns pages, starting with the page that the request names. A neighbour is read by its cursor if the response has one, otherwise by
 *  offset.
 *  `const first = await pages(client.catalogue.queryProducts, { query: { paging: { limit: 20 } } })` */
export async function pages<Request extends object, Answer extends Paged>(
  call: (request: Request, options?: CallOptions) => Promise<Answer>,
  request: NoInfer<PagedRequest<Request>>,
  options?: CallOptions,
): Promise<Page<ItemOf<Answer>>> {
  const answer = await call(request, options)
  const metadata = metadataOf(answer)
  const { next, prev } = neighboursOf(request, metadata)
  const go = async (neighbour: object | undefined, nowhere: string) => {
    if (!neighbour) throw new Error(nowhere)
    return pages(call, neighbour as PagedRequest<Request>, options)
  }
  return {
    items: (Object.values(answer).find(Array.isArray) ?? []) as ItemOf<Answer>[],
    totalCount: metadata.tooManyToCount ? undefined : (metadata.total ?? undefined),
    hasNext: () => next !== undefined,
    hasPrev: () => prev !== undefined,
    next: () => go(next, 'No next page to fetch'),
    prev: () => go(prev, 'No previous page to fetch'),
  }
}

/** Variants of a product have their total next to the metadata. */
function metadataOf(answer: Paged & { totalResults?: number }): Metadata {
  const metadata = 'metadata' in answer ? answer.metadata : answer.pagingMetadata
  return { total: answer.totalResults ?? null, ...metadata }
}

interface PagingInput {
  paging?: { limit?: number | null; offset?: number | null } | null
  cursorPaging?: { limit?: number | null; cursor?: string | null } | null
}

const limitByDefault = 50

/** The requests for the previous and the next page. A cursor includes filter and sort; an offset needs them again. */
function neighboursOf(request: object, metadata: Metadata): { next: object | undefined; prev: object | undefined } {
  const { asked, within } = pagingOf(request)
  const { cursors = {}, offset } = metadata
  const limit = asked.cursorPaging?.limit ?? asked.paging?.limit ?? undefined
  const at = (cursor: string | null | undefined) =>
    cursor ? within({ cursorPaging: { cursor, ...(limit === undefined ? {} : { limit }) } }) : undefined
  if (asked.cursorPaging?.cursor || cursors.next || cursors.prev) return { next: at(cursors.next), prev: at(cursors.prev) }
  const size = limit ?? limitByDefault
  const from = offset ?? asked.paging?.offset ?? 0
  const to = (start: number) => within({ ...asked, paging: { limit: size, offset: Math.max(0, start) } })
  return { next: isMoreAfter(from + size, metadata) ? to(from + size) : undefined, prev: from > 0 ? to(from - size) : undefined }
}

/** A count that stopped at its limit doesn't say whether there are more (wire §4). */
const isMoreAfter = (end: number, { hasNext, total, tooManyToCount }: Metadata): boolean =>
  hasNext ?? (!tooManyToCount && end < (total ?? 0))

function pagingOf(request: object): { asked: PagingInput; within: (asked: PagingInput) => object } {
  const name = (['search', 'query'] as const).find((key) => key in request)
  if (!name) return { asked: request, within: (asked) => ({ ...request, ...asked }) }
  return { asked: (request as Record<string, PagingInput>)[name] ?? {}, within: (asked) => ({ ...request, [name]: asked }) }
}
