import type { Client } from '@stoa/sdk'

/** Get the first three collections, sorted by name. */
export async function queryCollections(stoa: Client) {
  const { collections } = await stoa.collections.queryCollections({
    query: { sort: [{ fieldName: 'name', order: 'ASC' }], paging: { limit: 3 } },
  })
  return collections.map(({ name }) => name)
}
