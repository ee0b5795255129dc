import { allProductsId } from '@stoa/contract/collections/all-products'
import type { Context } from '../../../kernel/context.ts'
import { collectionIdOf, findPaths } from '../../collections/public.ts'
import { findCategoriesOf } from './store.ts'

export interface CategoriesOfItem {
  /** With “All Products”. */
  direct: string[]
  /** Those above them which the item isn't in itself. */
  indirect: string[]
}

/** The categories of products, by the products’ IDs, as far as the caller can see both. The categories above a visible one are visible. */
export async function findCategoriesOfItems(context: Context, productIds: readonly string[]): Promise<Map<string, CategoriesOfItem>> {
  const products = productIds.length === 0 ? [] : await findCategoriesOf(context, productIds)
  if (products.length === 0) return new Map()
  const paths = await findPaths(context, [allProductsId, ...new Set(products.flatMap(({ collectionIds }) => collectionIds))])
  return new Map(products.map(({ id, collectionIds }) => [id, categoriesIn(paths, [...collectionIds, allProductsId])]))
}

function categoriesIn(paths: ReadonlyMap<string, readonly string[]>, ids: readonly string[]): CategoriesOfItem {
  const direct = ids.filter((id) => paths.has(id))
  const above = new Set(direct.flatMap((id) => paths.get(id)!.map(collectionIdOf)))
  return { direct, indirect: [...above].filter((id) => !direct.includes(id)) }
}
