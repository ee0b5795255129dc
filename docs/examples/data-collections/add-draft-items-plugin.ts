import type { Client } from '@stoa/sdk'

/** Reading lists are written in peace, and published when they are done. */
export async function addDraftItemsPlugin(stoa: Client) {
  const { dataCollection } = await stoa.dataCollections.addDraftItemsPlugin({ dataCollectionId: 'ReadingLists', draftItemsOptions: {} })
  return dataCollection.plugins
}
