import type { Client } from '@stoa/sdk'

/** Replaces the data of a book if it is still in print. Fields that are left out are removed. */
export async function updateDataItem(stoa: Client) {
  const { dataItem } = await stoa.dataItems.updateDataItem({
    dataCollectionId: 'Books',
    dataItem: { id: '50000000-0000-4000-8000-000000000008', data: { title: 'The Cat at the Window', year: 2015 } },
    condition: { filter: { inPrint: true } },
  })
  return dataItem.data
}
