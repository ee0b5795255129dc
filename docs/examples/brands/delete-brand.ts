import type { Client } from '@stoa/sdk'

/** Delete a brand. Its products lose it within seconds. */
export async function deleteBrand(stoa: Client) {
  const { brand: created } = await stoa.brands.createBrand({ brand: { name: 'Acme' } })
  await stoa.brands.deleteBrand({ brandId: created.id })
}
