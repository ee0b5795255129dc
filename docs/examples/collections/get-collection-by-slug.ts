import type { Client } from '@stoa/sdk'

/** The collection whose page ends in this word. */
export async function getCollectionBySlug(stoa: Client, { collectionSlug }: { collectionSlug: string }) {
  const { collection } = await stoa.collections.getCollectionBySlug({ slug: collectionSlug })
  return collection.numberOfProducts
}
