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
  const terms = new Map<string, SearchTerm>()
  const termOf = (text: string): SearchTerm => {
    const term = termKey(text)
    const one = terms.get(term) ?? { term, synonyms: [], pinnedIds: [] }
    terms.set(term, one)
    return one
  }
  const add = (text: string, others: readonly string[]): void => {
    const one = termOf(text)
    const known = new Set([one.term, ...one.synonyms.map(termKey)])
    for (const other of others) {
      if (known.has(termKey(other))) continue
      known.add(termKey(other))
      one.synonyms.push(other)
    }
  }
  for (const group of synonyms) for (const term of group.terms) add(term, group.terms)
  for (const { term, synonyms: others } of oneWaySynonyms) add(term, others)
  for (const { text, productIds } of pins) termOf(text).pinnedIds = [...new Set(productIds)]
  return [...terms.values()]
}
