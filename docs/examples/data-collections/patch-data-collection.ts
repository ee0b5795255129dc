import type { Client } from '@stoa/sdk'

/** Lets everyone add a reading list and leaves the other permissions unchanged. */
export async function patchDataCollection(stoa: Client) {
  const { dataCollection } = await stoa.dataCollections.patchDataCollection({
    dataCollection: { id: 'ReadingLists', permissions: { insert: 'ANYONE' } },
  })
  return dataCollection.permissions
}
