import type { Client } from '@stoa/sdk'

/** Add a book to two reading lists. One of the lists doesn't exist and fails individually. */
export async function bulkInsertDataItemReferences(stoa: Client) {
  const toTheCat = { referringItemFieldName: 'books', referencedItemId: '50000000-0000-4000-8000-000000000008' }
  const { results } = await stoa.dataItems.bulkInsertDataItemReferences({
    dataCollectionId: 'ReadingLists',
    dataItemReferences: [
      { ...toTheCat, referringItemId: '50000000-0000-4000-8000-000001000001' },
      { ...toTheCat, referringItemId: 'dead0000-0000-4000-8000-000000000000' },
    ],
  })
  return results.map(({ referenceMetadata }) => referenceMetadata.success)
}
