import type { Client } from '@stoa/sdk'

/** Count the items of each collection. */
export async function countItemsOfDataCollections(stoa: Client) {
  const { counts } = await stoa.dataCollections.countItemsOfDataCollections({})
  return counts.map(({ dataCollectionId, itemCount }) => `${dataCollectionId}: ${itemCount}`)
}
