import { StaleReadError } from '../../../database/stale-read.ts'
import type { Context } from '../../../kernel/context.ts'
import { recordItems } from '../change.ts'
import { lockExisting } from '../store.ts'
import { deleteMembersOf, insertLastMember, reduceArranged } from './store.ts'

interface InCollections {
  id: string
  collectionIds: readonly string[]
}

/** Puts a new product at the end of the collections that it is in, under their locks. */
export async function joinCollections(context: Context, { id, collectionIds }: InCollections): Promise<void> {
  const locked = await lockExisting(context, collectionIds)
  if (locked.length < collectionIds.length) throw new StaleReadError('A collection of the product was deleted.')
  await insertLastMember(context, id, collectionIds)
  recordItems(context, locked, [{ id, entered: collectionIds, left: [] }])
}

/** Takes products that were deleted out of their collections, under the locks of these. */
export async function leaveCollections(context: Context, products: readonly InCollections[]): Promise<void> {
  const productIds = products.map(({ id }) => id)
  const collectionIds = [...new Set(products.flatMap((product) => product.collectionIds))]
  const locked = collectionIds.length === 0 ? [] : await lockExisting(context, collectionIds)
  if (locked.length > 0)
    await reduceArranged(
      context,
      locked.map(({ id }) => id),
      productIds,
    )
  await deleteMembersOf(context, productIds)
  recordItems(
    context,
    locked,
    products.map((product) => ({ id: product.id, entered: [], left: product.collectionIds })),
  )
}
