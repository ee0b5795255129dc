import type { Client } from '@stoa/sdk'

/** Removes publication statuses from books. */
export async function deletePublishPlugin(stoa: Client) {
  await stoa.dataCollections.addPublishPlugin({ dataCollectionId: 'Books' })
  const { dataCollection } = await stoa.dataCollections.deletePublishPlugin({ dataCollectionId: 'Books' })
  return dataCollection.plugins
}
