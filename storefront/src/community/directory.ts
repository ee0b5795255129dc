/** Search, sort and paging of the community, all of them in the page's URL. */
export interface Directory {
  words: string
  sort: DirectorySort
  page: number
}

export const directorySorts = {
  newest: { fieldName: 'createdDate', order: 'DESC' },
  name: { fieldName: 'profile.nickname', order: 'ASC' },
} as const
export type DirectorySort = keyof typeof directorySorts

export const directoryPageSize = 24
/** Nobody pages further by hand, and offsets are limited. */
const pageMax = 400
const searchLengthMax = 100

/** Parses a URL. Invalid values are ignored. */
export function directoryOf(query: URLSearchParams): Directory {
  const page = Math.trunc(Number(query.get('page') ?? 1))
  // PostgreSQL rejects text with NUL, and nobody's name contains it.
  const words = (query.get('q') ?? '').replaceAll('\0', '').trim().slice(0, searchLengthMax)
  return { words, sort: query.get('sort') === 'name' ? 'name' : 'newest', page: page >= 1 && page <= pageMax ? page : 1 }
}

/** The URL of a list without default values. */
export function hrefOfDirectory(path: string, { words, sort, page }: Directory): string {
  const query = new URLSearchParams()
  if (words) query.set('q', words)
  if (sort !== 'newest') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${path}?${query}` : path
}
