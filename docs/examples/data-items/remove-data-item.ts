import type { Client } from '@stoa/sdk'

/** Remove a book. The response contains the removed data. */
export async function removeDataItem(stoa: Client) {
  const { dataItem } = await stoa.dataItems.removeDataItem({
    dataCollectionId: 'Books',
    dataItemId: '50000000-0000-4000-8000-000000000008',
  })
  return dataItem.data?.title
}
