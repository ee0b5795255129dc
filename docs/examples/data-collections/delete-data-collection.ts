import type { Client } from '@stoa/sdk'

/** No more reading lists. For 30 days they can be restored. */
export async function deleteDataCollection(stoa: Client) {
  return stoa.dataCollections.deleteDataCollection({ dataCollectionId: 'ReadingLists' })
}
