import type { Client } from '@stoa/sdk'

/** Find several brands by their names, and create those that don’t exist. */
export async function bulkGetOrCreateBrands(stoa: Client) {
  const { results } = await stoa.brands.bulkGetOrCreateBrands({ brandNames: ['Acme', 'Zenith'] })
  return results.map(({ item }) => item.id)
}
