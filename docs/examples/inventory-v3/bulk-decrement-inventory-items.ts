import type { Client } from '@stoa/sdk'

/** Take what was sold elsewhere out of stock. */
export async function bulkDecrementInventoryItems(stoa: Client) {
  const { results } = await stoa.inventoryV3.bulkDecrementInventoryItems({
    decrementData: [{ inventoryItemId: '10000000-0000-4000-8000-000000000001', decrementBy: 1 }],
    reason: 'ORDER',
  })
  return results.map(({ itemMetadata }) => itemMetadata.success)
}
