import type { Client } from '@stoa/sdk'

/** Count the variants that are out of stock at a location. */
export async function countInventoryItems(stoa: Client) {
  const { count } = await stoa.inventoryV3.countInventoryItems({
    filter: { locationId: '00000000-0000-4000-8000-000000000010', availabilityStatus: 'OUT_OF_STOCK' },
  })
  return count
}
