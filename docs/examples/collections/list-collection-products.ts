import type { Client } from '@stoa/sdk'

/** Read the manual order of a collection. */
export async function listCollectionProducts(stoa: Client) {
  const { productIds } = await stoa.collections.listCollectionProducts({
    id: '30000000-0000-4000-8000-000000000001',
    paging: { limit: 3 },
  })
  return productIds
}
