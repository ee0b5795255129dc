import type { Client } from '@stoa/sdk'

/** Hide several products, each unless it has changed since it was read. */
export async function bulkUpdateProducts(stoa: Client) {
  const { product } = await stoa.productsV3.getProduct({ productId: '10000000-0000-4000-8000-000000000001' })
  const { bulkActionMetadata } = await stoa.productsV3.bulkUpdateProducts({
    products: [{ product: { id: product.id, revision: product.revision, visible: false } }],
  })
  return bulkActionMetadata
}
