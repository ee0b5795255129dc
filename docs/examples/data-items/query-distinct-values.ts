import type { Client } from '@stoa/sdk'

/** The first cities that books come from. */
export async function queryDistinctValues(stoa: Client) {
  const { distinctValues } = await stoa.dataItems.queryDistinctValues({
    dataCollectionId: 'Books',
    fieldName: 'publisher.city',
    paging: { limit: 4 },
    returnTotalCount: true,
  })
  return distinctValues
}
