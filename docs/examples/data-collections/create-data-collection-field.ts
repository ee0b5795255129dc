import type { Client } from '@stoa/sdk'

/** Add a season to reading lists. */
export async function createDataCollectionField(stoa: Client) {
  const { dataCollection } = await stoa.dataCollections.createDataCollectionField({
    dataCollectionId: 'ReadingLists',
    field: { key: 'season', displayName: 'Season', type: 'TEXT', description: 'When to read it' },
  })
  return dataCollection.fields?.map(({ key }) => key)
}
