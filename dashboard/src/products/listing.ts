import { choiceOf, sortingOf } from '../kit/list-state.ts'

/** What the list of products shows: all of it stands in its address. */
export interface ProductListing {
  words: string
  collectionId: string
  stock: StockState | ''
  visibility: Visibility | ''
  /** Prices as they were typed, in the site's currency. */
  min: string
  max: string
  sort: { fieldName: string; order: 'ASC' | 'DESC' }
  size: number
  cursor: string | undefined
}

export const stockStates = ['IN_STOCK', 'PARTIALLY_OUT_OF_STOCK', 'OUT_OF_STOCK'] as const
export type StockState = (typeof stockStates)[number]

export const visibilities = ['shown', 'hidden'] as const
export type Visibility = (typeof visibilities)[number]

/** What the list can be sorted by, and the field of a product behind it. */
export const sortFields = {
  name: 'name',
  price: 'priceData.price',
  sku: 'sku',
  created: 'createdDate',
  changed: 'lastUpdated',
} as const

export const defaultSort = 'name'
export const pageSizes = [25, 50, 100] as const

export const looks = ['list', 'grid'] as const
export type Look = (typeof looks)[number]
export const lookOf = (query: URLSearchParams): Look => choiceOf(query, 'look', looks)

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const price = /^\d{1,9}(\.\d{1,4})?$/

export function listingOf(query: URLSearchParams): ProductListing {
  const text = (name: string): string => (query.get(name) ?? '').trim()
  const priceAt = (name: string): string => (price.test(text(name).replace(',', '.')) ? text(name).replace(',', '.') : '')
  const { key, isDown } = sortingOf(query, Object.keys(sortFields)) ?? { key: defaultSort, isDown: false }
  return {
    words: text('q').slice(0, 254),
    collectionId: guid.test(text('collection')) ? text('collection') : '',
    stock: stockStates.find((state) => state === text('stock')) ?? '',
    visibility: visibilities.find((one) => one === text('visibility')) ?? '',
    min: priceAt('min'),
    max: priceAt('max'),
    sort: { fieldName: sortFields[key as keyof typeof sortFields], order: isDown ? 'DESC' : 'ASC' },
    size: pageSizes.find((size) => String(size) === text('size')) ?? pageSizes[0],
    cursor: query.get('cursor') || undefined,
  }
}

/** Whether anything narrows the list. */
export const isNarrowed = ({ words, collectionId, stock, visibility, min, max }: ProductListing): boolean =>
  [words, collectionId, stock, visibility, min, max].some((one) => one !== '')

/** The query that a listing stands for. A further page is asked for by its cursor alone: the cursor holds the rest. */
export function queryOf(listing: ProductListing) {
  const { sort, size: limit, cursor } = listing
  return cursor ? { cursorPaging: { cursor, limit } } : { filter: filterOf(listing), sort: [sort], cursorPaging: { limit } }
}

function filterOf({ words, collectionId, stock, visibility, min, max }: ProductListing): Record<string, unknown> {
  const range = { ...(min && { $gte: Number(min) }), ...(max && { $lte: Number(max) }) }
  return {
    ...(words && { $or: [{ name: { $contains: words } }, { sku: { $contains: words } }] }),
    ...(collectionId && { collectionIds: { $hasSome: [collectionId] } }),
    ...(stock && { inventoryStatus: stock }),
    ...(visibility && { visible: visibility === 'shown' }),
    ...((min || max) && { 'priceData.price': range }),
  }
}
