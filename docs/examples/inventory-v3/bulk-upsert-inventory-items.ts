import type { Client } from '@stoa/sdk'

/** Write the stock of variants at a location, whether they have some there or not. */
export async function bulkUpsertInventoryItems(stoa: Client) {
  const { location } = await stoa.locations.createLocation({ location: { name: 'Warehouse' } })
  const { results } = await stoa.inventoryV3.bulkUpsertInventoryItems({
    inventoryItems: [
      {
        inventoryItem: {
          productId: '10000000-0000-4000-8000-000000000001',
          variantId: '10000000-0000-4000-8000-000000000001',
          locationId: location.id,
          quantity: 40,
        },
      },
    ],
  })
  return results.map(({ itemMetadata }) => itemMetadata.success)
}
