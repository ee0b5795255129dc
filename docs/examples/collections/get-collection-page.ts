import type { Client } from '@stoa/sdk'

/** Get the way to a collection’s page, and the collections below it. */
export async function getCollectionPage(stoa: Client) {
  const { page } = await stoa.collections.getCollectionPage({ slug: 'candles' })
  return { way: [...page.breadcrumbs.map(({ name }) => name), page.name], below: page.subcollections.map(({ name }) => name) }
}
