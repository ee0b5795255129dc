import type { Client } from '@stoa/sdk'

/** Replace the definition of a field: a new name, and a value is now required. */
export async function updateDataCollectionField(stoa: Client) {
  const { dataCollection } = await stoa.dataCollections.updateDataCollectionField({
    dataCollectionId: 'ReadingLists',
    field: { key: 'title', displayName: 'What it is called', type: 'TEXT', required: true },
  })
  return dataCollection.fields?.[0]
}
