import type { Context } from '../../../kernel/context.ts'
import { saveCollection } from '../change.ts'
import { allProductsKey } from '../collection-key.ts'
import type { CollectionRow } from '../collection.ts'
import { findRows, lockNamed } from '../store.ts'
import { addCollectionTo, appendMembers, type ChangedProduct, deleteMembers, removeCollectionFrom } from './store.ts'

/** Why products can't be added to a collection one by one, or removed from it. */
export type ManualProblem = 'COLLECTION_NOT_FOUND' | 'ALL_PRODUCTS_FIXED' | 'COLLECTION_HAS_RULES'

export function manualProblem(collection: CollectionRow): ManualProblem | undefined {
  if (collection.id === allProductsKey) return 'ALL_PRODUCTS_FIXED'
  return collection.rules ? 'COLLECTION_HAS_RULES' : undefined
}

function problemAmong(collections: readonly CollectionRow[], ids: readonly string[]): ManualProblem | undefined {
  if (collections.length < new Set(ids).size) return 'COLLECTION_NOT_FOUND'
  return collections.map(manualProblem).find((problem) => problem !== undefined)
}

/** The first reason why products can't be added to some collections, or removed from them. */
export const findManualProblem = async (context: Context, ids: readonly string[]): Promise<ManualProblem | undefined> =>
  problemAmong(await findRows(context, ids), ids)

type Move = (
  context: Context,
  ids: readonly string[],
  productIds: readonly string[],
) => Promise<{ problem: ManualProblem } | { moved: ChangedProduct[] }>

/** Adds locked products to collections, which are locked after them. Returns those that weren't in a collection, or why nothing was changed. */
export const addLockedProducts: Move = (context, ids, productIds) =>
  changeMembers(context, ids, async ({ id }) => {
    const added = await addCollectionTo(context, id, productIds)
    await appendMembers(context, id, productIds)
    return added
  })

/** Removes locked products from collections, which are locked after them. Returns those that were in a collection, or why nothing was changed. */
export const removeLockedProducts: Move = (context, ids, productIds) =>
  changeMembers(context, ids, async ({ id }) => {
    const removed = await removeCollectionFrom(context, id, productIds)
    await deleteMembers(context, id, productIds)
    return removed
  })

async function changeMembers(
  context: Context,
  ids: readonly string[],
  change: (collection: CollectionRow) => Promise<ChangedProduct[]>,
): ReturnType<Move> {
  const collections = await lockNamed(context, ids)
  const problem = problemAmong(collections, ids)
  if (problem) return { problem }
  const moved: ChangedProduct[] = []
  for (const collection of collections) {
    const changed = await change(collection)
    if (changed.length > 0) await saveCollection(context, collection, ['numberOfProducts'])
    moved.push(...changed)
  }
  return { moved }
}
