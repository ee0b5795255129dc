import type { Client } from '@stoa/sdk'

/** A tag on every paid order: as many as were counted a moment ago, or none. */
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
