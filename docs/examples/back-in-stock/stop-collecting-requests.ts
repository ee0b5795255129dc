import type { Client } from '@stoa/sdk'

/** Stop collecting requests. Those that wait stay. */
export async function stopCollectingRequests(stoa: Client) {
  const { settings } = await stoa.backInStock.stopCollectingRequests({ appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' })
  return settings.collectionStates[0]?.collectingRequests
}
