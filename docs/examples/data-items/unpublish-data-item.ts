import type { Client } from '@stoa/sdk'

/** Unpublish a book. It becomes a draft. */
export async function unpublishDataItem(stoa: Client) {
  const dataCollectionId = 'Books'
  const dataItemId = '50000000-0000-4000-8000-000000000008'
  await stoa.dataCollections.addDraftItemsPlugin({ dataCollectionId, draftItemsOptions: {} })
  const { dataItem } = await stoa.dataItems.unpublishDataItem({ dataCollectionId, dataItemId })
  return dataItem
}
