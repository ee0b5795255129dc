import type { Client } from '@stoa/sdk'

/** Get a collection by its ID. */
export async function getCollection(stoa: Client) {
  const { collection } = await stoa.collections.getCollection({ id: '30000000-0000-4000-8000-000000000001' })
  return collection.name
}
