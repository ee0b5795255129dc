import type { catalogue } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { allProductsId } from '@stoa/contract/collections/all-products'
import { scaleOf } from '../../pricing/public.ts'
import type { ListedSearch } from '../search/listed-search.ts'
import { choiceKey } from './columns.ts'

type Request = RequestOf<typeof catalogue.listProducts>

/** The products of a list before it is filtered. */
export interface ListScope {
  collectionId: string | undefined
  /** It and the visible collections below it; none if the caller can't see it. Undefined of all products. */
  collectionIds: readonly string[] | undefined
  search: ListedSearch | undefined
}

/** Filters of one kind. A product matches a list if it matches all of them; the count of a value ignores those of its own kind. */
export type ListFilter =
  | { kind: 'price'; minMinor: number | undefined; maxMinor: number | undefined }
  | { kind: 'stock' }
  | { kind: 'sale' }
  | { kind: 'ribbon' | 'brand' | 'collection'; values: readonly string[] }
  | { kind: 'option'; option: string; keys: readonly string[] }

/** The order of a list. `MANUAL` is that of its collection. */
export type ListSort = Exclude<NonNullable<Request['sort']>, 'COLLECTION'> | 'MANUAL'

export interface ProductList {
  scope: ListScope
  filters: readonly ListFilter[]
  sort: ListSort
  limit: number
  offset: number
}

const defaultLimit = 24

interface ListOptions {
  currency: string
  /** The order that the collection has. */
  collectionSort?: ListSort | undefined
  /** It and the collections below it. Undefined of all products. */
  collectionIds?: readonly string[]
  search?: ListedSearch | undefined
}

export function readListRequest(
  { collectionId, filter, sort = 'COLLECTION', paging }: Request,
  { currency, collectionSort = 'NEWEST', collectionIds, search }: ListOptions,
): ProductList {
  return {
    scope: { collectionId: collectionId === allProductsId ? undefined : collectionId, collectionIds, search },
    filters: filter ? filtersOf(filter, currency) : [],
    sort: sort === 'COLLECTION' ? collectionSort : sort,
    limit: paging?.limit ?? defaultLimit,
    offset: paging?.offset ?? 0,
  }
}

function filtersOf(
  { minPrice, maxPrice, inStock, onSale, ribbons = [], brands = [], collectionIds = [], options = {} }: NonNullable<Request['filter']>,
  currency: string,
): ListFilter[] {
  const hasPrice = minPrice !== undefined || maxPrice !== undefined
  const inMinor = (price: number | undefined, round: (value: number) => number) =>
    // A price with more digits than the currency has lies between two minor units. `toFixed` removes the error of the multiplication.
    price === undefined ? undefined : round(Number((price * 10 ** scaleOf(currency)).toFixed(6)))
  return [
    ...(hasPrice ? [{ kind: 'price', minMinor: inMinor(minPrice, Math.ceil), maxMinor: inMinor(maxPrice, Math.floor) } as const] : []),
    ...(inStock ? [{ kind: 'stock' } as const] : []),
    ...(onSale ? [{ kind: 'sale' } as const] : []),
    ...(ribbons.length > 0 ? [{ kind: 'ribbon', values: ribbons } as const] : []),
    // Every product is in "All Products".
    ...(collectionIds.length > 0 && !collectionIds.includes(allProductsId) ? [{ kind: 'collection', values: collectionIds } as const] : []),
    ...(brands.length > 0 ? [{ kind: 'brand', values: brands } as const] : []),
    ...Object.entries(options).flatMap(([option, choices]) =>
      choices.length > 0 ? [{ kind: 'option', option, keys: choices.map((choice) => choiceKey(option, choice)) } as const] : [],
    ),
  ]
}
