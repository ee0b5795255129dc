import type { Client } from '@stoa/sdk'

/** Find fields whose queries are slow without an index. */
export async function listFieldUses(stoa: Client) {
  const { fieldUses } = await stoa.dataCollections.listFieldUses({ dataCollectionId: 'Books' })
  return fieldUses.filter(({ averageMs }) => averageMs > 50).map(({ field }) => field)
}
