import type { carts } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { cartNotFound } from '../change.ts'
import { recordDeleted } from '../finish.ts'
import { deleteCart } from '../store.ts'

export const deleteCurrentCart: Handler<typeof carts.deleteCurrentCart> = async (context) => {
  recordDeleted(context, (await deleteCart(context)) ?? cartNotFound())
  return {}
}
