import type { Client } from '@stoa/sdk'

/** An empty shelf. */
export async function truncateDataItems(stoa: Client) {
  return stoa.dataItems.truncateDataItems({ dataCollectionId: 'ReadingLists' })
}
