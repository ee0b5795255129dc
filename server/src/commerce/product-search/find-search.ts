import type { Scope } from '../../kernel/context.ts'
import { tokensOf } from './plain-text.ts'
import { joinPhrases, possibleTerms, searchFor, type Search } from './search.ts'
import { findTerms, findTermsAndCollections, type SuggestedCollection } from './store.ts'

/** A text of 100 characters has no more, unless one of them stands for several words, such as ﷺ. */
const tokensMax = 50

const firstTokens = (text: string): string[] => tokensOf(text).slice(0, tokensMax)

/** The search for a text, with what the shop has set. */
export async function findSearch(scope: Scope, text: string): Promise<Search> {
  const words = firstTokens(text)
  return searchFor(words, words.length === 0 ? [] : await findTerms(scope, possibleTerms(words)))
}

/** The same with the collections that have its words in their names. */
export async function findSuggestions(scope: Scope, text: string): Promise<{ search: Search; collections: SuggestedCollection[] }> {
  const words = firstTokens(text)
  if (words.length === 0) return { search: searchFor(words, []), collections: [] }
  const { terms, collections } = await findTermsAndCollections(scope, possibleTerms(words), words)
  return { search: searchFor(words, terms), collections }
}

/** The search for the terms of an expression, which are separated by spaces: one with signs is found as a whole. Nothing is pinned. */
export async function findTermSearch(scope: Scope, expression: string): Promise<Search> {
  const { words, terms } = await findSearch(scope, expression)
  return { words, terms: joinPhrases(terms, expression.split(/\s+/u).map(tokensOf)), pinnedIds: [] }
}
