import { part, raw, type Fragment } from '../sql.ts'
import { always, joined, never } from './conditions.ts'
import { pattern } from './like.ts'
import type { Target } from './target.ts'

/** Text to look for: its words stand apart by blanks. */
export interface SearchTerms {
  expression: string
  /** Whether all of the words have to be found, or one of them will do. */
  mode: 'AND' | 'OR'
  /** Also finds what is written much like a word. */
  fuzzy: boolean
}

/** Data items in whose texts the words are found, anywhere and in either case. A field holds a text or a list of texts; what the caller may not see is not looked at. */
export function searchCondition({ expression, mode, fuzzy }: SearchTerms, fields: readonly string[], { doc, hidden }: Target): Fragment {
  const words = [...new Set(expression.split(/\s+/u).filter((word) => word !== ''))]
  if (words.length === 0) return always
  const seen = fields.filter((field) => !hidden.has(field))
  if (!doc || seen.length === 0) return never
  const found = joined(
    words.map((word) => foundIn(word, fuzzy)),
    mode === 'AND' ? ' and ' : ' or ',
  )
  // Put together once for each item, however many words there are. No word spans two texts, as none holds a line's end.
  const texts = joined(
    seen.map((field) => textsOf(part`(${doc} -> ${field}::text)`)),
    ', ',
  )
  return part`exists (select from (select lower(concat_ws(E'\\n', ${texts})) as said offset 0) as texts where ${found})`
}

const textsOf = (value: Fragment): Fragment => part`case jsonb_typeof(${value}) when 'string' then ${value} #>> '{}'
  when 'array' then (select string_agg(entry #>> '{}', E'\\n') from jsonb_array_elements(${value}) as entry where jsonb_typeof(entry) = 'string') end`

/** The share of the triples of letters of two words that both have, where one letter of five is another. */
const alikeFrom = 0.3

function foundIn(word: string, fuzzy: boolean): Fragment {
  const exactly = part`said like lower(${pattern('contains', word)}::text)`
  return fuzzy ? part`(${exactly} or strict_word_similarity(${word}::text, said) >= ${raw(String(alikeFrom))})` : exactly
}
