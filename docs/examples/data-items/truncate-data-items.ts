import type { Client } from '@stoa/sdk'

/** Remove all items from a collection. */
export async function truncateDataItems(stoa: Client) {
  return stoa.dataItems.truncateDataItems({ dataCollectionId: 'ReadingLists' })
}
