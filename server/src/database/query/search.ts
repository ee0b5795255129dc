import { part, raw, type Fragment } from '../sql.ts'
import { always, joinFragments, never } from './conditions.ts'
import { likePattern } from './like.ts'
import type { Target } from './target.ts'

/** Search terms, separated by spaces. */
export interface SearchTerms {
  expression: string
  /** Whether all terms must be found, or one of them. */
  mode: 'AND' | 'OR'
  /** Also finds similar spellings. */
  fuzzy: boolean
}

/** Data items whose texts contain the terms, anywhere and case-insensitively. A field has a text or a list of texts; fields that the caller can't see are
 *  ignored. */
export function searchCondition({ expression, mode, fuzzy }: SearchTerms, fields: readonly string[], { doc, hidden }: Target): Fragment {
  const terms = termsIn(expression)
  if (terms.length === 0) return always
  const seen = fields.filter((field) => !hidden.has(field))
  if (!doc || seen.length === 0) return never
  return containsTerms(
    { terms, mode, fuzzy },
    seen.map((field) => textsOf(part`(${doc} -> ${field}::text)`)),
  )
}

export const termsIn = (expression: string): string[] => [...new Set(expression.split(/\s+/u).filter((word) => word !== ''))]

/** Whether the texts together contain the terms. A text can be null. */
export function containsTerms(
  { terms, mode, fuzzy }: Omit<SearchTerms, 'expression'> & { terms: readonly string[] },
  texts: readonly Fragment[],
): Fragment {
  const matches = joinFragments(
    terms.map((term) => containsTerm(term, fuzzy)),
    mode === 'AND' ? ' and ' : ' or ',
  )
  // Joined once per row, however many terms there are. No term spans two texts, because none contains a line break.
  return part`exists (select from (select lower(concat_ws(E'\\n', ${joinFragments(texts, ', ')})) as said offset 0) as texts where ${matches})`
}

const textsOf = (value: Fragment): Fragment => part`case jsonb_typeof(${value}) when 'string' then ${value} #>> '{}'
  when 'array' then (select string_agg(entry #>> '{}', E'\\n') from jsonb_array_elements(${value}) as entry where jsonb_typeof(entry) = 'string') end`

/** The share of trigrams that two words have in common if one character of five differs. */
const similarityMin = 0.3

function containsTerm(term: string, fuzzy: boolean): Fragment {
  const exactly = part`said like lower(${likePattern('contains', term)}::text)`
  return fuzzy ? part`(${exactly} or strict_word_similarity(${term}::text, said) >= ${raw(String(similarityMin))})` : exactly
}
