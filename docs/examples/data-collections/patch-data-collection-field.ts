import type { Client } from '@stoa/sdk'

/** Renames a field and leaves the rest of it unchanged. */
export async function patchDataCollectionField(stoa: Client) {
  const { dataCollection } = await stoa.dataCollections.patchDataCollectionField({
    dataCollectionId: 'ReadingLists',
    field: { key: 'opener', displayName: 'The first to read' },
  })
  return dataCollection.fields?.[1]
}
