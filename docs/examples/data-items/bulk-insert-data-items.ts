import type { Client } from '@stoa/sdk'

/** Two books at once; an id that is taken is told in its result. */
export async function bulkInsertDataItems(stoa: Client) {
  const { results } = await stoa.dataItems.bulkInsertDataItems({
    dataCollectionId: 'Books',
    dataItems: [{ data: { title: 'Salt' } }, { id: '50000000-0000-4000-8000-000000000008', data: { title: 'Pepper' } }],
  })
  return results.map(({ itemMetadata }) => itemMetadata.error?.code ?? 'inserted')
}
