import type { Client } from '@stoa/sdk'

/** Deletes two books, one of which doesn’t exist. */
export async function bulkRemoveDataItems(stoa: Client) {
  const { results } = await stoa.dataItems.bulkRemoveDataItems({
    dataCollectionId: 'Books',
    dataItemIds: ['50000000-0000-4000-8000-000000000008', 'dead0000-0000-4000-8000-000000000000'],
  })
  return results.map(({ itemMetadata }) => itemMetadata.success)
}
