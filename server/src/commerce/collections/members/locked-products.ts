import type { Context } from '../../../kernel/context.ts'
import { recordItems, saveCollection } from '../change.ts'
import type { CollectionRow } from '../collection.ts'
import { lockNamed } from '../store.ts'
import { type ManualProblem, problemAmong } from './manual-problem.ts'
import { recordMoved } from './record.ts'
import { addCollectionTo, appendMembers, type ChangedProduct, deleteMembers, removeCollectionFrom } from './store.ts'

type Change = (context: Context, collectionId: string, productIds: readonly string[]) => Promise<ChangedProduct[]>

const events = { ADD: 'itemAdded', REMOVE: 'itemRemoved' } as const
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
  for (const collection of collections) {
    const moved = await changes[change](context, collection.id, productIds)
    await membersChanged(context, { collection, change, moved })
  }
  return undefined
}

interface ChangedMembers {
  /** Locked. */
  collection: CollectionRow
  change: keyof typeof changes
  moved: readonly ChangedProduct[]
}

/** Records that products have entered or left a collection. */
export async function membersChanged(context: Context, { collection, change, moved }: ChangedMembers): Promise<void> {
  if (moved.length === 0) return
  recordMoved(context, moved)
  const saved = await saveCollection(context, collection, ['numberOfProducts'])
  recordItems(
    context,
    events[change],
    saved,
    moved.map(({ id }) => id),
  )
}
