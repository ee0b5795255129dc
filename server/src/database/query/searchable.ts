import type { Type } from 'typebox'
import type { SearchDetails } from '@stoa/contract/search'
import { raw, part, type Fragment } from '../sql.ts'
import { fieldNotAllowed } from './compile-filter.ts'
import { always, never } from './conditions.ts'
import { isStorable } from './literal.ts'
import type { Ranked } from './plan-query.ts'
import { containsTerms, termsIn, type SearchTerms } from './search.ts'
import { violation, type Violation } from './violation.ts'

/** The fields in which terms are found: for each path the text of a row, null if it has none; trusted SQL. A list is joined by line breaks. */
export type Searchable = Readonly<Record<string, string>>

/** How a list is searched. */
export interface SearchMethod {
  fields: readonly string[]
  /** Which rows a search finds. All without terms. */
  condition: (request: SearchRequest | undefined) => Fragment
  /** The order of what is found. */
  ranked?: Ranked | undefined
}

/** Finds terms anywhere in the fields. */
export const bySubstrings = (searchable: Searchable): SearchMethod => ({
  fields: Object.keys(searchable),
  condition: (request) => searchableCondition(request, searchable),
})

/** The terms of a search as its cursors contain them. */
export interface SearchRequest extends SearchTerms {
  fields: readonly string[]
}

type Details = Type.Static<typeof SearchDetails> | null | undefined

/** Reads the terms of a search; undefined if it has none. Unknown fields are added to `violations`, named from `at`. */
export function readSearch(
  details: Details,
  at: string,
  searchable: Pick<SearchMethod, 'fields'>,
  violations: Violation[],
): SearchRequest | undefined {
  const { expression, mode = 'OR', fuzzy = false, fields = [] } = details ?? {}
  fields.forEach((field, index) => {
    if (!searchable.fields.includes(field)) violations.push(fieldNotAllowed(`${at}.fields[${index}]`))
  })
  const text = expression ?? ''
  if (!isStorable(text)) violations.push(violation(`${at}.expression`, 'FORMAT', 'must be text'))
  return termsIn(text).length === 0 ? undefined : { expression: text, mode, fuzzy, fields }
}

/** Rows whose searchable fields contain the terms, anywhere and case-insensitively. All rows without terms. */
function searchableCondition(request: SearchRequest | undefined, searchable: Searchable): Fragment {
  if (!request) return always
  const { expression, fields, mode, fuzzy } = request
  const texts = Object.entries(searchable).flatMap(([field, sql]) =>
    fields.length === 0 || fields.includes(field) ? part`(${raw(sql)})` : [],
  )
  return texts.length === 0 ? never : containsTerms({ terms: termsIn(expression), mode, fuzzy }, texts)
}
