import type { Client } from '@stoa/sdk'

/** Removes the sort order for pages. */
export async function deleteCmsPlugin(stoa: Client) {
  await stoa.dataCollections.addCmsPlugin({ dataCollectionId: 'Books' })
  const { dataCollection } = await stoa.dataCollections.deleteCmsPlugin({ dataCollectionId: 'Books' })
  return dataCollection.plugins
}
