import type { Client } from '@stoa/sdk'

/** Get the first three books by title, and the total number of books. */
export async function queryDataItems(stoa: Client) {
  const { dataItems, pagingMetadata } = await stoa.dataItems.queryDataItems({
    dataCollectionId: 'Books',
    query: { sort: [{ fieldName: 'title', order: 'ASC' }], paging: { limit: 3 } },
    returnTotalCount: true,
  })
  return `${dataItems.length} of ${pagingMetadata.total}`
}
