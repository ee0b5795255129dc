import type { Client } from '@stoa/sdk'

/** Allow everyone to add reading lists. Other permissions stay unchanged. */
export async function patchDataCollection(stoa: Client) {
  const { dataCollection } = await stoa.dataCollections.patchDataCollection({
    dataCollection: { id: 'ReadingLists', permissions: { insert: 'ANYONE' } },
  })
  return dataCollection.permissions
}
