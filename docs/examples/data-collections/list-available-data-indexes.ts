import type { Client } from '@stoa/sdk'

/** How many fields more can be indexed. */
export async function listAvailableDataIndexes(stoa: Client) {
  const { total } = await stoa.dataCollections.listAvailableDataIndexes({ dataCollectionId: 'Books' })
  return total
}
