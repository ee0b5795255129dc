import type { Client } from '@stoa/sdk'

/** Set a quantity that was counted. */
export async function updateInventoryItem(stoa: Client) {
  const { inventoryItem: item } = await stoa.inventoryV3.getInventoryItem({ inventoryItemId: '10000000-0000-4000-8000-000000000001' })
  const { inventoryItem } = await stoa.inventoryV3.updateInventoryItem({
    inventoryItem: { id: item.id, revision: item.revision, quantity: 12 },
    reason: 'MANUAL',
  })
  return inventoryItem.quantity
}
