import { allProductsId } from '@stoa/contract/collections/all-products'
import type { Product } from './product.ts'

export type InCollections = Pick<Product, 'collectionIds' | 'doc'>

/** The main collection, as long as the product is in it. */
export function mainCategoryIdOf({ collectionIds, doc: { mainCategoryId } }: InCollections): { mainCategoryId?: string } {
  const isIn = mainCategoryId !== undefined && [...collectionIds, allProductsId].includes(mainCategoryId)
  return isIn ? { mainCategoryId } : {}
}

/** The collection that the breadcrumbs of a product lead to: its main one or, without any, the first. */
export const mainCategoryOf = (product: InCollections): string =>
  mainCategoryIdOf(product).mainCategoryId ?? product.collectionIds[0] ?? allProductsId
