import type { Client } from '@stoa/sdk'

/** Get the titles of the books on a reading list. */
export async function queryReferencedDataItems(stoa: Client) {
  const { results } = await stoa.dataItems.queryReferencedDataItems({
    dataCollectionId: 'ReadingLists',
    referringItemId: '50000000-0000-4000-8000-000001000001',
    referringItemFieldName: 'books',
    fields: ['title'],
    returnTotalCount: true,
  })
  return results.map(({ dataItem }) => dataItem?.data?.title)
}
