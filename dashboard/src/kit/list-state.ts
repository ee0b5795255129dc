type Changes = Readonly<Record<string, string | readonly string[] | null | undefined>>

/** The list's URL with some parameters changed: null or '' removes one. A changed list starts at its first page. */
export function withParams(query: URLSearchParams, changes: Changes): string {
  const changed = new URLSearchParams(query)
  if (!('cursor' in changes)) changed.delete('cursor')
  for (const [name, value] of Object.entries(changes)) {
    changed.delete(name)
    for (const one of typeof value === 'string' ? [value] : (value ?? [])) if (one !== '') changed.append(name, one)
  }
  return `?${changed}`
}

/** `?sort=-total` → total, descending. */
interface Sorting {
  key: string
  isDown: boolean
}

/** The sort of a list; undefined if its URL has no valid one. */
export function sortingOf(query: URLSearchParams, keys: readonly string[]): Sorting | undefined {
  const [, sign, key] = /^(-?)(\w+)$/.exec(query.get('sort') ?? '') ?? []
  return key !== undefined && keys.includes(key) ? { key, isDown: sign === '-' } : undefined
}

/** One of a fixed list of values; the first if the URL has none of them. */
export const choiceOf = <Choice extends string>(query: URLSearchParams, name: string, choices: readonly Choice[]): Choice =>
  choices.find((choice) => choice === query.get(name)) ?? choices[0]!
