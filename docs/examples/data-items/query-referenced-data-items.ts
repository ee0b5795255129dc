import type { Client } from '@stoa/sdk'

/** Lists the books of the winter list by title. */
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
