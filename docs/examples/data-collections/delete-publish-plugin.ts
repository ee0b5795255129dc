import type { Client } from '@stoa/sdk'

/** Remove the publish status from a collection without drafts. */
export async function deletePublishPlugin(stoa: Client) {
  await stoa.dataCollections.addPublishPlugin({ dataCollectionId: 'Books' })
  const { dataCollection } = await stoa.dataCollections.deletePublishPlugin({ dataCollectionId: 'Books' })
  return dataCollection.plugins
}
