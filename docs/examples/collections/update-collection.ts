import type { Client } from '@stoa/sdk'

/** Hide a collection from shoppers. */
export async function updateCollection(stoa: Client) {
  const { collection } = await stoa.collections.updateCollection({
    collection: { id: '30000000-0000-4000-8000-000000000002', visible: false },
  })
  return collection.visible
}
