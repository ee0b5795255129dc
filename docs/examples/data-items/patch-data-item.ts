import type { Client } from '@stoa/sdk'

/** Add eight pages and a genre, set the publisher's city and remove the rating, without losing concurrent changes. */
export async function patchDataItem(stoa: Client) {
  const { dataItem } = await stoa.dataItems.patchDataItem({
    dataCollectionId: 'Books',
    patch: {
      dataItemId: '50000000-0000-4000-8000-000000000008',
      fieldModifications: [
        { action: 'INCREMENT_FIELD', fieldPath: 'pages', incrementFieldOptions: { value: 8 } },
        { action: 'APPEND_TO_ARRAY', fieldPath: 'genres', appendToArrayOptions: { value: 'windows' } },
        { action: 'SET_FIELD', fieldPath: 'publisher.city', setFieldOptions: { value: 'Porto' } },
        { action: 'REMOVE_FIELD', fieldPath: 'rating' },
      ],
    },
  })
  return dataItem.data
}
