import { tokensOf } from './plain-text.ts'
import type { Search } from './search.ts'

const quoted = (word: string): string => `'${word.replaceAll("'", "''")}'`

/** All words of a phrase; the last one may go on if it is still typed. */
const allOf = (words: readonly string[], isTyped: boolean): string =>
  `(${words.map((word, at) => `${quoted(word)}${isTyped && at === words.length - 1 ? ':*' : ''}`).join(' & ')})`

/** A search as the groups of `stoa_query`, each of which must match: texts of `to_tsquery`. The last word can be the beginning of one. */
export const queryGroups = ({ terms }: Pick<Search, 'terms'>): string[] =>
  terms.map(({ words, synonyms }, at) =>
    [
      allOf(words, at === terms.length - 1),
      ...synonyms
        .map((synonym) => tokensOf(synonym))
        .filter((others) => others.length > 0)
        .map((others) => allOf(others, false)),
    ].join(' | '),
  )
