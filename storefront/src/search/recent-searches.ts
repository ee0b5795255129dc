const key = 'stoa.searches'
const kept = 5

/** What was searched for in this tab, the last first. A browser that keeps nothing has searched for nothing. */
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
    // A full or forbidden store only costs the memory.
  }
}

export function withSearch(recent: readonly string[], words: string): string[] {
  const said = words.trim()
  return said === '' ? [...recent] : [said, ...recent.filter((one) => one.toLowerCase() !== said.toLowerCase())].slice(0, kept)
}
