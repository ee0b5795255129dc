import type { Client } from '@stoa/sdk'

/** Delete several products. */
export async function bulkDeleteProducts(stoa: Client) {
  const { bulkActionMetadata } = await stoa.catalogue.bulkDeleteProducts({ ids: ['10000000-0000-4000-8000-000000000001'] })
  return bulkActionMetadata
}
