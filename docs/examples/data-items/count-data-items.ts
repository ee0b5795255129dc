import type { Client } from '@stoa/sdk'

/** Count the books in print. */
export async function countDataItems(stoa: Client) {
  const { totalCount } = await stoa.dataItems.countDataItems({ dataCollectionId: 'Books', filter: { inPrint: true } })
  return totalCount
}
