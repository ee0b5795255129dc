type Changes = Readonly<Record<string, string | readonly string[] | null | undefined>>

/** The address of the same list with some of its state changed: null or '' takes a parameter out. A list that changes begins anew, at its first page. */
export function withParams(query: URLSearchParams, changes: Changes): string {
  const changed = new URLSearchParams(query)
  if (!('cursor' in changes)) changed.delete('cursor')
  for (const [name, value] of Object.entries(changes)) {
    changed.delete(name)
    for (const one of typeof value === 'string' ? [value] : (value ?? [])) if (one !== '') changed.append(name, one)
  }
  return `?${changed}`
}

/** `?sort=-total` → total, downwards. */
interface Sorting {
  key: string
  isDown: boolean
}

/** What a list is sorted by, of what it can be; undefined where its address says nothing it knows. */
export function sortingOf(query: URLSearchParams, keys: readonly string[]): Sorting | undefined {
  const [, sign, key] = /^(-?)(\w+)$/.exec(query.get('sort') ?? '') ?? []
  return key !== undefined && keys.includes(key) ? { key, isDown: sign === '-' } : undefined
}

/** A value out of a closed list; the first of it where the address names none of them. */
export const choiceOf = <Choice extends string>(query: URLSearchParams, name: string, choices: readonly Choice[]): Choice =>
  choices.find((choice) => choice === query.get(name)) ?? choices[0]!
