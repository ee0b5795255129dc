import type { Client } from '@stoa/sdk'

/** Accept preorders of several variants. */
export async function bulkUpdateInventoryItems(stoa: Client) {
  const { inventoryItem: item } = await stoa.inventoryV3.getInventoryItem({ inventoryItemId: '10000000-0000-4000-8000-000000000001' })
  const { results } = await stoa.inventoryV3.bulkUpdateInventoryItems({
    inventoryItems: [{ inventoryItem: { id: item.id, revision: item.revision, preorderInfo: { enabled: true, limit: 20 } } }],
  })
  return results.map(({ itemMetadata }) => itemMetadata.success)
}
