import type { Client } from '@stoa/sdk'

/** Replace the data of two books. One of them doesn't exist, and its result contains the error. */
export async function bulkUpdateDataItems(stoa: Client) {
  const { results } = await stoa.dataItems.bulkUpdateDataItems({
    dataCollectionId: 'Books',
    dataItems: [
      { id: '50000000-0000-4000-8000-000000000008', data: { title: 'The Cat at the Window' } },
      { id: 'dead0000-0000-4000-8000-000000000000', data: { title: 'Nowhere' } },
    ],
  })
  return results.map(({ itemMetadata }) => itemMetadata.error?.code ?? 'updated')
}
