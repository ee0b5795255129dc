import type { Client } from '@stoa/sdk'

/** Replace all books on a reading list with a single one. */
export async function replaceDataItemReferences(stoa: Client) {
  const { dataItemReferences } = await stoa.dataItems.replaceDataItemReferences({
    dataCollectionId: 'ReadingLists',
    referringItemFieldName: 'books',
    referringItemId: '50000000-0000-4000-8000-000001000001',
    newReferencedItemIds: ['50000000-0000-4000-8000-000000000008'],
  })
  return dataItemReferences.length
}
