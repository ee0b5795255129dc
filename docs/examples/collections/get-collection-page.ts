import type { Client } from '@stoa/sdk'

/** Get the title of a collection’s page. */
export async function getCollectionPage(stoa: Client) {
  const { page } = await stoa.collections.getCollectionPage({ slug: 'vessels' })
  return page.seoTitle ?? page.name
}
