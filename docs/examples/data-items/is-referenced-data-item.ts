import type { Client } from '@stoa/sdk'

/** Check whether a book is on a reading list. */
export async function isReferencedDataItem(stoa: Client) {
  const { isReferenced } = await stoa.dataItems.isReferencedDataItem({
    dataCollectionId: 'ReadingLists',
    referringItemFieldName: 'books',
    referringItemId: '50000000-0000-4000-8000-000001000001',
    referencedItemId: '50000000-0000-4000-8000-000000000008',
  })
  return isReferenced
}
