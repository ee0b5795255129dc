import type { Client } from '@stoa/sdk'

/** Lists no longer say what to begin with. Their values stay. */
export async function deleteDataCollectionField(stoa: Client) {
  const { dataCollection } = await stoa.dataCollections.deleteDataCollectionField({ dataCollectionId: 'ReadingLists', fieldKey: 'opener' })
  return dataCollection?.fields?.map(({ key }) => key)
}
