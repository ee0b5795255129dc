import type { Client } from '@stoa/sdk'

/** Change a brand. Its products follow within seconds. */
export async function updateBrand(stoa: Client) {
  const { brand: created } = await stoa.brands.createBrand({ brand: { name: 'Acme' } })
  const { id, revision } = created
  const { brand } = await stoa.brands.updateBrand({ brand: { id, revision, name: 'Acme & Sons' } })
  return brand.revision
}
