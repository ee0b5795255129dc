import type { Client } from '@stoa/sdk'

/** Replace the data of a book if it's still in print. Omitted fields are removed. */
export async function updateDataItem(stoa: Client) {
  const { dataItem } = await stoa.dataItems.updateDataItem({
    dataCollectionId: 'Books',
    dataItem: { id: '50000000-0000-4000-8000-000000000008', data: { title: 'The Cat at the Window', year: 2015 } },
    condition: { filter: { inPrint: true } },
  })
  return dataItem.data
}
