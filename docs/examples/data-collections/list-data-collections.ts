import type { Client } from '@stoa/sdk'

/** List all collections, sorted by name. */
export async function listDataCollections(stoa: Client) {
  const { collections } = await stoa.dataCollections.listDataCollections({ sort: { fieldName: 'displayName', order: 'ASC' } })
  return collections.map(({ id }) => id)
}
