import type { Client } from '@stoa/sdk'

/** Delete the reading lists. They can be restored for 30 days. */
export async function deleteDataCollection(stoa: Client) {
  return stoa.dataCollections.deleteDataCollection({ dataCollectionId: 'ReadingLists' })
}
