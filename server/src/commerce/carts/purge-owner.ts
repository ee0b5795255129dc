import type { Context } from '../../kernel/context.ts'
import { recordDeleted } from './finish.ts'
import { deleteCartOfMember } from './store.ts'

/** Deletes the cart of a member who was purged. Returns its id. */
export async function purgeOwnerCarts(context: Context, memberId: string): Promise<string[]> {
  const cart = await deleteCartOfMember(context, memberId)
  if (!cart) return []
  recordDeleted(context, cart)
  return [cart.id]
}
