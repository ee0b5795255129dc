import type { Client } from '@stoa/sdk'

/** Increase the prices of two books by one. */
export async function bulkPatchDataItems(stoa: Client) {
  const dearer = [{ action: 'INCREMENT_FIELD' as const, fieldPath: 'price', incrementFieldOptions: { value: 1 } }]
  const { bulkActionMetadata } = await stoa.dataItems.bulkPatchDataItems({
    dataCollectionId: 'Books',
    patches: [
      { dataItemId: '50000000-0000-4000-8000-000000000008', fieldModifications: dearer },
      { dataItemId: '50000000-0000-4000-8000-000000000009', fieldModifications: dearer },
    ],
  })
  return bulkActionMetadata.totalSuccesses
}
