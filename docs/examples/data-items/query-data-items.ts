import type { Client } from '@stoa/sdk'

/** The first books of the reading list, with how many there are. */
export async function queryDataItems(stoa: Client) {
  const { dataItems, pagingMetadata } = await stoa.dataItems.queryDataItems({
    dataCollectionId: 'Books',
    query: { sort: [{ fieldName: 'title', order: 'ASC' }], paging: { limit: 3 } },
    returnTotalCount: true,
  })
  return `${dataItems.length} of ${pagingMetadata.total}`
}
