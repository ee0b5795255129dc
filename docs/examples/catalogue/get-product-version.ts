import type { Client } from '@stoa/sdk'

/** See what a product was before its last change. */
export async function getProductVersion(stoa: Client) {
  const id = '10000000-0000-4000-8000-000000000001'
  await stoa.catalogue.updateProduct({ product: { id, name: 'Jug' } })
  const { product } = await stoa.catalogue.getProductVersion({ id, version: 1 })
  return product.name
}
