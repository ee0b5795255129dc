import type { Context } from '../../../kernel/context.ts'
import { saveCollection } from '../change.ts'
import type { CollectionRow } from '../collection.ts'
import { lockNamed } from '../store.ts'
import { type ManualProblem, problemAmong } from './manual-problem.ts'
import { recordMoved } from './record.ts'
import { addCollectionTo, appendMembers, type ChangedProduct, deleteMembers, removeCollectionFrom } from './store.ts'

type Change = (context: Context, collectionId: string, productIds: readonly string[]) => Promise<ChangedProduct[]>

const changes = {
  async ADD(context, collectionId, productIds) {
    const added = await addCollectionTo(context, collectionId, productIds)
    await appendMembers(context, collectionId, productIds)
    return added
  },
  async REMOVE(context, collectionId, productIds) {
    const removed = await removeCollectionFrom(context, collectionId, productIds)
    await deleteMembers(context, collectionId, productIds)
    return removed
  },
} as const satisfies Record<string, Change>

interface Move {
  change: keyof typeof changes
  collectionIds: readonly string[]
  productIds: readonly string[]
}

/** Adds locked products to collections without rules, which are locked after them, or removes them. Returns why nothing was changed. */
export async function moveLockedProducts(
  context: Context,
  { change, collectionIds, productIds }: Move,
): Promise<ManualProblem | undefined> {
  const collections = await lockNamed(context, collectionIds)
  const problem = problemAmong(collections, collectionIds)
  if (problem) return problem
  for (const collection of collections) await membersChanged(context, collection, await changes[change](context, collection.id, productIds))
  return undefined
}

/** Records that products have entered or left a locked collection. */
export async function membersChanged(context: Context, collection: CollectionRow, moved: readonly ChangedProduct[]): Promise<void> {
  if (moved.length === 0) return
  recordMoved(context, moved)
  await saveCollection(context, collection, ['numberOfProducts'])
}
