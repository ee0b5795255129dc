import { membersAtOnce } from '@stoa/contract/collections/limits'
import type { Context } from '../../../kernel/context.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { recordCollection } from '../change.ts'
import { mayDelete } from '../managing-app.ts'
import { recordMoved } from '../members/record.ts'
import { deleteAllMembers, lockProducts, productsWith, removeCollectionsFrom } from '../members/store.ts'
import { queueMembership } from '../membership-job.ts'
import { findAmong } from '../store.ts'
import { changesWithout, withoutSubtree } from './rules.ts'
import { deleteNodes, idsBelow, lockTree, saveNodes } from './store.ts'

/** Deletes a category and all below it, if the caller may delete all of them. The first products leave them now, the others in the background. Returns whether it
 *  existed. */
export async function deleteSubtree(context: Context, id: string): Promise<boolean> {
  const seen = [id, ...(await idsBelow(context, id))]
  const productIds = await lockProducts(context, await productsWith(context, seen, membersAtOnce))
  const tree = await lockTree(context)
  if (!tree.has(id)) return false
  const { deleted, changed } = withoutSubtree(tree, id)
  const ids = deleted.map((node) => node.id)
  const collections = await findAmong(context, ids)
  if (!collections.every((collection) => mayDelete(context, collection))) refuse('MANAGED_CATEGORY_OPERATION_NOT_ALLOWED')
  const left = await removeCollectionsFrom(context, ids, productIds)
  await deleteAllMembers(context, ids)
  await deleteNodes(context, ids)
  await saveNodes(context, changed, () => false)
  recordMoved(context, left)
  for (const collection of collections) recordCollection(context, 'deleted', { ...collection, revision: collection.revision + 1 })
  // Also for products that were added since they were read.
  await queueMembership(context, ids)
  return true
}

/** Deletes categories that nothing is below that stays, without their members, events and work. Products are locked before. */
export async function deleteFromTree(context: Context, ids: readonly string[]): Promise<void> {
  const changed = changesWithout(await lockTree(context), ids)
  await deleteNodes(context, ids)
  await saveNodes(context, changed, () => false)
}
