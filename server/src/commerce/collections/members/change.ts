import type { Context } from '../../../kernel/context.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { saveCollection } from '../change.ts'
import { allProductsKey } from '../collection-key.ts'
import type { CollectionRow } from '../collection.ts'
import { findRow, findRows, lockNamed, lockRow } from '../store.ts'
import { recordMoved } from './record.ts'
import { addCollectionTo, appendMembers, type ChangedProduct, deleteMembers, lockProducts, removeCollectionFrom } from './store.ts'

/** A collection to which products are added one by one. It is read before the products are locked, and locked after them. */
export async function requireManual(context: Context, find: typeof findRow, id: string): Promise<CollectionRow> {
  const collection = (await find(context, id)) ?? refuse('COLLECTION_NOT_FOUND')
  const problem = problemOf(collection)
  if (problem) refuse(problem)
  return collection
}

/** Why products can't be added to collections one by one, or removed from them. */
export type ManualProblem = 'COLLECTION_NOT_FOUND' | 'ALL_PRODUCTS_FIXED' | 'COLLECTION_HAS_RULES'

function problemOf(collection: CollectionRow): ManualProblem | undefined {
  if (collection.id === allProductsKey) return 'ALL_PRODUCTS_FIXED'
  return collection.rules ? 'COLLECTION_HAS_RULES' : undefined
}

const problemAmong = (collections: readonly CollectionRow[], ids: readonly string[]): ManualProblem | undefined =>
  collections.length < new Set(ids).size ? 'COLLECTION_NOT_FOUND' : collections.map(problemOf).find((problem) => problem !== undefined)

/** The first reason why products can't be added to some collections, or removed from them. */
export const manualProblem = async (context: Context, ids: readonly string[]): Promise<ManualProblem | undefined> =>
  problemAmong(await findRows(context, ids), ids)

/** Adds locked products to collections, which are locked after them. Returns why nothing was changed. */
export const addLockedProducts = (context: Context, ids: readonly string[], productIds: readonly string[]) =>
  changeMembers(context, ids, async (collection) => {
    const added = await addCollectionTo(context, collection.id, productIds)
    await appendMembers(context, collection.id, productIds)
    return added
  })

/** Removes locked products from collections, which are locked after them. Returns why nothing was changed. */
export const removeLockedProducts = (context: Context, ids: readonly string[], productIds: readonly string[]) =>
  changeMembers(context, ids, async (collection) => {
    const removed = await removeCollectionFrom(context, collection.id, productIds)
    await deleteMembers(context, collection.id, productIds)
    return removed
  })

async function changeMembers(
  context: Context,
  ids: readonly string[],
  change: (collection: CollectionRow) => Promise<ChangedProduct[]>,
): Promise<ManualProblem | undefined> {
  const collections = await lockNamed(context, ids)
  const problem = problemAmong(collections, ids)
  if (!problem) for (const collection of collections) await membersChanged(context, collection, await change(collection))
  return problem
}

export async function addProducts(context: Context, id: string, productIds: readonly string[]): Promise<void> {
  await requireManual(context, findRow, id)
  const existing = new Set(await lockProducts(context, productIds))
  const unknown = productIds.filter((one) => !existing.has(one))
  if (unknown.length > 0) refuse('PRODUCTS_NOT_FOUND', { productIds: unknown })
  const collection = await requireManual(context, lockRow, id)
  const added = await addCollectionTo(context, collection.id, productIds)
  await appendMembers(context, collection.id, productIds)
  await membersChanged(context, collection, added)
}

export async function removeProducts(context: Context, id: string, productIds: readonly string[]): Promise<void> {
  await requireManual(context, findRow, id)
  const existing = await lockProducts(context, productIds)
  const collection = await requireManual(context, lockRow, id)
  const removed = await removeCollectionFrom(context, collection.id, existing)
  await deleteMembers(context, collection.id, productIds)
  await membersChanged(context, collection, removed)
}

/** Records that products have entered or left a locked collection. */
async function membersChanged(context: Context, collection: CollectionRow, moved: readonly ChangedProduct[]): Promise<void> {
  if (moved.length === 0) return
  recordMoved(context, moved)
  await saveCollection(context, collection, ['numberOfProducts'])
}
