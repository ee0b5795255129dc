import type { Client } from '@stoa/sdk'

/** Remove two books. One of them doesn't exist and fails individually. */
export async function bulkRemoveDataItems(stoa: Client) {
  const { results } = await stoa.dataItems.bulkRemoveDataItems({
    dataCollectionId: 'Books',
    dataItemIds: ['50000000-0000-4000-8000-000000000008', 'dead0000-0000-4000-8000-000000000000'],
  })
  return results.map(({ itemMetadata }) => itemMetadata.success)
}
