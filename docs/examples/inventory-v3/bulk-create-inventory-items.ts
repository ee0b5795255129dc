import type { Client } from '@stoa/sdk'

/** Give several variants stock at another location. */
export async function bulkCreateInventoryItems(stoa: Client) {
  const { location } = await stoa.locations.createLocation({ location: { name: 'Warehouse' } })
  const { results } = await stoa.inventoryV3.bulkCreateInventoryItems({
    inventoryItems: [
      {
        productId: '10000000-0000-4000-8000-000000000001',
        variantId: '10000000-0000-4000-8000-000000000001',
        locationId: location.id,
        quantity: 40,
      },
    ],
    returnEntity: true,
  })
  return results.map(({ itemMetadata, item }) => [itemMetadata.success, item?.quantity])
}
