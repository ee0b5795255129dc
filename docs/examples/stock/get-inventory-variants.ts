import type { Client } from '@stoa/sdk'

/** Get the stock of a product. The ID of its inventory item is its own. */
export async function getInventoryVariants(stoa: Client) {
  const { inventoryItem } = await stoa.stock.getInventoryVariants({ inventoryId: '10000000-0000-4000-8000-000000000001' })
  return { trackQuantity: inventoryItem.trackQuantity, variants: inventoryItem.variants }
}
