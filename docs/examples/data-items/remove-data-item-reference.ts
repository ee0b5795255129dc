import type { Client } from '@stoa/sdk'

/** Remove a book from a reading list. */
export async function removeDataItemReference(stoa: Client) {
  const { dataItemReference } = await stoa.dataItems.removeDataItemReference({
    dataCollectionId: 'ReadingLists',
    dataItemReference: {
      referringItemFieldName: 'books',
      referringItemId: '50000000-0000-4000-8000-000001000001',
      referencedItemId: '50000000-0000-4000-8000-000000000008',
    },
  })
  return dataItemReference.referencedItemId
}
