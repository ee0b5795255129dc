import type { Client } from '@stoa/sdk'

/** Hide several products from shoppers. */
export async function bulkUpdateProductVisibility(stoa: Client) {
  const { bulkActionMetadata } = await stoa.catalogue.bulkUpdateProductVisibility({
    ids: ['10000000-0000-4000-8000-000000000001'],
    visible: false,
  })
  return bulkActionMetadata
}
