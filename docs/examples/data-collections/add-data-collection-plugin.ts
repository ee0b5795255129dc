import type { Client } from '@stoa/sdk'

/** Create new books as drafts, to be published later. */
export async function addDataCollectionPlugin(stoa: Client) {
  const { dataCollection } = await stoa.dataCollections.addDataCollectionPlugin({
    dataCollectionId: 'Books',
    plugin: { type: 'PUBLISH', publishOptions: { defaultStatus: 'DRAFT' } },
  })
  return dataCollection.plugins
}
