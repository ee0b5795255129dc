import type { Client } from '@stoa/sdk'

/** Another name for a field; the rest of it stays. */
export async function patchDataCollectionField(stoa: Client) {
  const { dataCollection } = await stoa.dataCollections.patchDataCollectionField({
    dataCollectionId: 'ReadingLists',
    field: { key: 'opener', displayName: 'The first to read' },
  })
  return dataCollection.fields?.[1]
}
