import type { Client } from '@stoa/sdk'

/** Restore the deleted reading lists with their items. */
export async function restoreDataCollection(stoa: Client) {
  await stoa.dataCollections.deleteDataCollection({ dataCollectionId: 'ReadingLists' })
  const { dataCollection } = await stoa.dataCollections.restoreDataCollection({ dataCollectionId: 'ReadingLists' })
  return dataCollection.displayName
}
