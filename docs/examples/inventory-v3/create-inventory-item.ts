import type { Client } from '@stoa/sdk'

/** Give a variant stock at another location. */
export async function createInventoryItem(stoa: Client) {
  const { location } = await stoa.locations.createLocation({ location: { name: 'Warehouse' } })
  const { inventoryItem } = await stoa.inventoryV3.createInventoryItem({
    inventoryItem: {
      productId: '10000000-0000-4000-8000-000000000001',
      variantId: '10000000-0000-4000-8000-000000000001',
      locationId: location.id,
      quantity: 40,
    },
  })
  return [inventoryItem.availabilityStatus, inventoryItem.quantity]
}
