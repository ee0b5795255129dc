import type { Client } from '@stoa/sdk'

/** Rename a field. Its other properties stay unchanged. */
export async function patchDataCollectionField(stoa: Client) {
  const { dataCollection } = await stoa.dataCollections.patchDataCollectionField({
    dataCollectionId: 'ReadingLists',
    field: { key: 'opener', displayName: 'The first to read' },
  })
  return dataCollection.fields?.[1]
}
