import type { carts } from '@stoa/contract'
import { cartEvents } from '@stoa/contract/carts/events'
import { record } from '../../../events/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { noCart } from '../change.ts'
import { deleteCart } from '../store.ts'

export const deleteCurrentCart: Handler<typeof carts.deleteCurrentCart> = async (context) => {
  const { id, revision } = (await deleteCart(context)) ?? noCart()
  await record(context, cartEvents.deleted, { id, revision: revision + 1, entity: null })
  return {}
}
