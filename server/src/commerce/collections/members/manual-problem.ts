import type { Context } from '../../../kernel/context.ts'
import { allProductsKey, collectionKeyOf } from '../collection-key.ts'
import type { CollectionRow } from '../collection.ts'
import { mayManage } from '../managing-app.ts'
import { findRows } from '../store.ts'

/** Why the caller can’t add products to a collection one by one, or remove them from it. */
export type ManualProblem =
  | 'COLLECTION_NOT_FOUND'
  | 'ALL_PRODUCTS_FIXED'
  | 'COLLECTION_HAS_RULES'
  | 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'

/** The problems of some collections, by the IDs that the caller sent. */
export type ManualProblems = ReadonlyMap<string, ManualProblem>

export function manualProblem(context: Context, collection: CollectionRow | undefined): ManualProblem | undefined {
  if (!collection) return 'COLLECTION_NOT_FOUND'
  if (collection.id === allProductsKey) return 'ALL_PRODUCTS_FIXED'
  if (!mayManage(context, collection)) return 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'
  return collection.rules ? 'COLLECTION_HAS_RULES' : undefined
}

/** Of the collections with some IDs, those that were found are given. */
export function problemsAmong(context: Context, found: readonly CollectionRow[], ids: readonly string[]): ManualProblems {
  const byId = new Map(found.map((collection) => [collection.id, collection]))
  const problems = new Map<string, ManualProblem>()
  for (const id of ids) {
    const problem = manualProblem(context, byId.get(collectionKeyOf(id)))
    if (problem) problems.set(id, problem)
  }
  return problems
}

/** The first reason why the caller can’t add products to some collections, or remove them. */
export const findManualProblem = async (context: Context, ids: readonly string[]): Promise<ManualProblem | undefined> =>
  firstOf(problemsAmong(context, await findRows(context, ids), ids))

export const firstOf = (problems: ManualProblems): ManualProblem | undefined => problems.values().next().value
