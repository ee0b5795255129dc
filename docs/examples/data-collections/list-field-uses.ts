import type { Client } from '@stoa/sdk'

/** Finds the fields of the books that an index would speed up. */
export async function listFieldUses(stoa: Client) {
  const { fieldUses } = await stoa.dataCollections.listFieldUses({ dataCollectionId: 'Books' })
  return fieldUses.filter(({ averageMs }) => averageMs > 50).map(({ field }) => field)
}
