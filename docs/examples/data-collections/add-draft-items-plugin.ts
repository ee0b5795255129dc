import type { Client } from '@stoa/sdk'

/** Write reading lists as drafts in a separate collection, and publish them when they're done. */
export async function addDraftItemsPlugin(stoa: Client) {
  const { dataCollection } = await stoa.dataCollections.addDraftItemsPlugin({ dataCollectionId: 'ReadingLists', draftItemsOptions: {} })
  return dataCollection.plugins
}
