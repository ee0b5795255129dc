import type { Client } from '@stoa/sdk'

/** Undo a change of a product. */
export async function restoreProductVersion(stoa: Client) {
  const id = '10000000-0000-4000-8000-000000000001'
  await stoa.catalogue.updateProduct({ product: { id, name: 'Jug' } })
  const { product } = await stoa.catalogue.restoreProductVersion({ id, version: 1 })
  return product.name
}
