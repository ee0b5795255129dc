/** How a list of products is sorted, filtered and paged: all of it stands in the page's address. */
export interface Listing {
  sort: SortName
  /** Amounts in the shop's currency, as typed. */
  priceMin: number | undefined
  priceMax: number | undefined
  inStock: boolean
  page: number
}

export const sorts = {
  newest: { fieldName: 'createdDate', order: 'DESC' },
  'price-up': { fieldName: 'priceData.price', order: 'ASC' },
  'price-down': { fieldName: 'priceData.price', order: 'DESC' },
  name: { fieldName: 'name', order: 'ASC' },
} as const

export type SortName = keyof typeof sorts
export const sortNames = Object.keys(sorts) as SortName[]

export const pageSize = 24
/** Further on nobody pages by hand, and offsets have an end. */
const pageMax = 400

/** Reads an address; what makes no sense counts as not said. */
export function listingOf(query: URLSearchParams): Listing {
  const sort = sortNames.find((name) => name === query.get('sort')) ?? 'newest'
  const page = Math.trunc(Number(query.get('page') ?? 1))
  return {
    sort,
    priceMin: amountOf(query.get('min')),
    priceMax: amountOf(query.get('max')),
    inStock: query.get('stock') === 'in',
    page: page >= 1 && page <= pageMax ? page : 1,
  }
}

function amountOf(text: string | null): number | undefined {
  const amount = text?.trim() ? Number(text) : Number.NaN
  return Number.isFinite(amount) && amount >= 0 && amount <= 999_999_999 ? amount : undefined
}

/** The part of a products query that a listing stands for, beside `within`. */
export function queryOf({ sort, priceMin, priceMax, inStock, page }: Listing, within: Record<string, unknown>) {
  const price = { ...(priceMin !== undefined && { $gte: priceMin }), ...(priceMax !== undefined && { $lte: priceMax }) }
  const filter = {
    ...within,
    ...(Object.keys(price).length > 0 && { 'priceData.price': price }),
    ...(inStock && { 'stock.inventoryStatus': { $in: ['IN_STOCK', 'PARTIALLY_OUT_OF_STOCK'] } }),
  }
  return { filter, sort: [sorts[sort]], paging: { limit: pageSize, offset: (page - 1) * pageSize } }
}

/** Whether a listing leaves anything out. */
export const isFiltered = ({ priceMin, priceMax, inStock }: Listing): boolean => priceMin !== undefined || priceMax !== undefined || inStock

/** The same list on another page. */
export function hrefOfPage(query: URLSearchParams, page: number): string {
  const next = new URLSearchParams(query)
  if (page > 1) next.set('page', String(page))
  else next.delete('page')
  return `?${next}`
}
