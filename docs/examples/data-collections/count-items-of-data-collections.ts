import type { Client } from '@stoa/sdk'

/** How full the collections are. */
export async function countItemsOfDataCollections(stoa: Client) {
  const { counts } = await stoa.dataCollections.countItemsOfDataCollections({})
  return counts.map(({ dataCollectionId, itemCount }) => `${dataCollectionId}: ${itemCount}`)
}
