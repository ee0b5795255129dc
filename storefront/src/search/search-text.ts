/** Longer input is cut, because the catalogue's texts are short. */
const searchLengthMax = 100

/** What is searched for when this has been typed. */
export const searchText = (typed: string): string => typed.trim().slice(0, searchLengthMax)

/** The search text of a URL. */
export const searchTextIn = (query: URLSearchParams): string => searchText(query.get('q') ?? '')
