import type { Client } from '@stoa/sdk'

/** Delete several inventory items. */
export async function bulkDeleteInventoryItems(stoa: Client) {
  const { location } = await stoa.locations.createLocation({ location: { name: 'Warehouse' } })
  const { inventoryItem } = await stoa.inventoryV3.createInventoryItem({
    inventoryItem: {
      productId: '10000000-0000-4000-8000-000000000001',
      variantId: '10000000-0000-4000-8000-000000000001',
      locationId: location.id,
      quantity: 40,
    },
  })
  const { bulkActionMetadata } = await stoa.inventoryV3.bulkDeleteInventoryItems({ inventoryItemIds: [inventoryItem.id] })
  return bulkActionMetadata.totalSuccesses
}
