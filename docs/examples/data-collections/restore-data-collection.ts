import type { Client } from '@stoa/sdk'

/** Reading lists after all: they come back with their items. */
export async function restoreDataCollection(stoa: Client) {
  await stoa.dataCollections.deleteDataCollection({ dataCollectionId: 'ReadingLists' })
  const { dataCollection } = await stoa.dataCollections.restoreDataCollection({ dataCollectionId: 'ReadingLists' })
  return dataCollection.displayName
}
