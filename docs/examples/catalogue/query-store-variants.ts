import type { Client } from '@stoa/sdk'

/** Query the variants of one product. */
export async function queryStoreVariants(stoa: Client) {
  const { variants } = await stoa.catalogue.queryStoreVariants({
    query: { filter: { productId: '10000000-0000-4000-8000-000000000001' }, paging: { limit: 3 } },
  })
  return variants.map(({ id }) => id)
}
