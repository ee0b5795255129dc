/** Longer input is cut, because the catalogue's texts are short. */
const searchLengthMax = 100

/** The search text of a URL. */
export const searchTextIn = (query: URLSearchParams): string => (query.get('q') ?? '').trim().slice(0, searchLengthMax)
