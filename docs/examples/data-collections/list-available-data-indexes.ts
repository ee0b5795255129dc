import type { Client } from '@stoa/sdk'

/** Get the number of fields that can still be indexed. */
export async function listAvailableDataIndexes(stoa: Client) {
  const { total } = await stoa.dataCollections.listAvailableDataIndexes({ dataCollectionId: 'Books' })
  return total
}
