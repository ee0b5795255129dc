import type { Client } from '@stoa/sdk'

/** Find a brand by its name, or create it. */
export async function getOrCreateBrand(stoa: Client) {
  const { brand } = await stoa.brands.getOrCreateBrand({ brandName: 'Acme' })
  return brand.id
}
