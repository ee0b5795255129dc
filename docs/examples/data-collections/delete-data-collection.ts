import type { Client } from '@stoa/sdk'

/** Moves the reading lists to the trash, where they can be restored for 30 days. */
export async function deleteDataCollection(stoa: Client) {
  return stoa.dataCollections.deleteDataCollection({ dataCollectionId: 'ReadingLists' })
}
