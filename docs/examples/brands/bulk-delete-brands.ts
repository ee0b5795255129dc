import type { Client } from '@stoa/sdk'

/** Delete several brands. */
export async function bulkDeleteBrands(stoa: Client) {
  const { brand: created } = await stoa.brands.createBrand({ brand: { name: 'Acme' } })
  const { results } = await stoa.brands.bulkDeleteBrands({ brandIds: [created.id] })
  return results.map(({ itemMetadata }) => itemMetadata.success)
}
