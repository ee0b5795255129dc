const textMax = 100

/** The text of a page about one search, in its URL. */
export const searchTextIn = (query: URLSearchParams): string => (query.get('text') ?? '').trim().slice(0, textMax)
