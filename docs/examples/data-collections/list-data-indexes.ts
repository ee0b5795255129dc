import type { Client } from '@stoa/sdk'

/** Lists the indexes of a collection and their build status. */
export async function listDataIndexes(stoa: Client) {
  const { indexes } = await stoa.dataCollections.listDataIndexes({ dataCollectionId: 'Books' })
  return indexes.map(({ name, status }) => `${name}: ${status}`)
}
