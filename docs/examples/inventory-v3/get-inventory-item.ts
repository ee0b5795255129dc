import type { Client } from '@stoa/sdk'

/** Get an inventory item. At the default location, it has the ID of its variant. */
export async function getInventoryItem(stoa: Client) {
  const { inventoryItem } = await stoa.inventoryV3.getInventoryItem({ inventoryItemId: '10000000-0000-4000-8000-000000000001' })
  return [inventoryItem.availabilityStatus, inventoryItem.quantity]
}
