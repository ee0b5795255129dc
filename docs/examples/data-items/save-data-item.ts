import type { Client } from '@stoa/sdk'

/** Saves a book under an ID of your own: inserts it, or replaces it if it exists. */
export async function saveDataItem(stoa: Client) {
  const { action } = await stoa.dataItems.saveDataItem({
    dataCollectionId: 'Books',
    dataItem: { id: 'weight-of-light', data: { title: 'The Weight of Light' } },
  })
  return action
}
