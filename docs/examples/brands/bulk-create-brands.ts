import type { Client } from '@stoa/sdk'

/** Create several brands. One whose name exists isn’t created. */
export async function bulkCreateBrands(stoa: Client) {
  const { results } = await stoa.brands.bulkCreateBrands({ brands: [{ name: 'Acme' }, { name: 'Zenith' }], returnEntity: true })
  return results.map(({ item }) => item?.name)
}
