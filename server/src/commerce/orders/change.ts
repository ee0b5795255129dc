import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import type { Order } from './order.ts'
import { recordUpdated } from './record.ts'
import { lockOrder, saveOrder } from './store.ts'

/** Changes an order for a caller that acts for the shop, and records which fields changed. */
export async function changeOrder(
  context: Context,
  id: string,
  change: { fields: readonly string[]; to: (order: Order) => Order },
): Promise<Order> {
  const order = (await lockOrder(context, id)) ?? refuse('ORDER_NOT_FOUND')
  return saveOrderChange(context, change.to(order), change.fields)
}

/** Saves a locked, changed order as its next revision. */
export async function saveOrderChange(context: Context, order: Order, fields: readonly string[]): Promise<Order> {
  const saved = { ...order, revision: order.revision + 1, updatedDate: context.now }
  await saveOrder(context, saved)
  await recordUpdated(context, saved, fields)
  return saved
}
