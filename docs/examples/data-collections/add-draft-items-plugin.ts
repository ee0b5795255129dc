import type { Client } from '@stoa/sdk'

/** Lets reading lists be edited as drafts and published when they are finished. */
export async function addDraftItemsPlugin(stoa: Client) {
  const { dataCollection } = await stoa.dataCollections.addDraftItemsPlugin({ dataCollectionId: 'ReadingLists', draftItemsOptions: {} })
  return dataCollection.plugins
}
