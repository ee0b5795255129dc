import type { Client } from '@stoa/sdk'

/** Save an existing book and a new one. */
export async function bulkSaveDataItems(stoa: Client) {
  const { results } = await stoa.dataItems.bulkSaveDataItems({
    dataCollectionId: 'Books',
    dataItems: [
      { id: '50000000-0000-4000-8000-000000000008', data: { title: 'The Cat at the Window' } },
      { id: 'salt', data: { title: 'Salt' } },
    ],
    returnEntity: true,
  })
  return results.map(({ action }) => action)
}
