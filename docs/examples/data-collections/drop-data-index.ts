import type { Client } from '@stoa/sdk'

/** Deletes an index that isn’t used any more. */
export async function dropDataIndex(stoa: Client) {
  await stoa.dataCollections.createDataIndex({ dataCollectionId: 'Books', index: { name: 'price', fields: [{ path: 'price' }] } })
  return stoa.dataCollections.dropDataIndex({ dataCollectionId: 'Books', indexName: 'price' })
}
