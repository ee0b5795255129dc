/** Sort, filters and paging of a product list, all of them in the page's URL. */
export interface Listing {
  sort: SortName
  /** Amounts in the shop's currency, as entered. */
  priceMin: number | undefined
  priceMax: number | undefined
  inStock: boolean
  onSale: boolean
  ribbons: string[]
  brands: string[]
  collectionIds: string[]
  /** The selected choices, by option name. */
  options: Readonly<Record<string, string[]>>
  /** Pages `from` to `page` are shown together. */
  from: number
  page: number
  isDense: boolean
}

export const sorts = {
  best: 'RELEVANCE',
  own: 'COLLECTION',
  newest: 'NEWEST',
  'price-up': 'PRICE_ASC',
  'price-down': 'PRICE_DESC',
  name: 'NAME',
} as const

export type SortName = keyof typeof sorts
/** `best` is by relevance, which only a search has; `own` is the order of the collection, which a search hasn’t. */
export const sortNames = (isSearch: boolean): SortName[] =>
  (Object.keys(sorts) as SortName[]).filter((name) => name !== (isSearch ? 'own' : 'best'))

export const pageSize = 24
/** Nobody pages further by hand, and offsets are limited. */
export const pageMax = 400
/** More pages at once would exceed one query. */
export const pagesTogether = 4
/** Maximum number of values of one filter, and length of a value. */
const valuesMax = 20
const valueLengthMax = 50
/** The server takes neither as the name of an option. */
const reservedNames = new Set(['__proto__', 'constructor', 'prototype'])
const collectionIdPattern = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/
/** Of the message that a product was added to the cart, which is also where it stands. */
export const addedParam = 'added'
const optionPrefix = 'option.'

/** Parses a URL. Invalid values are ignored. */
export function listingOf(query: URLSearchParams, isSearch = false): Listing {
  const page = pageIn(query, 'page') ?? 1
  const from = pageIn(query, 'from') ?? page
  return {
    sort: sortNames(isSearch).find((name) => name === query.get('sort')) ?? (isSearch ? 'best' : 'own'),
    priceMin: amountOf(query.get('min')),
    priceMax: amountOf(query.get('max')),
    inStock: query.get('stock') === 'in',
    onSale: query.get('sale') === 'yes',
    ribbons: query.getAll('ribbon').filter(isValue).slice(0, valuesMax),
    brands: query.getAll('brand').filter(isValue).slice(0, valuesMax),
    collectionIds: query
      .getAll('collection')
      .filter((id) => collectionIdPattern.test(id))
      .slice(0, valuesMax),
    options: optionsIn(query),
    from: from <= page && page - from < pagesTogether ? from : page,
    page,
    isDense: query.get('view') === 'dense',
  }
}

const isValue = (text: string): boolean => text.length > 0 && text.length <= valueLengthMax && !/\p{Cc}/u.test(text)

function pageIn(query: URLSearchParams, name: string): number | undefined {
  const page = Math.trunc(Number(query.get(name) ?? Number.NaN))
  return page >= 1 && page <= pageMax ? page : undefined
}

function amountOf(text: string | null): number | undefined {
  const amount = text?.trim() ? Number(text) : Number.NaN
  return Number.isFinite(amount) && amount >= 0 && amount <= 999_999_999 ? amount : undefined
}

function optionsIn(query: URLSearchParams): Listing['options'] {
  const found = new Map<string, string[]>()
  for (const [key, choice] of query) {
    const name = key.startsWith(optionPrefix) ? key.slice(optionPrefix.length) : ''
    if (isValue(name) && !reservedNames.has(name) && isValue(choice))
      found.set(name, [...(found.get(name) ?? []), choice].slice(0, valuesMax))
  }
  return Object.fromEntries([...found].slice(0, valuesMax))
}

/** The request of a listing's products, in addition to what is listed. */
export function requestOf(listing: Listing) {
  const { sort, priceMin, priceMax, inStock, onSale, ribbons, brands, collectionIds, options, from, page } = listing
  return {
    filter: {
      ...(priceMin !== undefined && { minPrice: priceMin }),
      ...(priceMax !== undefined && { maxPrice: priceMax }),
      ...(inStock && { inStock }),
      ...(onSale && { onSale }),
      ...(ribbons.length > 0 && { ribbons }),
      ...(brands.length > 0 && { brands }),
      ...(collectionIds.length > 0 && { collectionIds }),
      ...(Object.keys(options).length > 0 && { options }),
    },
    sort: sorts[sort],
    paging: { limit: (page - from + 1) * pageSize, offset: (from - 1) * pageSize },
  }
}

/** Whether a listing has filters. */
export const isFiltered = (listing: Listing): boolean => Object.keys(requestOf(listing).filter).length > 0
