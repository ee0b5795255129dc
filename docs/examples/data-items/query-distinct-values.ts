import type { Client } from '@stoa/sdk'

/** Get the first four cities in which books were published. */
export async function queryDistinctValues(stoa: Client) {
  const { distinctValues } = await stoa.dataItems.queryDistinctValues({
    dataCollectionId: 'Books',
    fieldName: 'publisher.city',
    paging: { limit: 4 },
    returnTotalCount: true,
  })
  return distinctValues
}
