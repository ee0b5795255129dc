import type { Client } from '@stoa/sdk'

/** Create an index to find books by city and price, for large collections. */
export async function createDataIndex(stoa: Client) {
  const { index } = await stoa.dataCollections.createDataIndex({
    dataCollectionId: 'Books',
    index: { name: 'city-and-price', fields: [{ path: 'publisher.city' }, { path: 'price', order: 'DESC' }] },
  })
  return index.status
}
