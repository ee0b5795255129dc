import type { Client } from '@stoa/sdk'

/** Deletes a field of reading lists. Its stored values stay. */
export async function deleteDataCollectionField(stoa: Client) {
  const { dataCollection } = await stoa.dataCollections.deleteDataCollectionField({ dataCollectionId: 'ReadingLists', fieldKey: 'opener' })
  return dataCollection?.fields?.map(({ key }) => key)
}
