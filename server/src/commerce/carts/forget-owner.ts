import { cartEvents } from '@stoa/contract/carts/events'
import { record } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { deleteCartsOf } from './store.ts'

/** Throws away what somebody who is gone for good had in the cart, and tells which it was. */
export async function forgetCartsOf(context: Context, ownerId: string): Promise<string[]> {
  const carts = await deleteCartsOf(context, ownerId)
  for (const { id, revision } of carts) await record(context, cartEvents.deleted, { id, revision: revision + 1, entity: null })
  return carts.map(({ id }) => id)
}
