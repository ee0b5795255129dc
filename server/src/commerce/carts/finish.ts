import { cartEvents } from '@stoa/contract/carts/events'
import { recordEvent } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { deleteOrderedCart } from './store.ts'

/** Deletes the cart that an order's checkout was created from, unless the cart has got another checkout since.
 *  Call it at the end of a transaction that has locked the checkout: checkouts are locked before carts. */
export async function finishCart(context: Context, { id, cartId }: { id: string; cartId: string | null }): Promise<void> {
  const deleted = cartId === null ? undefined : await deleteOrderedCart(context, cartId, id)
  if (deleted) recordDeleted(context, deleted)
}

export const recordDeleted = (context: Context, { id, revision }: { id: string; revision: number }): void =>
  recordEvent(context, cartEvents.deleted, { id, revision: revision + 1, entity: null })
