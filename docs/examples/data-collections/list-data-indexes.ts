import type { Client } from '@stoa/sdk'

/** List the indexes of a collection, and whether they're complete. */
export async function listDataIndexes(stoa: Client) {
  const { indexes } = await stoa.dataCollections.listDataIndexes({ dataCollectionId: 'Books' })
  return indexes.map(({ name, status }) => `${name}: ${status}`)
}
