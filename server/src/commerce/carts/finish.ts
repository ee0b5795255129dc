import { cartEvents } from '@stoa/contract/carts/events'
import { record } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { deleteCartOf } from './store.ts'

/** Throws away the cart that an order's checkout was made from; where it has become another checkout since, it stays.
 *  For the end of a transaction that holds the checkout: checkouts are held before carts. */
export async function finishCart(context: Context, { id, cartId }: { id: string; cartId: string | null }): Promise<void> {
  const gone = cartId === null ? undefined : await deleteCartOf(context, cartId, id)
  if (gone) await record(context, cartEvents.deleted, { id: gone.id, revision: gone.revision + 1, entity: null })
}
