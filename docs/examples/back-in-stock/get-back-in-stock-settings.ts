import type { Client } from '@stoa/sdk'

/** See whether shoppers can ask for items that are out of stock. */
export async function getBackInStockSettings(stoa: Client) {
  const { settings } = await stoa.backInStock.getBackInStockSettings({})
  return settings.collectionStates[0]?.collectingRequests
}
