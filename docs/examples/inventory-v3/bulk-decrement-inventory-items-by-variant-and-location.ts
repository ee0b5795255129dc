import type { Client } from '@stoa/sdk'

/** Take units out of stock without knowing the ID of the item. */
export async function bulkDecrementInventoryItemsByVariantAndLocation(stoa: Client) {
  const { results } = await stoa.inventoryV3.bulkDecrementInventoryItemsByVariantAndLocation({
    decrementData: [{ variantId: '10000000-0000-4000-8000-000000000001', decrementBy: 1 }],
  })
  return results.map(({ itemMetadata }) => itemMetadata.success)
}
