import type { Client } from '@stoa/sdk'

/** Creates an index on city and price, so that queries stay fast however many books there are. */
export async function createDataIndex(stoa: Client) {
  const { index } = await stoa.dataCollections.createDataIndex({
    dataCollectionId: 'Books',
    index: { name: 'city-and-price', fields: [{ path: 'publisher.city' }, { path: 'price', order: 'DESC' }] },
  })
  return index.status
}
