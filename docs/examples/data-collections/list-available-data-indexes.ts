import type { Client } from '@stoa/sdk'

/** Reads how many more fields can be indexed. */
export async function listAvailableDataIndexes(stoa: Client) {
  const { total } = await stoa.dataCollections.listAvailableDataIndexes({ dataCollectionId: 'Books' })
  return total
}
