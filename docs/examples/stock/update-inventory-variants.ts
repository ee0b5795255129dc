import type { Client } from '@stoa/sdk'

/** Set the stock of a product, and accept preorders once it is sold out. Send `trackQuantity` with every update. */
export async function updateInventoryVariants(stoa: Client) {
  const productId = '10000000-0000-4000-8000-000000000001'
  await stoa.stock.updateInventoryVariants({
    inventoryItem: {
      productId,
      trackQuantity: true,
      variants: [{ variantId: '00000000-0000-0000-0000-000000000000', quantity: 12 }],
      preorderInfo: { enabled: true, message: 'Ships in the second week of May.', limit: 20 },
    },
  })
  const { inventoryItem } = await stoa.stock.getInventoryVariants({ inventoryId: productId })
  return { variants: inventoryItem.variants, preorderInfo: inventoryItem.preorderInfo }
}
