import { and, joinFragments, never } from '../../../../database/query/conditions.ts'
import { part, raw, sql, type Fragment } from '../../../../database/sql.ts'
import type { Scope } from '../../../../kernel/context.ts'
import { uniqueIdOfVariant } from '../../product.ts'
import { hasSku, name, rankOf, skus } from '../store.ts'
import type { WordField, WordReader, WordRequest, WordSearch } from './request.ts'

/** A term that is a code of a variant. */
export interface CodeRow {
  term: string
  productId: string
  variantId: string
}

const searches = (fields: WordRequest['fields'], field: WordField): boolean => fields?.has(field) ?? true

/** The variants that have one of the terms as their barcode, and hidden ones that have it as their stock-keeping unit, in any case. */
export async function findCodes(
  { db, siteId }: Scope,
  terms: readonly string[],
  { isShop, fields }: WordReader & Pick<WordRequest, 'fields'>,
): Promise<CodeRow[]> {
  const found = (term: Fragment, more: Fragment) => part`
    select ${term} as term, variants.product_id as "productId", (${raw(uniqueIdOfVariant)}) as "variantId"
    from unnest(${terms}::text[]) as terms (term) join variants on variants.site_id = ${siteId} and ${more}`
  const ways = [
    ...(searches(fields, 'BARCODE')
      ? [found(part`terms.term`, part`variants.barcode = terms.term and ${raw(isShop ? 'true' : 'variants.visible')}`)]
      : []),
    ...(isShop && searches(fields, 'SKU')
      ? [found(part`terms.term`, part`lower(variants.sku) = lower(terms.term) and not variants.visible`)]
      : []),
  ]
  return terms.length === 0 || ways.length === 0 ? [] : db.rows(sql`${joinFragments(ways, ' union all ')}`)
}

const queryOfMode = ({ mode, all, any }: WordSearch): Fragment => (mode === 'AND' ? all : any)

/** The words of a text, as they are and stemmed, like those of names in `stoa_words`. */
const textVector = (text: Fragment, { language }: WordSearch): Fragment =>
  part`(to_tsvector(stoa_text_config(${language}), ${text}) || to_tsvector('pg_catalog.simple', ${text}))`

const texts: Partial<Record<WordField, Fragment>> = {
  NAME: part`${name}`,
  SKU: part`${skus}`,
  BRAND: part`stoa_plain(coalesce(products.brand, ''))`,
}

/** Whether a row has the words of a query in the fields of a search. An index may find it by them before. */
type Match = (query: Fragment) => Fragment

const productMatch = (search: WordSearch): Match => {
  const { fields } = search
  if (!fields) return (query) => part`products.words @@ ${query}`
  const named = [...fields].flatMap((field) => texts[field] ?? [])
  const vectors = [
    ...(named.length > 0 ? [textVector(part`concat_ws(' | ', ${joinFragments(named, ', ')})`, search)] : []),
    ...(fields.has('TEXTS') ? [part`ts_filter(products.words, '{c}')`] : []),
  ]
  return (query) => (vectors.length === 0 ? never : part`${joinFragments(vectors, ' || ')} @@ ${query}`)
}

const isOneOf = (ids: readonly string[]): Fragment => part`products.id = any(${ids}::uuid[])`

/** Whether a row is of the products with the codes, and has the other terms. */
const hasCode = ({ codes }: WordSearch, matches: Match): Fragment =>
  and([
    isOneOf(codes.productIds),
    ...codes.others.map(({ query, productIds }) =>
      productIds.length === 0 ? matches(query) : part`(${isOneOf(productIds)} or ${matches(query)})`,
    ),
  ])

/** Products that a request finds. An index has their words; those of some fields are looked for in what it finds. */
export function productSearchCondition(search: WordSearch): Fragment {
  const query = queryOfMode(search)
  const matches = productMatch(search)
  const found = part`products.words @@ ${query}`
  const words = search.fields ? and([found, matches(query)]) : found
  return search.codes.productIds.length === 0 ? words : part`(${words} or ${hasCode(search, matches)})`
}

/** The rank of a product that a request finds. Those with all words come before those with some, and names before other texts. */
export const productRank = (search: WordSearch): Fragment =>
  rank(search, part`(${hasSku(search.terms)} or ${hasCode(search, productMatch(search))})`)

const rank = (search: WordSearch, isCode: Fragment): Fragment =>
  rankOf(search, {
    hasCode: isCode,
    query: search.all,
    others: part`case when products.words @@ ${search.all} then 0 when ts_filter(products.words, '{a}') @@ ${search.any} then -1 else -2 end`,
  })

const plainSku = "coalesce(stoa_plain(variants.sku), '')"
const ownSku = part`${raw(plainSku)} || ' ' || ${raw(`replace(${plainSku}, ' ', '')`)}`
const hasVariantCode = ({ codes: { variantIds } }: WordSearch): Fragment => part`(${raw(uniqueIdOfVariant)}) = any(${variantIds}::uuid[])`

/** Variants have the names of their products, and stock-keeping units of their own. */
const variantMatch = (search: WordSearch): Match => {
  const ofName = textVector(part`${name}`, search)
  const ofSku = textVector(ownSku, search)
  const [inName, inSku] = [searches(search.fields, 'NAME'), searches(search.fields, 'SKU')]
  return (query) => {
    const own = [
      ...(inName ? [part`${ofName} @@ ${query}`] : []),
      ...(inSku ? [part`${ofSku} @@ ${query}`] : []),
      ...(inName && inSku ? [part`(${ofName} || ${ofSku}) @@ ${query}`] : []),
    ]
    return part`(${joinFragments(own, ' or ')})`
  }
}

/** Variants that a request finds by the names of their products and their own stock-keeping units. */
export function variantSearchCondition(search: WordSearch): Fragment {
  const query = queryOfMode(search)
  const matches = variantMatch(search)
  const words = and([part`products.words @@ ${query}`, matches(query)])
  return search.codes.variantIds.length === 0 ? words : part`(${words} or ${hasCode(search, matches)} and ${hasVariantCode(search)})`
}

/** The rank of a variant that a request finds: its own stock-keeping unit, then the rank of its product. */
export const variantRank = (search: WordSearch): Fragment =>
  rank(search, part`(replace(${raw(plainSku)}, ' ', '') = any(${search.terms}::text[]) or ${hasVariantCode(search)})`)
