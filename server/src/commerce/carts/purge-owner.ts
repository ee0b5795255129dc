import { cartEvents } from '@stoa/contract/carts/events'
import { recordEvent } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { deleteCartsByOwner } from './store.ts'

/** Deletes the carts of a person who was purged. Returns their ids. */
export async function purgeOwnerCarts(context: Context, ownerId: string): Promise<string[]> {
  const carts = await deleteCartsByOwner(context, ownerId)
  for (const { id, revision } of carts) await recordEvent(context, cartEvents.deleted, { id, revision: revision + 1, entity: null })
  return carts.map(({ id }) => id)
}
