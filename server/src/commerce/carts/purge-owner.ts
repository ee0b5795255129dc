import { cartEvents } from '@stoa/contract/carts/events'
import { recordEvent } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { deleteCartOfMember } from './store.ts'

/** Deletes the cart of a member who was purged. Returns its id. */
export async function purgeOwnerCarts(context: Context, memberId: string): Promise<string[]> {
  const cart = await deleteCartOfMember(context, memberId)
  if (!cart) return []
  await recordEvent(context, cartEvents.deleted, { id: cart.id, revision: cart.revision + 1, entity: null })
  return [cart.id]
}
