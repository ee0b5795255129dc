import type { Client } from '@stoa/sdk'

/** Remove the field `opener` from reading lists. Items keep their values. */
export async function deleteDataCollectionField(stoa: Client) {
  const { dataCollection } = await stoa.dataCollections.deleteDataCollectionField({ dataCollectionId: 'ReadingLists', fieldKey: 'opener' })
  return dataCollection?.fields?.map(({ key }) => key)
}
