import type { Client } from '@stoa/sdk'

/** Anybody may leave a reading list; the rest stays. */
export async function patchDataCollection(stoa: Client) {
  const { dataCollection } = await stoa.dataCollections.patchDataCollection({
    dataCollection: { id: 'ReadingLists', permissions: { insert: 'ANYONE' } },
  })
  return dataCollection.permissions
}
