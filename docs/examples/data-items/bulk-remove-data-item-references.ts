import type { Client } from '@stoa/sdk'

/** Remove a book from two reading lists. One of the lists doesn't exist and fails individually. */
export async function bulkRemoveDataItemReferences(stoa: Client) {
  const toTheCat = { referringItemFieldName: 'books', referencedItemId: '50000000-0000-4000-8000-000000000008' }
  const { results } = await stoa.dataItems.bulkRemoveDataItemReferences({
    dataCollectionId: 'ReadingLists',
    dataItemReferences: [
      { ...toTheCat, referringItemId: '50000000-0000-4000-8000-000001000001' },
      { ...toTheCat, referringItemId: 'dead0000-0000-4000-8000-000000000000' },
    ],
  })
  return results.map(({ referenceMetadata }) => referenceMetadata.success)
}
