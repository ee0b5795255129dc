/** Longer questions are cut here: the catalogue's texts are short. */
const wordsMax = 100

/** What an address asks for. */
export const searchTextIn = (query: URLSearchParams): string => (query.get('q') ?? '').trim().slice(0, wordsMax)
