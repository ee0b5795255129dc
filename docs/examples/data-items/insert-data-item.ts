import type { Client } from '@stoa/sdk'

/** Insert a book. Without an ID in the request, a new one is generated. */
export async function insertDataItem(stoa: Client) {
  const { dataItem } = await stoa.dataItems.insertDataItem({
    dataCollectionId: 'Books',
    dataItem: { data: { title: 'The Weight of Light', year: 2026, published: { $date: '2026-05-01T00:00:00.000Z' } } },
  })
  return dataItem.id
}
