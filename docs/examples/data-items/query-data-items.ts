import type { Client } from '@stoa/sdk'

/** Reads the first books of the reading list and their total. */
export async function queryDataItems(stoa: Client) {
  const { dataItems, pagingMetadata } = await stoa.dataItems.queryDataItems({
    dataCollectionId: 'Books',
    query: { sort: [{ fieldName: 'title', order: 'ASC' }], paging: { limit: 3 } },
    returnTotalCount: true,
  })
  return `${dataItems.length} of ${pagingMetadata.total}`
}
