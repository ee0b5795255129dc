import type { Client } from '@stoa/sdk'

/** Get a collection by the slug in its page's URL. */
export async function getCollectionBySlug(stoa: Client, { collectionSlug }: { collectionSlug: string }) {
  const { collection } = await stoa.collections.getCollectionBySlug({ slug: collectionSlug })
  return collection.numberOfProducts
}
