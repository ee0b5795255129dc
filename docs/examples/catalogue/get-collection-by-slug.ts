import type { Client } from '@stoa/sdk'

/** Get a collection by its slug, in the format of the catalogue reader. */
export async function getCollectionBySlug(stoa: Client, { collectionSlug }: { collectionSlug: string }) {
  const { collection } = await stoa.catalogue.getCollectionBySlug({ slug: collectionSlug })
  return collection.name
}
