import { cartEvents } from '@stoa/contract/carts/events'
import { recordEvent } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { deleteCartsByOwner } from './store.ts'

/** Throws away what somebody who is gone for good had in the cart, and tells which it was. */
export async function purgeOwnerCarts(context: Context, ownerId: string): Promise<string[]> {
  const carts = await deleteCartsByOwner(context, ownerId)
  for (const { id, revision } of carts) await recordEvent(context, cartEvents.deleted, { id, revision: revision + 1, entity: null })
  return carts.map(({ id }) => id)
}
