import type { carts } from '@stoa/contract'
import { cartEvents } from '@stoa/contract/carts/events'
import { recordEvent } from '../../../events/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { cartNotFound } from '../change.ts'
import { deleteCart } from '../store.ts'

export const deleteCurrentCart: Handler<typeof carts.deleteCurrentCart> = async (context) => {
  const { id, revision } = (await deleteCart(context)) ?? cartNotFound()
  await recordEvent(context, cartEvents.deleted, { id, revision: revision + 1, entity: null })
  return {}
}
