import type { Client } from '@stoa/sdk'

/** Remove the brand of a product. */
export async function removeBrand(stoa: Client) {
  return await stoa.catalogue.removeBrand({ id: '10000000-0000-4000-8000-000000000001' })
}
