import type { Client } from '@stoa/sdk'

/** Find out which version of the catalogue to use. */
export async function getCatalogVersion(stoa: Client) {
  const { catalogVersion } = await stoa.productsV3.getCatalogVersion({})
  return catalogVersion
}
