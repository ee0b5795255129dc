import type { sample } from '@stoa/contract'
import { sampleEvents } from '@stoa/contract/sample/events'
import { sampleIds } from '@stoa/seed'
import { deleteFromTree } from '../../../commerce/collections/public.ts'
import { trashCollections } from '../../../content/data-collections/index.ts'
import { lockTree } from '../../../content/file-usage/public.ts'
import { deleteWithoutTrace, lockFilesOfSite } from '../../../content/files/public.ts'
import { newId } from '../../../database/ids.ts'
import { deleteEventsOf, recordEvent } from '../../../events/public.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { mediaToRemove, planRemoval, type Plan } from '../plan.ts'
import { presentSample } from '../present.ts'
import { requireOwner } from '../require-owner.ts'
import {
  deleteBackInStock,
  deleteMailsAbout,
  deleteMembers,
  deleteOrders,
  deleteProducts,
  deleteReviews,
  deleteSoldItems,
  deleteStockMovements,
  lockMembers,
  trashMembers,
} from '../store.ts'

/** All or nothing, in one transaction: a few hundred rows whose IDs are known. */
export const removeSample: Handler<typeof sample.removeSample> = async (context) => {
  requireOwner(context)
  await lockMembers(context, sampleIds.members)
  const plan = await planRemoval(context, { lock: true })
  const removed = await presentSample(context, plan)
  // Pictures that a data collection has kept can be all that is left.
  const media = await mediaToRemove(context, plan)
  if (removed.isPresent || media.length > 0) {
    await remove(context, plan, media)
    recordEvent(context, sampleEvents.removed, { id: newId(), revision: 1, entity: removed })
  }
  return { sample: await presentSample(context, await planRemoval(context, { lock: false })) }
}

/** In the order of locks. */
async function remove(context: Context, plan: Plan, media: readonly string[]): Promise<void> {
  const { collections, dataCollections } = plan
  const products = plan.products.map(({ id }) => id)
  const { now } = context
  await trashMembers(context, sampleIds.members, now)
  await trashCollections(
    context,
    dataCollections.unused.map(({ id }) => id),
  )
  await lockTree(context)
  await deleteWithoutTrace(context, await lockFilesOfSite(context, media))
  await deleteOrders(context, sampleIds)
  const stock = await deleteProducts(context, products)
  const collectionIds = collections.map(({ id }) => id)
  await deleteFromTree(context, collectionIds)
  await deleteMembers(context, { products, collections: collectionIds })
  const reviews = await deleteReviews(context, products)
  const { orders, checkouts, members } = sampleIds
  const requests = await deleteBackInStock(context, { products, requests: sampleIds.backInStockRequests })
  await deleteStockMovements(context, { products, orders })
  await deleteEventsOf(context, [...orders, ...checkouts, ...members, ...products, ...stock, ...reviews, ...requests])
  await deleteSoldItems(context, orders)
  await deleteMailsAbout(context, [...orders, ...members, ...requests])
}
