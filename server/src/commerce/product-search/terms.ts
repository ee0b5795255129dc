import { tokensOf } from './plain-text.ts'
import type { SearchDoc } from './settings.ts'

/** What a search for a term finds besides. */
export interface SearchTerm {
  /** As it is searched. */
  term: string
  /** As the settings have them. */
  synonyms: string[]
  pinnedIds: string[]
}

export const termKey = (text: string): string => tokensOf(text).join(' ')

/** What the settings say about each term. A term of several groups has the synonyms of all. */
export function termsOf({ synonyms, oneWaySynonyms, pins }: SearchDoc): SearchTerm[] {
  const keyOf = rememberedKeys()
  const terms = new Map<string, SearchTerm & { keys: Set<string> }>()
  const termOf = (text: string) => {
    const term = keyOf(text)
    const one = terms.get(term) ?? { term, synonyms: [], pinnedIds: [], keys: new Set([term]) }
    terms.set(term, one)
    return one
  }
  const add = (text: string, others: readonly string[]): void => {
    const one = termOf(text)
    for (const other of others) {
      if (one.keys.has(keyOf(other))) continue
      one.keys.add(keyOf(other))
      one.synonyms.push(other)
    }
  }
  for (const group of synonyms) for (const term of group.terms) add(term, group.terms)
  for (const { term, synonyms: others } of oneWaySynonyms) add(term, others)
  for (const { text, productIds } of pins) termOf(text).pinnedIds = [...new Set(productIds)]
  return [...terms.values()].map(({ keys: _, ...term }) => term)
}

/** Each text of a group is compared with all others of it. */
function rememberedKeys(): typeof termKey {
  const keys = new Map<string, string>()
  return (text) => {
    const key = keys.get(text) ?? termKey(text)
    keys.set(text, key)
    return key
  }
}
