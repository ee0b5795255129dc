import { sortingOf } from '../kit/list-state.ts'
import { visibilities, type Visibility } from '../products/listing.ts'

/** What the list of collections shows: all of it stands in its address. */
export interface CollectionListing {
  words: string
  visibility: Visibility | ''
  sort: { fieldName: string; order: 'ASC' | 'DESC' }
  size: number
  cursor: string | undefined
}

export const defaultSort = 'name'
export const pageSizes = [25, 50, 100] as const
const sortKeys = ['name', 'slug']

export function listingOf(query: URLSearchParams): CollectionListing {
  const { key, isDown } = sortingOf(query, sortKeys) ?? { key: defaultSort, isDown: false }
  return {
    words: (query.get('q') ?? '').trim().slice(0, 254),
    visibility: visibilities.find((one) => one === query.get('visibility')) ?? '',
    sort: { fieldName: key, order: isDown ? 'DESC' : 'ASC' },
    size: pageSizes.find((size) => String(size) === query.get('size')) ?? pageSizes[0],
    cursor: query.get('cursor') || undefined,
  }
}

export const isNarrowed = ({ words, visibility }: CollectionListing): boolean => words !== '' || visibility !== ''

/** The query that a listing stands for. A further page is asked for by its cursor alone: the cursor holds the rest. */
export function queryOf({ words, visibility, sort, size: limit, cursor }: CollectionListing) {
  if (cursor) return { cursorPaging: { cursor, limit } }
  const filter = { ...(words && { name: { $contains: words } }), ...(visibility && { visible: visibility === 'shown' }) }
  return { filter, sort: [sort], cursorPaging: { limit } }
}
