import type { orders } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { presentForCaller } from '../present-for-caller.ts'
import { findOrder } from '../store.ts'

export const getOrder: Handler<typeof orders.getOrder> = async (context, { id }) => {
  const order = (await findOrder(context, id)) ?? refuse('ORDER_NOT_FOUND')
  return { order: await presentForCaller(context, order) }
}
