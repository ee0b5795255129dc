import type { collections } from '@stoa/contract'
import { membersAtOnce } from '@stoa/contract/collections/limits'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { recordCollection } from '../change.ts'
import { allProductsKey } from '../collection-key.ts'
import { recordMoved } from '../members/record.ts'
import { deleteAllMembers, lockProducts, productsWith, removeCollectionFrom } from '../members/store.ts'
import { queueMembership } from '../membership-job.ts'
import { deleteCollectionRow, findById, lockRow } from '../store.ts'

export const deleteCollection: Handler<typeof collections.deleteCollection> = async (context, { id }) => {
  const collection = (await findById(context, id)) ?? refuse('COLLECTION_NOT_FOUND')
  if (collection.id === allProductsKey) refuse('ALL_PRODUCTS_FIXED')
  const productIds = await lockProducts(context, await productsWith(context, collection.id, membersAtOnce))
  const { revision } = (await lockRow(context, id)) ?? refuse('COLLECTION_NOT_FOUND')
  const left = await removeCollectionFrom(context, collection.id, productIds)
  await deleteAllMembers(context, collection.id)
  await deleteCollectionRow(context, collection.id)
  recordMoved(context, left)
  recordCollection(context, 'deleted', { ...collection, revision: revision + 1 })
  // Also for a product that was added since they were read.
  await queueMembership(context, collection.id)
  return {}
}
