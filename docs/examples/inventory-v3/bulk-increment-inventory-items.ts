import type { Client } from '@stoa/sdk'

/** Add a delivery to the stock. */
export async function bulkIncrementInventoryItems(stoa: Client) {
  const { results } = await stoa.inventoryV3.bulkIncrementInventoryItems({
    incrementData: [{ inventoryItemId: '10000000-0000-4000-8000-000000000001', incrementBy: 24 }],
    returnEntity: true,
  })
  return results.map(({ item }) => item?.quantity)
}
