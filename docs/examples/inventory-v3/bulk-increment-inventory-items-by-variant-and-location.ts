import type { Client } from '@stoa/sdk'

/** Add units without knowing the ID of the item. */
export async function bulkIncrementInventoryItemsByVariantAndLocation(stoa: Client) {
  const { results } = await stoa.inventoryV3.bulkIncrementInventoryItemsByVariantAndLocation({
    incrementData: [{ variantId: '10000000-0000-4000-8000-000000000001', incrementBy: 24 }],
  })
  return results.map(({ itemMetadata }) => itemMetadata.success)
}
