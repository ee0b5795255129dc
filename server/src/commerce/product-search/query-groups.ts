import { tokensOf } from './plain-text.ts'
import type { Search } from './search.ts'

const quoted = (word: string): string => `'${word.replaceAll("'", "''")}'`

/** All words of a phrase; the last one may go on if it is still typed. */
export const allOf = (words: readonly string[], isTyped: boolean): string =>
  `(${words.map((word, at) => `${quoted(word)}${isTyped && at === words.length - 1 ? ':*' : ''}`).join(' & ')})`

/** Which words of a search can be the beginning of one: that of its last term, of each, or of none. */
type Beginnings = 'LAST' | 'ALL' | 'NONE'

/** A search as the groups of `stoa_query`, each of which must match: texts of `to_tsquery`. */
export const queryGroups = ({ terms }: Pick<Search, 'terms'>, beginnings: Beginnings = 'LAST'): string[] =>
  terms.map(({ words, synonyms }, at) =>
    [
      allOf(words, beginnings === 'ALL' || (beginnings === 'LAST' && at === terms.length - 1)),
      ...synonyms
        .map((synonym) => tokensOf(synonym))
        .filter((others) => others.length > 0)
        .map((others) => allOf(others, false)),
    ].join(' | '),
  )
