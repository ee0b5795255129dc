import type { Client } from '@stoa/sdk'

/** Insert two books. If an ID already exists, its result contains the error. */
export async function bulkInsertDataItems(stoa: Client) {
  const { results } = await stoa.dataItems.bulkInsertDataItems({
    dataCollectionId: 'Books',
    dataItems: [{ data: { title: 'Salt' } }, { id: '50000000-0000-4000-8000-000000000008', data: { title: 'Pepper' } }],
  })
  return results.map(({ itemMetadata }) => itemMetadata.error?.code ?? 'inserted')
}
