import { cartEvents } from '@stoa/contract/carts/events'
import type { carts } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { record } from '../../../events/public.ts'
import { noCart } from '../change.ts'
import { deleteCart } from '../store.ts'

export const deleteCurrentCart: Handler<typeof carts.deleteCurrentCart> = async (context) => {
  const { id, revision } = (await deleteCart(context)) ?? noCart()
  await record(context, cartEvents.deleted, { id, revision: revision + 1, entity: null })
  return {}
}
