import type { Client } from '@stoa/sdk'

/** Create a collection. Its address is made from its name. */
export async function createCollection(stoa: Client) {
  const { collection } = await stoa.collections.createCollection({
    collection: { name: 'Tall things', description: 'For high shelves.' },
  })
  return collection.slug
}
