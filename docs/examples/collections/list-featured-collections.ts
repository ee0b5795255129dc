import type { Client } from '@stoa/sdk'

/** List what the home page shows. */
export async function listFeaturedCollections(stoa: Client) {
  const { collections } = await stoa.collections.listFeaturedCollections({})
  return collections.map(({ name }) => name)
}
