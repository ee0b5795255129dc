import { orders } from '@stoa/contract'
import { withTotals } from '../../../http/bulk-totals.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { saveOrderChange } from '../change.ts'
import { lockOrders } from '../store.ts'
import { retag } from '../tags.ts'

const { message } = orders.bulkUpdateOrderTags.problems.ORDER_NOT_FOUND
const notFound = { code: 'ORDER_NOT_FOUND', description: message, data: {} }

export const bulkUpdateOrderTags: Handler<typeof orders.bulkUpdateOrderTags> = async (context, { orderIds, assignTags, unassignTags }) => {
  const ordersById = new Map((await lockOrders(context, orderIds)).map((order) => [order.id, order]))
  for (const order of ordersById.values()) await saveOrderChange(context, retag(order, assignTags, unassignTags), ['tags'])
  const results = orderIds.map((id, originalIndex) => {
    const success = ordersById.has(id.toLowerCase())
    return { itemMetadata: { id, originalIndex, success, ...(success ? {} : { error: notFound }) } }
  })
  return withTotals(results)
}
