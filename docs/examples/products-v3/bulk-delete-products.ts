import type { Client } from '@stoa/sdk'

/** Delete several products. They can be restored for 30 days. */
export async function bulkDeleteProducts(stoa: Client) {
  const { bulkActionMetadata } = await stoa.productsV3.bulkDeleteProducts({ productIds: ['10000000-0000-4000-8000-000000000001'] })
  return bulkActionMetadata
}
