import type { Client } from '@stoa/sdk'

/** What is written from now on waits until somebody publishes it. */
export async function addDataCollectionPlugin(stoa: Client) {
  const { dataCollection } = await stoa.dataCollections.addDataCollectionPlugin({
    dataCollectionId: 'Books',
    plugin: { type: 'PUBLISH', publishOptions: { defaultStatus: 'DRAFT' } },
  })
  return dataCollection.plugins
}
