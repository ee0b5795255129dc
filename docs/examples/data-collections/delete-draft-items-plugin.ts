import type { Client } from '@stoa/sdk'

/** Remove the drafts' collection, and publish the drafts in it. */
export async function deleteDraftItemsPlugin(stoa: Client) {
  await stoa.dataCollections.addDraftItemsPlugin({ dataCollectionId: 'ReadingLists', draftItemsOptions: {} })
  const { dataCollection } = await stoa.dataCollections.deleteDraftItemsPlugin({
    dataCollectionId: 'ReadingLists',
    draftItemsRemovalAction: 'PUBLISH_EXISTING_DRAFT_ITEMS',
  })
  return dataCollection.plugins
}
