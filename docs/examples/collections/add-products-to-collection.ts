import type { Client } from '@stoa/sdk'

/** Add a product to a collection. */
export async function addProductsToCollection(stoa: Client) {
  await stoa.collections.addProductsToCollection({
    id: '30000000-0000-4000-8000-000000000002',
    productIds: ['10000000-0000-4000-8000-000000000001'],
  })
}
