import type { Client } from '@stoa/sdk'

/** The order meant for pages is forgotten. */
export async function deleteDataCollectionPlugin(stoa: Client) {
  await stoa.dataCollections.addCmsPlugin({ dataCollectionId: 'Books' })
  const { dataCollection } = await stoa.dataCollections.deleteDataCollectionPlugin({ dataCollectionId: 'Books', pluginType: 'CMS' })
  return dataCollection.plugins
}
