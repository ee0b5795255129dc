import type { Client } from '@stoa/sdk'

/** Reads the fields and settings of the collection of books. */
export async function getDataCollection(stoa: Client) {
  const { collection } = await stoa.dataCollections.getDataCollection({ dataCollectionId: 'Books' })
  return collection.fields?.map(({ key, type }) => `${key}: ${type}`)
}
