import type { Client } from '@stoa/sdk'

/** Reads a collection by its slug. */
export async function getCollectionBySlug(stoa: Client, { collectionSlug }: { collectionSlug: string }) {
  const { collection } = await stoa.collections.getCollectionBySlug({ slug: collectionSlug })
  return collection.numberOfProducts
}
