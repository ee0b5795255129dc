import type { Client } from '@stoa/sdk'

/** Books are to be found by city and price, however many there will be. */
export async function createDataIndex(stoa: Client) {
  const { index } = await stoa.dataCollections.createDataIndex({
    dataCollectionId: 'Books',
    index: { name: 'city-and-price', fields: [{ path: 'publisher.city' }, { path: 'price', order: 'DESC' }] },
  })
  return index.status
}
