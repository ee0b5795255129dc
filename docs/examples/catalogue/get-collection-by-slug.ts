import type { Client } from '@stoa/sdk'

/** The collection whose page ends in this word, as the catalogue’s own reader answers it. */
export async function getCollectionBySlug(stoa: Client, { collectionSlug }: { collectionSlug: string }) {
  const { collection } = await stoa.catalogue.getCollectionBySlug({ slug: collectionSlug })
  return collection.name
}
