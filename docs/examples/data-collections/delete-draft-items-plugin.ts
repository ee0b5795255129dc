import type { Client } from '@stoa/sdk'

/** What was not published yet is published with it. */
export async function deleteDraftItemsPlugin(stoa: Client) {
  await stoa.dataCollections.addDraftItemsPlugin({ dataCollectionId: 'ReadingLists', draftItemsOptions: {} })
  const { dataCollection } = await stoa.dataCollections.deleteDraftItemsPlugin({
    dataCollectionId: 'ReadingLists',
    draftItemsRemovalAction: 'PUBLISH_EXISTING_DRAFT_ITEMS',
  })
  return dataCollection.plugins
}
