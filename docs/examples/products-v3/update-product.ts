import type { Client } from '@stoa/sdk'

/** Rename a product, unless it has changed since it was read. */
export async function updateProduct(stoa: Client) {
  const { product } = await stoa.productsV3.getProduct({ productId: '10000000-0000-4000-8000-000000000001' })
  const { product: renamed } = await stoa.productsV3.updateProduct({
    product: { id: product.id, revision: product.revision, name: 'Jug of the month' },
  })
  return { name: renamed.name, revision: renamed.revision }
}
