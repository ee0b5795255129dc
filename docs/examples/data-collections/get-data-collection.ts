import type { Client } from '@stoa/sdk'

/** List the fields of a collection with their types. */
export async function getDataCollection(stoa: Client) {
  const { collection } = await stoa.dataCollections.getDataCollection({ dataCollectionId: 'Books' })
  return collection.fields?.map(({ key, type }) => `${key}: ${type}`)
}
