import type { Client } from '@stoa/sdk'

/** Tag two orders. One of them doesn't exist and fails individually. */
export async function bulkUpdateOrderTags(stoa: Client, { orderId }: { orderId: string }) {
  const { results } = await stoa.orders.bulkUpdateOrderTags({
    orderIds: [orderId, 'dead0000-0000-4000-8000-000000000000'],
    assignTags: { tags: { tagIds: ['gift'] } },
  })
  return results.map(({ itemMetadata }) => itemMetadata.success)
}
