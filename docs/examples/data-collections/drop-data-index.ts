import type { Client } from '@stoa/sdk'

/** Drop an index that is no longer needed. */
export async function dropDataIndex(stoa: Client) {
  await stoa.dataCollections.createDataIndex({ dataCollectionId: 'Books', index: { name: 'price', fields: [{ path: 'price' }] } })
  return stoa.dataCollections.dropDataIndex({ dataCollectionId: 'Books', indexName: 'price' })
}
