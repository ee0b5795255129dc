import type { Client } from '@stoa/sdk'

/** Change several brands. Only the fields of the mask change. */
export async function bulkUpdateBrands(stoa: Client) {
  const { brand: created } = await stoa.brands.createBrand({ brand: { name: 'Acme' } })
  const { id, revision } = created
  const { bulkActionMetadata } = await stoa.brands.bulkUpdateBrands({
    brands: [{ brand: { id, revision, name: 'Acme & Sons' }, fieldMask: 'name' }],
  })
  return bulkActionMetadata.totalSuccesses
}
