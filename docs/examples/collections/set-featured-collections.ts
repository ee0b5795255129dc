import type { Client } from '@stoa/sdk'

/** Show two collections on the home page, in this order. */
export async function setFeaturedCollections(stoa: Client) {
  const { collections } = await stoa.collections.setFeaturedCollections({
    collectionIds: ['30000000-0000-4000-8000-000000000002', '30000000-0000-4000-8000-000000000001'],
  })
  return collections.map(({ name }) => name)
}
