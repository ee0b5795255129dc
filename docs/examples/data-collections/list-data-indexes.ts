import type { Client } from '@stoa/sdk'

/** The indexes of the shelf, and how far they are built. */
export async function listDataIndexes(stoa: Client) {
  const { indexes } = await stoa.dataCollections.listDataIndexes({ dataCollectionId: 'Books' })
  return indexes.map(({ name, status }) => `${name}: ${status}`)
}
