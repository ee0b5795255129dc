import type { Package } from './clients.ts'

const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

export interface SoldOut {
  catalogReference: { catalogItemId: string; appId: string }
  restock: (quantity: number) => Promise<unknown>
}

/** A product of which there is none. */
export async function makeSoldOut({ productsV3, inventoryItemsV3 }: Package): Promise<SoldOut> {
  const product = await productsV3.createProduct({
    name: 'Garden plate',
    productType: 'PHYSICAL',
    physicalProperties: {},
    variantsInfo: { variants: [{ price: { actualPrice: { amount: '40.00' } }, choices: [] }] },
  })
  const item = await inventoryItemsV3.createInventoryItem({ productId: product._id, variantId: product._id, quantity: 0 })
  return {
    catalogReference: { catalogItemId: product._id, appId },
    async restock(quantity) {
      const { revision } = await inventoryItemsV3.getInventoryItem(item._id)
      return inventoryItemsV3.updateInventoryItem(item._id, { revision, quantity })
    },
  }
}
