import type { Client } from '@stoa/sdk'

/** Remove the CMS plugin, and the sort order for pages of the site with it. */
export async function deleteDataCollectionPlugin(stoa: Client) {
  await stoa.dataCollections.addCmsPlugin({ dataCollectionId: 'Books' })
  const { dataCollection } = await stoa.dataCollections.deleteDataCollectionPlugin({ dataCollectionId: 'Books', pluginType: 'CMS' })
  return dataCollection.plugins
}
