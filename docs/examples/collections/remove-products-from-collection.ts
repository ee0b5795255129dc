import type { Client } from '@stoa/sdk'

/** Remove a product from a collection. */
export async function removeProductsFromCollection(stoa: Client) {
  await stoa.collections.removeProductsFromCollection({
    id: '30000000-0000-4000-8000-000000000002',
    productIds: ['10000000-0000-4000-8000-000000000001'],
  })
}
