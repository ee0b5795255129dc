import type { Client } from '@stoa/sdk'

/** Tag all paid orders. If their number has changed since they were counted, none is tagged. */
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
