import type { Client } from '@stoa/sdk'

/** Let shoppers ask for items that are out of stock. */
export async function startCollectingRequests(stoa: Client) {
  const { settings } = await stoa.backInStock.startCollectingRequests({ appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' })
  return settings.collectionStates[0]?.collectingRequests
}
