import type { Client } from '@stoa/sdk'

/** Create a hidden product like another one. */
export async function duplicateProduct(stoa: Client) {
  const { product } = await stoa.catalogue.duplicateProduct({ id: '10000000-0000-4000-8000-000000000001', name: 'Small jug' })
  return { address: product.slug, visible: product.visible }
}
