/** How a list of products is sorted, filtered and paged: all of it stands in the page's address. */
export interface Listing {
  sort: SortName
  /** Amounts in the shop's currency, as typed. */
  priceMin: number | undefined
  priceMax: number | undefined
  inStock: boolean
  onSale: boolean
  ribbons: string[]
  brands: string[]
  /** The choices wanted of each option, by its name. */
  options: Readonly<Record<string, string[]>>
  /** Pages `from` to `page` are shown together. */
  from: number
  page: number
  isDense: boolean
}

export const sorts = {
  best: { fieldName: 'createdDate', order: 'DESC' },
  newest: { fieldName: 'createdDate', order: 'DESC' },
  'price-up': { fieldName: 'priceData.price', order: 'ASC' },
  'price-down': { fieldName: 'priceData.price', order: 'DESC' },
  name: { fieldName: 'name', order: 'ASC' },
} as const

export type SortName = keyof typeof sorts
/** `best` is how well a thing fits the words: only a search knows that. */
export const sortNames = (isSearch: boolean): SortName[] => (Object.keys(sorts) as SortName[]).filter((name) => isSearch || name !== 'best')

export const pageSize = 24
/** Further on nobody pages by hand, and offsets have an end. */
const pageMax = 400
/** More pages than these at once are more than one query answers. */
export const pagesTogether = 4
/** More values of one filter than these nobody ticks. */
const valuesMax = 20
const optionPrefix = 'option.'

/** Reads an address; what makes no sense counts as not said. */
export function listingOf(query: URLSearchParams, isSearch = false): Listing {
  const page = pageIn(query, 'page') ?? 1
  const from = pageIn(query, 'from') ?? page
  return {
    sort: sortNames(isSearch).find((name) => name === query.get('sort')) ?? (isSearch ? 'best' : 'newest'),
    priceMin: amountOf(query.get('min')),
    priceMax: amountOf(query.get('max')),
    inStock: query.get('stock') === 'in',
    onSale: query.get('sale') === 'yes',
    ribbons: query.getAll('ribbon').filter(Boolean).slice(0, valuesMax),
    brands: query.getAll('brand').filter(Boolean).slice(0, valuesMax),
    options: optionsIn(query),
    from: from <= page && page - from < pagesTogether ? from : page,
    page,
    isDense: query.get('view') === 'dense',
  }
}

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
    if (name && choice) found.set(name, [...(found.get(name) ?? []), choice].slice(0, valuesMax))
  }
  return Object.fromEntries([...found].slice(0, valuesMax))
}

/** The part of a products query that a listing stands for, beside `within`. Discounts and options are not asked of the database: shelf.server.ts. */
export function queryOf({ sort, priceMin, priceMax, inStock, ribbons, brands, from, page }: Listing, within: Record<string, unknown>) {
  const price = { ...(priceMin !== undefined && { $gte: priceMin }), ...(priceMax !== undefined && { $lte: priceMax }) }
  const filter = {
    ...within,
    ...(Object.keys(price).length > 0 && { 'priceData.price': price }),
    ...(inStock && { 'stock.inventoryStatus': { $in: ['IN_STOCK', 'PARTIALLY_OUT_OF_STOCK'] } }),
    ...(ribbons.length > 0 && { ribbon: { $in: ribbons } }),
    ...(brands.length > 0 && { brand: { $in: brands } }),
  }
  return { filter, sort: [sorts[sort]], paging: { limit: (page - from + 1) * pageSize, offset: (from - 1) * pageSize } }
}

/** Whether a listing leaves anything out. */
export const isFiltered = ({ priceMin, priceMax, inStock, onSale, ribbons, brands, options }: Listing): boolean =>
  priceMin !== undefined || priceMax !== undefined || inStock || onSale || ribbons.length + brands.length + Object.keys(options).length > 0
