import type { Client } from '@stoa/sdk'

/** Adds a tag to all paid orders: to as many as were just counted, or to none. */
export async function updateTagsOfMatchingOrders(stoa: Client) {
  const filter = { paymentStatus: 'PAID' }
  const { counts } = await stoa.orders.countOrders({ filters: [filter] })
  const { count, changedOrderIds } = await stoa.orders.updateTagsOfMatchingOrders({
    filter,
    expectedCount: counts[0]!.total,
    assignTags: { tags: { tagIds: ['gift'] } },
  })
  return { count, changedOrderIds }
}
