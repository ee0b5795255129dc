import type { Client } from '@stoa/sdk'

/** Lists the first cities of the books. */
export async function queryDistinctValues(stoa: Client) {
  const { distinctValues } = await stoa.dataItems.queryDistinctValues({
    dataCollectionId: 'Books',
    fieldName: 'publisher.city',
    paging: { limit: 4 },
    returnTotalCount: true,
  })
  return distinctValues
}
