import type { Client } from '@stoa/sdk'

/** Insert a book under a chosen ID, or replace its data if the ID exists. */
export async function saveDataItem(stoa: Client) {
  const { action } = await stoa.dataItems.saveDataItem({
    dataCollectionId: 'Books',
    dataItem: { id: 'weight-of-light', data: { title: 'The Weight of Light' } },
  })
  return action
}
