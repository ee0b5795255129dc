import type { Client } from '@stoa/sdk'

/** Which fields of the books would be worth an index. */
export async function listFieldUses(stoa: Client) {
  const { fieldUses } = await stoa.dataCollections.listFieldUses({ dataCollectionId: 'Books' })
  return fieldUses.filter(({ averageMs }) => averageMs > 50).map(({ field }) => field)
}
