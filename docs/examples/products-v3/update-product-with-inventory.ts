import type { Client } from '@stoa/sdk'

/** Change the price and the stock of a product together. */
export async function updateProductWithInventory(stoa: Client) {
  const { product } = await stoa.productsV3.getProduct({ productId: '10000000-0000-4000-8000-000000000001' })
  const variants = product.variantsInfo?.variants ?? []
  const { inventoryResults } = await stoa.productsV3.updateProductWithInventory({
    product: {
      id: product.id,
      revision: product.revision,
      variantsInfo: {
        variants: variants.map(({ id }) => ({ id: id!, price: { actualPrice: { amount: '45.00' } }, inventoryItem: { quantity: 12 } })),
      },
    },
  })
  return inventoryResults?.bulkActionMetadata
}
