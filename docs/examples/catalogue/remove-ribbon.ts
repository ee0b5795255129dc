import type { Client } from '@stoa/sdk'

/** Remove the ribbon of a product. */
export async function removeRibbon(stoa: Client) {
  return await stoa.catalogue.removeRibbon({ id: '10000000-0000-4000-8000-000000000001' })
}
