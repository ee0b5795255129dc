import type { Client } from '@stoa/sdk'

/** Create products with their stock. */
export async function bulkCreateProductsWithInventory(stoa: Client) {
  const { productResults } = await stoa.productsV3.bulkCreateProductsWithInventory({
    products: [
      {
        name: 'Oak spoon',
        productType: 'PHYSICAL',
        variantsInfo: { variants: [{ price: { actualPrice: { amount: '9.00' } }, inventoryItem: { quantity: 20 } }] },
      },
    ],
  })
  return productResults.bulkActionMetadata
}
