import type { Client } from '@stoa/sdk'

/** Read only the title of a book. */
export async function getDataItem(stoa: Client) {
  const { dataItem } = await stoa.dataItems.getDataItem({
    dataCollectionId: 'Books',
    dataItemId: '50000000-0000-4000-8000-000000000008',
    fields: ['title'],
  })
  return dataItem.data?.title
}
