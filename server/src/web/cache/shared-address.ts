const lengthMax = 1_000

/** The query of an address as the page sees it: only the parameters that it reads, in one order, so that no others can fill the cache. Undefined if it is too
 *  long. */
export function sharedQuery(search: string, names: readonly string[]): string | undefined {
  if (search.length > lengthMax) return undefined
  if (search === '') return ''
  const query = [...new URLSearchParams(search)].filter(([name]) => names.some((one) => isNamed(name, one)))
  // Stable, so that several values of one parameter keep their order.
  query.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return query.length > 0 ? `?${new URLSearchParams(query)}` : ''
}

const isNamed = (name: string, one: string): boolean => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one)
