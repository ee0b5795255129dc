import type { Context } from '../../../kernel/context.ts'
import { allProductsKey } from '../collection-key.ts'
import type { CollectionRow } from '../collection.ts'
import { findRows } from '../store.ts'

/** Why products can’t be added to a collection one by one, or removed from it. */
export type ManualProblem = 'COLLECTION_NOT_FOUND' | 'ALL_PRODUCTS_FIXED' | 'COLLECTION_HAS_RULES'

export function manualProblem(collection: CollectionRow): ManualProblem | undefined {
  if (collection.id === allProductsKey) return 'ALL_PRODUCTS_FIXED'
  return collection.rules ? 'COLLECTION_HAS_RULES' : undefined
}

export function problemAmong(collections: readonly CollectionRow[], ids: readonly string[]): ManualProblem | undefined {
  if (collections.length < new Set(ids).size) return 'COLLECTION_NOT_FOUND'
  return collections.map(manualProblem).find((problem) => problem !== undefined)
}

/** The first reason why products can't be added to some collections, or removed from them. */
export const findManualProblem = async (context: Context, ids: readonly string[]): Promise<ManualProblem | undefined> =>
  problemAmong(await findRows(context, ids), ids)
