import type { SearchTerm } from './terms.ts'

/** A word or phrase that products must have, with what they may have instead. */
export interface SearchedTerm {
  words: readonly string[]
  /** As the settings have them. */
  synonyms: readonly string[]
}

/** What is searched for. */
export interface Search {
  /** The words as they are searched. */
  words: readonly string[]
  /** The same by terms. */
  terms: readonly SearchedTerm[]
  /** The products that come first, in this order. */
  pinnedIds: readonly string[]
}

/** The same terms, in which the words between two spaces are one, such as those of a stock-keeping unit, unless they have synonyms. */
export function joinPhrases(terms: readonly SearchedTerm[], phrases: readonly (readonly string[])[]): SearchedTerm[] {
  const phraseOf = phrases.flatMap((words, at) => words.map(() => at))
  const joined: SearchedTerm[] = []
  let from = 0
  for (const term of terms) {
    const last = joined.at(-1)
    const goesOn = last && phraseOf[from] === phraseOf[from - 1] && last.synonyms.length === 0 && term.synonyms.length === 0
    if (goesOn) joined.splice(-1, 1, { words: [...last.words, ...term.words], synonyms: [] })
    else joined.push(term)
    from += term.words.length
  }
  return joined
}

/** How many words a term of the settings has at most: it has up to 50 characters. */
const phraseMax = 25

const phrase = (words: readonly string[], from: number, length: number): string => words.slice(from, from + length).join(' ')

/** The terms that the settings may say something about: all phrases of the words, and the whole. */
export function possibleTerms(words: readonly string[]): string[] {
  const phrases = words.flatMap((_, from) =>
    Array.from({ length: Math.min(phraseMax, words.length - from) }, (__, index) => phrase(words, from, index + 1)),
  )
  return [...new Set([...phrases, words.join(' ')])]
}

/** The search for words with what the settings say about their terms. From the left, the longest phrase with synonyms is one term. */
export function searchFor(words: readonly string[], settings: readonly SearchTerm[]): Search {
  const byTerm = new Map(settings.map((one) => [one.term, one]))
  const terms: SearchedTerm[] = []
  for (let from = 0; from < words.length; from += terms.at(-1)!.words.length) {
    const lengths = Array.from({ length: Math.min(phraseMax, words.length - from) }, (_, index) => index + 1)
    const synonymsOf = (length: number): readonly string[] => byTerm.get(phrase(words, from, length))?.synonyms ?? []
    const length = lengths.findLast((one) => synonymsOf(one).length > 0) ?? 1
    terms.push({ words: words.slice(from, from + length), synonyms: synonymsOf(length) })
  }
  return { words, terms, pinnedIds: byTerm.get(words.join(' '))?.pinnedIds ?? [] }
}
