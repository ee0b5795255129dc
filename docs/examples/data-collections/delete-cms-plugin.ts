import type { Client } from '@stoa/sdk'

/** Pages choose their own order. */
export async function deleteCmsPlugin(stoa: Client) {
  await stoa.dataCollections.addCmsPlugin({ dataCollectionId: 'Books' })
  const { dataCollection } = await stoa.dataCollections.deleteCmsPlugin({ dataCollectionId: 'Books' })
  return dataCollection.plugins
}
