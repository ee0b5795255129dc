import type { Client } from '@stoa/sdk'

/** What books have to say for themselves. */
export async function getDataCollection(stoa: Client) {
  const { collection } = await stoa.dataCollections.getDataCollection({ dataCollectionId: 'Books' })
  return collection.fields?.map(({ key, type }) => `${key}: ${type}`)
}
