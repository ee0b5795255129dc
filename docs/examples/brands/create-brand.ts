import type { Client } from '@stoa/sdk'

/** Create a brand. */
export async function createBrand(stoa: Client) {
  const { brand } = await stoa.brands.createBrand({ brand: { name: 'Acme' } })
  return brand.id
}
