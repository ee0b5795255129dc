import type { Fragment } from '../../../../database/sql.ts'
import type { Search } from '../../../product-search/public.ts'

/** Where words of a product or a variant are: its name, its stock-keeping unit, its brand, the texts of its page, its barcode. */
export type WordField = 'NAME' | 'SKU' | 'BRAND' | 'TEXTS' | 'BARCODE'

export interface WordRequest {
  /** Terms, separated by spaces. */
  expression: string
  /** Whether all terms must be found, or one of them. */
  mode: 'AND' | 'OR'
  /** Also finds beginnings of words, and words with a typo. */
  fuzzy: boolean
  /** Undefined: everywhere, also in the ribbon. */
  fields: ReadonlySet<WordField> | undefined
}

/** For whom words are searched. Callers that act for the shop find hidden products and variants. */
export interface WordReader {
  isShop: boolean
}

/** What a request finds. */
export interface WordSearch extends Pick<Search, 'words'>, Pick<WordRequest, 'fields' | 'mode'> {
  /** Each term without its signs. */
  terms: readonly string[]
  language: string
  /** Of all terms, and of one of them. */
  all: Fragment
  any: Fragment
  codes: CodeSearch
}

/** What has a code of the request: a barcode, or the stock-keeping unit of a hidden variant, which no index of words has. */
export interface CodeSearch {
  productIds: readonly string[]
  /** By the IDs that no other variant of the shop has. */
  variantIds: readonly string[]
  /** What they must have besides. */
  others: readonly OtherTerms[]
}

/** Terms that a product must have, unless it is one of those with their code. */
export interface OtherTerms {
  query: Fragment
  productIds: readonly string[]
}
