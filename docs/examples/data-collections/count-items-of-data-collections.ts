import type { Client } from '@stoa/sdk'

/** Counts the items of several collections. */
export async function countItemsOfDataCollections(stoa: Client) {
  const { counts } = await stoa.dataCollections.countItemsOfDataCollections({})
  return counts.map(({ dataCollectionId, itemCount }) => `${dataCollectionId}: ${itemCount}`)
}
