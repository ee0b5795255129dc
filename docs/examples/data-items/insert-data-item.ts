import type { Client } from '@stoa/sdk'

/** Another book for the shelf; it gets an id of its own. */
export async function insertDataItem(stoa: Client) {
  const { dataItem } = await stoa.dataItems.insertDataItem({
    dataCollectionId: 'Books',
    dataItem: { data: { title: 'The Weight of Light', year: 2026, published: { $date: '2026-05-01T00:00:00.000Z' } } },
  })
  return dataItem.id
}
