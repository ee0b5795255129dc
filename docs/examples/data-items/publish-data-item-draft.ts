import type { Client } from '@stoa/sdk'

/** Publish an edited draft. It replaces the published book. */
export async function publishDataItemDraft(stoa: Client) {
  const dataCollectionId = 'Books'
  const dataItemId = '50000000-0000-4000-8000-000000000008'
  await stoa.dataCollections.addDraftItemsPlugin({ dataCollectionId, draftItemsOptions: {} })
  await stoa.dataItems.createDataItemDraft({ dataCollectionId, dataItemId })
  const fieldModifications = [{ action: 'INCREMENT_FIELD' as const, fieldPath: 'pages', incrementFieldOptions: { value: 16 } }]
  await stoa.dataItems.patchDataItem({ dataCollectionId: 'Books__drafts', patch: { dataItemId, fieldModifications } })
  const { dataItem } = await stoa.dataItems.publishDataItemDraft({ dataCollectionId, dataItemId })
  return dataItem
}
