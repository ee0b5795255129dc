const key = 'stoa.searches'
const searchesMax = 5

/** Recent searches of this tab, the last first. Empty if the browser stores nothing. */
export function recentSearches(): string[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

export function rememberSearch(words: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(withSearch(recentSearches(), words)))
  } catch {
    // If the storage is full or blocked, the search just isn't remembered.
  }
}

export function clearSearches(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing can be stored there.
  }
}

export function withSearch(recent: readonly string[], words: string): string[] {
  const said = words.trim()
  return said === '' ? [...recent] : [said, ...recent.filter((one) => one.toLowerCase() !== said.toLowerCase())].slice(0, searchesMax)
}
