import type { Client } from '@stoa/sdk'

/** Tag several products. */
export async function bulkUpdateProductTags(stoa: Client) {
  const { bulkActionMetadata } = await stoa.productsV3.bulkUpdateProductTags({
    productIds: ['10000000-0000-4000-8000-000000000001'],
    assignTags: { publicTags: { tagIds: ['handmade'] } },
  })
  return bulkActionMetadata
}
