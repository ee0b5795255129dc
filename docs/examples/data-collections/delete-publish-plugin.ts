import type { Client } from '@stoa/sdk'

/** No book is a draft any more, so none needs to say so. */
export async function deletePublishPlugin(stoa: Client) {
  await stoa.dataCollections.addPublishPlugin({ dataCollectionId: 'Books' })
  const { dataCollection } = await stoa.dataCollections.deletePublishPlugin({ dataCollectionId: 'Books' })
  return dataCollection.plugins
}
