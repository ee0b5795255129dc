import type { Client } from '@stoa/sdk'

/** Set the stock of several products. */
export async function bulkUpdateProductsWithInventory(stoa: Client) {
  const { product } = await stoa.productsV3.getProduct({ productId: '10000000-0000-4000-8000-000000000001' })
  const variants = (product.variantsInfo?.variants ?? []).map(({ id }) => ({ id: id!, inventoryItem: { quantity: 30 } }))
  const { productResults } = await stoa.productsV3.bulkUpdateProductsWithInventory({
    products: [{ product: { id: product.id, revision: product.revision, variantsInfo: { variants } } }],
  })
  return productResults.bulkActionMetadata
}
