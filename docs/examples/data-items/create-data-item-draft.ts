import type { Client } from '@stoa/sdk'

/** Create a draft of a published book. Readers see the published book until the draft is published. */
export async function createDataItemDraft(stoa: Client) {
  const dataCollectionId = 'Books'
  const dataItemId = '50000000-0000-4000-8000-000000000008'
  await stoa.dataCollections.addDraftItemsPlugin({ dataCollectionId, draftItemsOptions: {} })
  const { dataItem } = await stoa.dataItems.createDataItemDraft({ dataCollectionId, dataItemId })
  return dataItem
}
