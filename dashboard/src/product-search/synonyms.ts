import { searchSettingsMax, synonymsMax } from '@stoa/contract/product-search/settings'
import type { SearchSettings } from '../answers.ts'
import { fieldOf, isSameTerm, termKey, termsIn } from './terms.ts'

/** The lists of synonyms, by the last part of their page's path: in both directions, and in one. */
export const synonymLists = ['synonyms', 'one-way-synonyms'] as const
export type SynonymList = (typeof synonymLists)[number]

/** A group of terms; of synonyms in one direction, the term that finds them besides. */
export interface Synonyms {
  term: string
  terms: readonly string[]
}

/** The fields of the form. */
export interface SynonymsDraft {
  term: string
  terms: string
}

export interface SynonymsProblem {
  field: keyof SynonymsDraft
  rule: 'TOO_FEW' | 'TOO_MANY' | 'TOO_LONG' | 'NO_LETTER' | 'DUPLICATE' | 'EXISTS' | 'FULL'
  /** The term that the problem is about. */
  term: string
}

const termMax = 50

type Lists = Pick<SearchSettings, 'synonyms' | 'oneWaySynonyms'>

export const synonymsOf = ({ synonyms, oneWaySynonyms }: Lists, list: SynonymList): Synonyms[] =>
  list === 'synonyms'
    ? synonyms.map(({ terms }) => ({ term: '', terms }))
    : oneWaySynonyms.map(({ term, synonyms: terms }) => ({ term, terms }))

/** The settings to save for a list. */
export const changesOf = (list: SynonymList, all: readonly Synonyms[]): Partial<Lists> =>
  list === 'synonyms'
    ? { synonyms: all.map(({ terms }) => ({ terms: [...terms] })) }
    : { oneWaySynonyms: all.map(({ term, terms }) => ({ term, synonyms: [...terms] })) }

export const draftOf = ({ term, terms }: Synonyms): SynonymsDraft => ({ term, terms: fieldOf(terms) })

export const typedSynonyms = ({ term, terms }: SynonymsDraft): Synonyms => ({ term: term.trim(), terms: termsIn(terms) })

/** Whether two entries mean the same, in whatever order. */
export const isSame = (one: Synonyms, other: Synonyms): boolean => keyOf(one) === keyOf(other)

const keyOf = ({ term, terms }: Synonyms): string => JSON.stringify([termKey(term), terms.map(termKey).toSorted()])

/** Why typed synonyms can't be saved beside the other entries of the list. */
export function problemOf(list: SynonymList, typed: Synonyms, others: readonly Synonyms[]): SynonymsProblem | undefined {
  const { term, terms } = typed
  const isOneWay = list === 'one-way-synonyms'
  const of = (rule: SynonymsProblem['rule'], about = '', field: SynonymsProblem['field'] = 'terms') => ({ field, rule, term: about })
  if (isOneWay && termKey(term) === '') return of(term === '' ? 'TOO_FEW' : 'NO_LETTER', term, 'term')
  if (term.length > termMax) return of('TOO_LONG', term, 'term')
  if (terms.length < (isOneWay ? 1 : 2)) return of('TOO_FEW')
  if (terms.length > synonymsMax) return of('TOO_MANY')
  const long = terms.find(({ length }) => length > termMax)
  if (long !== undefined) return of('TOO_LONG', long)
  const empty = terms.find((one) => termKey(one) === '')
  if (empty !== undefined) return of('NO_LETTER', empty)
  const twice = terms.find((one, at) => (isOneWay && isSameTerm(one, term)) || terms.findIndex((other) => isSameTerm(one, other)) < at)
  if (twice !== undefined) return of('DUPLICATE', twice)
  if (others.some((other) => isSame(other, typed))) return of('EXISTS')
  return others.length >= searchSettingsMax ? of('FULL') : undefined
}

/** The entry that another one has become: the one with most of its terms. */
export function successorOf(before: Synonyms, all: readonly Synonyms[]): Synonyms | undefined {
  const keys = new Set([before.term, ...before.terms].map(termKey).filter(Boolean))
  const common = ({ term, terms }: Synonyms): number => [term, ...terms].filter((one) => keys.has(termKey(one))).length
  const [first] = all.toSorted((one, other) => common(other) - common(one))
  return first && common(first) > 0 ? first : undefined
}

/** The entries of a list in which a text occurs. */
export function withText(all: readonly Synonyms[], text: string): Synonyms[] {
  const key = termKey(text)
  return all.filter(({ term, terms }) => [term, ...terms].some((one) => termKey(one).includes(key)))
}
