import type { Client } from '@stoa/sdk'

/** A book under an id of our own: inserted, or updated where it is there already. */
export async function saveDataItem(stoa: Client) {
  const { action } = await stoa.dataItems.saveDataItem({
    dataCollectionId: 'Books',
    dataItem: { id: 'weight-of-light', data: { title: 'The Weight of Light' } },
  })
  return action
}
