import type { Context, Scope } from '../../../kernel/context.ts'
import { closestWord, queryGroups, typoKeys } from '../../product-search/public.ts'
import type { ListScope } from '../listing/request.ts'
import { collectionCondition } from '../listing/store.ts'
import { findListedSearch, type ListedSearch } from './listed-search.ts'
import { findWordUses, type SuspectWord } from './store.ts'

interface Reading<Found> {
  read(scope: ListScope): Promise<Found>
  isEmpty(found: Found): boolean
}

interface Corrected<Found> {
  found: Found
  /** What was searched for. */
  search: ListedSearch | undefined
  correctedText?: string
}

/** Reads what a search finds; if that is nothing, what the text finds that it probably means. */
export async function readCorrected<Found>(
  context: Context,
  scope: ListScope,
  { read, isEmpty }: Reading<Found>,
): Promise<Corrected<Found>> {
  const { search } = scope
  const found = await read(scope)
  if (!search || !isEmpty(found)) return { found, search }
  const text = await correctedText(context, search, scope)
  if (text === undefined) return { found, search }
  const corrected = await findListedSearch(context, text)
  const other = await read({ ...scope, search: corrected })
  return isEmpty(other) ? { found, search } : { found: other, search: corrected, correctedText: text }
}

/** The text with each word that no product of the list has replaced by one with one typo. Undefined if there is no such text. */
async function correctedText(db: Scope, search: ListedSearch, scope: ListScope): Promise<string | undefined> {
  const suspects = suspectsIn(search)
  if (suspects.length === 0) return undefined
  const found = await findWordUses(db, suspects, {
    language: search.language,
    within: collectionCondition(scope),
    includesHidden: false,
  })
  const words = found.map(({ word, isKnown, names }) => (isKnown ? word : closestWord(word, names)))
  const isCorrected = words.every((word) => word !== undefined) && words.some((word, at) => word !== search.words[at])
  return isCorrected ? words.join(' ') : undefined
}

const suspectsIn = (search: ListedSearch): SuspectWord[] =>
  queryGroups(search).flatMap((group, at) => search.terms[at]!.words.map((word) => suspectWord(word, group)))

/** A word that may have a typo, in the group of its term. */
export const suspectWord = (word: string, group: string): SuspectWord => ({
  word,
  group,
  keys: typoKeys(word)
    .map((key) => `'${key}'`)
    .join(' | '),
})
