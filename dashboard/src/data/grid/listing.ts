import { sortsIn, type SortBy } from '../../grid/layout.ts'

/** The query of a list; the address contains all of it. */
export interface Listing {
  words: string
  /** In wire format; undefined if the address has none, or an unreadable one. */
  filter: Readonly<Record<string, unknown>> | undefined
  sort: readonly SortBy[]
  cursor: string | undefined
}

/** Characters of a text search, the limit of the server. */
const searchLengthMax = 100

export function listingOf(query: URLSearchParams): Listing {
  return {
    words: (query.get('q') ?? '').trim().slice(0, searchLengthMax),
    filter: filterIn(query.get('filter')),
    sort: sortsIn(query),
    cursor: query.get('cursor') || undefined,
  }
}

function filterIn(text: string | null): Listing['filter'] {
  if (!text) return undefined
  try {
    const value = JSON.parse(text) as unknown
    const isFilter = typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0
    return isFilter ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** The request for the items of a listing, without its page. */
export const sortOf = ({ sort }: Listing) =>
  sort.map(({ key, isDown }) => ({ fieldName: key, order: isDown ? ('DESC' as const) : ('ASC' as const) }))

export const isNarrowed = ({ words, filter }: Listing): boolean => words !== '' || filter !== undefined
