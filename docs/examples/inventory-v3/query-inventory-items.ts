import type { Client } from '@stoa/sdk'

/** Find the stock of a product at all locations. */
export async function queryInventoryItems(stoa: Client) {
  const { inventoryItems } = await stoa.inventoryV3.queryInventoryItems({
    query: { filter: { productId: '10000000-0000-4000-8000-000000000001' } },
  })
  return inventoryItems.map(({ locationId, quantity }) => [locationId, quantity])
}
