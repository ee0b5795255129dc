import type { Client } from '@stoa/sdk'

/** Replaces the definition of the field “title”. */
export async function updateDataCollectionField(stoa: Client) {
  const { dataCollection } = await stoa.dataCollections.updateDataCollectionField({
    dataCollectionId: 'ReadingLists',
    field: { key: 'title', displayName: 'What it is called', type: 'TEXT', required: true },
  })
  return dataCollection.fields?.[0]
}
