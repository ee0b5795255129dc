import type { Client } from '@stoa/sdk'

/** Remove all pictures from a product. They stay in the media library. */
export async function removeProductMedia(stoa: Client) {
  return await stoa.catalogue.removeProductMedia({ id: '10000000-0000-4000-8000-000000000001', mediaIds: [] })
}
