import type { Context } from '../../../kernel/context.ts'
import { refuse } from '../../../kernel/refuse.ts'
import type { CollectionRow } from '../collection.ts'
import { findRow, lockRow } from '../store.ts'
import { membersChanged } from './locked-products.ts'
import { manualProblem } from './manual-problem.ts'
import { addCollectionTo, appendMembers, deleteMembers, lockProducts, removeCollectionFrom } from './store.ts'

/** A collection to which products are added one by one. It is read before the products are locked, and locked after them. */
export async function requireManual(context: Context, find: typeof findRow, id: string): Promise<CollectionRow> {
  const collection = (await find(context, id)) ?? refuse('COLLECTION_NOT_FOUND')
  const problem = manualProblem(collection)
  if (problem) refuse(problem)
  return collection
}

export async function addProducts(context: Context, id: string, productIds: readonly string[]): Promise<void> {
  await requireManual(context, findRow, id)
  const existing = new Set(await lockProducts(context, productIds))
  const unknown = productIds.filter((one) => !existing.has(one))
  if (unknown.length > 0) refuse('PRODUCTS_NOT_FOUND', { productIds: unknown })
  const collection = await requireManual(context, lockRow, id)
  const added = await addCollectionTo(context, collection.id, productIds)
  await appendMembers(context, collection.id, productIds)
  await membersChanged(context, { collection, change: 'ADD', moved: added })
}

export async function removeProducts(context: Context, id: string, productIds: readonly string[]): Promise<void> {
  await requireManual(context, findRow, id)
  const existing = await lockProducts(context, productIds)
  const collection = await requireManual(context, lockRow, id)
  const removed = await removeCollectionFrom(context, collection.id, existing)
  await deleteMembers(context, collection.id, productIds)
  await membersChanged(context, { collection, change: 'REMOVE', moved: removed })
}
