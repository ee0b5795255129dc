import type { Client } from '@stoa/sdk'

/** Removes the plugin that sets the sort order for pages. */
export async function deleteDataCollectionPlugin(stoa: Client) {
  await stoa.dataCollections.addCmsPlugin({ dataCollectionId: 'Books' })
  const { dataCollection } = await stoa.dataCollections.deleteDataCollectionPlugin({ dataCollectionId: 'Books', pluginType: 'CMS' })
  return dataCollection.plugins
}
