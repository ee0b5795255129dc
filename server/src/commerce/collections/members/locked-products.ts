import type { Context } from '../../../kernel/context.ts'
import { recordItems, saveWithMembers } from '../change.ts'
import { collectionKeyOf } from '../collection-key.ts'
import type { CollectionRow } from '../collection.ts'
import { lockNamed } from '../store.ts'
import { type ManualProblems, problemsAmong } from './manual-problem.ts'
import { recordMoved } from './record.ts'
import { addCollectionsTo, appendMembers, deleteMembers, type MovedProduct, reduceArranged, removeCollectionsFrom } from './store.ts'

type Change = (context: Context, collectionIds: readonly string[], productIds: readonly string[]) => Promise<MovedProduct[]>

const changes = {
  async ADD(context, collectionIds, productIds) {
    const added = await addCollectionsTo(context, collectionIds, productIds)
    await appendMembers(context, collectionIds, productIds)
    return added
  },
  async REMOVE(context, collectionIds, productIds) {
    const removed = await removeCollectionsFrom(context, collectionIds, productIds)
    await reduceArranged(context, collectionIds, productIds)
    await deleteMembers(context, collectionIds, productIds)
    return removed
  },
} as const satisfies Record<string, Change>

export type MemberChange = keyof typeof changes

interface Move {
  change: MemberChange
  collectionIds: readonly string[]
  /** Of locked products, in the order in which they are added. */
  productIds: readonly string[]
}

/** Adds locked products to collections without rules, which are locked after them, or removes them. Returns the problems of those that stayed as they were. */
export const moveLockedProducts = async (context: Context, move: Move): Promise<ManualProblems> =>
  moveAmong(context, await lockNamed(context, move.collectionIds), move)

/** The same of some of the collections that were found and locked, after the products. */
export async function moveAmong(
  context: Context,
  found: readonly CollectionRow[],
  { change, collectionIds, productIds }: Move,
): Promise<ManualProblems> {
  const problems = problemsAmong(context, found, collectionIds)
  const movable = new Set(collectionIds.filter((id) => !problems.has(id)).map(collectionKeyOf))
  const ids = found.flatMap(({ id }) => (movable.has(id) ? [id] : []))
  await changeMembers(context, { change, collectionIds: ids, productIds })
  return problems
}

/** Adds locked products to locked collections, or removes them, and records what that changed. */
async function changeMembers(context: Context, { change, collectionIds: ids, productIds }: Move): Promise<void> {
  if (ids.length === 0 || productIds.length === 0) return
  const moved = await changes[change](context, ids, productIds)
  recordMoved(context, moved)
  const differing = new Set(moved.flatMap(({ entered, left }) => [...entered, ...left]))
  const saved = await saveWithMembers(
    context,
    ids.filter((id) => differing.has(id)),
  )
  recordItems(context, saved, inOrder(moved, productIds))
}

/** Products in the order in which they were sent. */
function inOrder(moved: readonly MovedProduct[], productIds: readonly string[]): MovedProduct[] {
  const byId = new Map(moved.map((product) => [product.id, product]))
  return productIds.flatMap((id) => byId.get(id) ?? [])
}
