import type { Client } from '@stoa/sdk'

/** Makes new items drafts until they are published. */
export async function addDataCollectionPlugin(stoa: Client) {
  const { dataCollection } = await stoa.dataCollections.addDataCollectionPlugin({
    dataCollectionId: 'Books',
    plugin: { type: 'PUBLISH', publishOptions: { defaultStatus: 'DRAFT' } },
  })
  return dataCollection.plugins
}
