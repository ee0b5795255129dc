import type { Client } from '@stoa/sdk'

/** Remove the sort order for pages of the site. */
export async function deleteCmsPlugin(stoa: Client) {
  await stoa.dataCollections.addCmsPlugin({ dataCollectionId: 'Books' })
  const { dataCollection } = await stoa.dataCollections.deleteCmsPlugin({ dataCollectionId: 'Books' })
  return dataCollection.plugins
}
