import type { Client } from '@stoa/sdk'

/** Deletes all items of a collection. */
export async function truncateDataItems(stoa: Client) {
  return stoa.dataItems.truncateDataItems({ dataCollectionId: 'ReadingLists' })
}
