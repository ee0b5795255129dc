import type { Client } from '@stoa/sdk'

/** Create a product with 20 pieces in stock. */
export async function createProductWithInventory(stoa: Client) {
  const { product, inventoryResults } = await stoa.productsV3.createProductWithInventory({
    product: {
      name: 'Oak spoon',
      productType: 'PHYSICAL',
      variantsInfo: { variants: [{ price: { actualPrice: { amount: '9.00' } }, inventoryItem: { quantity: 20 } }] },
    },
    returnEntity: true,
  })
  return { id: product?.id, stock: inventoryResults?.results.map(({ item }) => item.quantity) }
}
