import { always } from '../../../../database/query/conditions.ts'
import type { Context } from '../../../../kernel/context.ts'
import { allOf, closestWord, findTermSearch, queryGroups, type Search, tokensOf } from '../../../product-search/public.ts'
import { suspectWord } from '../correct.ts'
import { findWordUses, queryOf, queryOfAny } from '../store.ts'
import type { CodeSearch, OtherTerms, WordReader, WordRequest, WordSearch } from './request.ts'
import { type CodeRow, findCodes } from './store.ts'

/** Reads what a request finds: synonyms of its terms, what words with a typo probably mean, and what has one of its codes. */
export async function findWordSearch(context: Context, request: WordRequest, reader: WordReader): Promise<WordSearch> {
  const search = await searchFor(context, request, reader)
  const codes = await codeSearch(context, request, reader)
  const queries = queriesOf(context, search, request)
  const { fields, mode } = request
  const terms = search.terms.map(({ words }) => words.join(''))
  return { words: search.words, terms, fields, mode, language: context.site.settings.language, ...queries, codes }
}

async function searchFor(context: Context, { expression, fuzzy }: WordRequest, reader: WordReader): Promise<Search> {
  const search = await findTermSearch(context, expression)
  return fuzzy ? withoutTypos(context, search, reader) : search
}

function queriesOf({ site }: Context, { terms }: Pick<Search, 'terms'>, { fuzzy }: WordRequest): Pick<WordSearch, 'all' | 'any'> {
  const groups = queryGroups({ terms }, fuzzy ? 'ALL' : 'NONE')
  const { language } = site.settings
  return { all: queryOf({ groups, language }), any: queryOfAny({ groups, language }) }
}

/** The search with each word that no product has replaced by one with one typo, if there is such a word. */
async function withoutTypos(context: Context, search: Search, { isShop }: WordReader): Promise<Search> {
  const words = search.terms.filter(({ synonyms }) => synonyms.length === 0).flatMap((term) => term.words)
  if (words.length === 0) return search
  const uses = await findWordUses(
    context,
    words.map((word) => suspectWord(word, allOf([word], true))),
    { language: context.site.settings.language, within: always, includesHidden: isShop },
  )
  const corrected = new Map(uses.map(({ word, isKnown, names }) => [word, (isKnown ? undefined : closestWord(word, names)) ?? word]))
  const correct = (word: string): string => corrected.get(word) ?? word
  return {
    ...search,
    words: search.words.map(correct),
    terms: search.terms.map((term) => (term.synonyms.length === 0 ? { ...term, words: term.words.map(correct) } : term)),
  }
}

const nothing: CodeSearch = { productIds: [], variantIds: [], others: [] }

/** What has a code that the request names. If all terms must be found, the others must be found as well. */
async function codeSearch(context: Context, request: WordRequest, reader: WordReader): Promise<CodeSearch> {
  const terms = [...new Set(request.expression.split(/\s+/u).filter(Boolean))]
  const rows = await findCodes(context, terms, { ...reader, fields: request.fields })
  if (rows.length === 0) return nothing
  const ids = { productIds: productsOf(rows), variantIds: [...new Set(rows.map(({ variantId }) => variantId))] }
  if (request.mode === 'OR') return { ...ids, others: [] }
  const byTerm = Map.groupBy(rows, ({ term }) => term)
  const words = terms.filter((term) => !byTerm.has(term))
  return {
    ...ids,
    others: [
      ...(words.length > 0 ? [await otherTerms(context, { ...request, expression: words.join(' ') }, reader)] : []),
      // What has the only code has it.
      ...(byTerm.size > 1 ? [...byTerm].map(([term, withCode]) => otherCode(context, request, { term, rows: withCode })) : []),
    ],
  }
}

const productsOf = (rows: readonly CodeRow[]): string[] => [...new Set(rows.map(({ productId }) => productId))]

async function otherTerms(context: Context, request: WordRequest, reader: WordReader): Promise<OtherTerms> {
  const search = await searchFor(context, request, reader)
  return { query: queriesOf(context, search, request).all, productIds: [] }
}

/** A term that is a code of some products can be a word of others. */
function otherCode(context: Context, request: WordRequest, { term, rows }: { term: string; rows: readonly CodeRow[] }): OtherTerms {
  const words = tokensOf(term)
  const terms = words.length > 0 ? [{ words, synonyms: [] }] : []
  return { query: queriesOf(context, { terms }, request).all, productIds: productsOf(rows) }
}
