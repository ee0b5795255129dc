/** How the community is searched, sorted and paged: all of it stands in the page's address. */
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
/** Further on nobody pages by hand, and offsets have an end. */
const pageMax = 400
const wordsMax = 100

/** Reads an address; what makes no sense counts as not said. */
export function directoryOf(query: URLSearchParams): Directory {
  const page = Math.trunc(Number(query.get('page') ?? 1))
  // PostgreSQL knows no text with a NUL in it, and nobody is called so.
  const words = (query.get('q') ?? '').replaceAll('\0', '').trim().slice(0, wordsMax)
  return { words, sort: query.get('sort') === 'name' ? 'name' : 'newest', page: page >= 1 && page <= pageMax ? page : 1 }
}

/** The address of a list, without what goes without saying. */
export function hrefOfDirectory(path: string, { words, sort, page }: Directory): string {
  const query = new URLSearchParams()
  if (words) query.set('q', words)
  if (sort !== 'newest') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${path}?${query}` : path
}
