import { orders } from '@stoa/contract'
import type { Handler } from '../../app.ts'
import type { Context } from '../../context.ts'
import type { Order } from '../order.ts'
import { recordUpdated } from '../record.ts'
import { lockOrders, saveOrder } from '../store.ts'
import { retag } from '../tags.ts'

const { message } = orders.bulkUpdateOrderTags.problems.ORDER_NOT_FOUND
const notFound = { code: 'ORDER_NOT_FOUND', description: message, data: {} }

export const bulkUpdateOrderTags: Handler<typeof orders.bulkUpdateOrderTags> = async (context, { orderIds, assignTags, unassignTags }) => {
  const found = new Map((await lockOrders(context, orderIds)).map((order) => [order.id, order]))
  for (const order of found.values()) await save(context, retag(order, assignTags, unassignTags))
  const results = orderIds.map((id, originalIndex) => {
    const success = found.has(id.toLowerCase())
    return { itemMetadata: { id, originalIndex, success, ...(success ? {} : { error: notFound }) } }
  })
  const totalSuccesses = results.filter(({ itemMetadata }) => itemMetadata.success).length
  return { results, bulkActionMetadata: { totalSuccesses, totalFailures: results.length - totalSuccesses, undetailedFailures: 0 } }
}

async function save(context: Context, order: Order): Promise<void> {
  const saved = { ...order, revision: order.revision + 1, updatedDate: context.now }
  await saveOrder(context, saved)
  await recordUpdated(context, saved, ['tags'])
}
