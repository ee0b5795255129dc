import type { Client } from '@stoa/sdk'

/** Replace the definition of the reading lists. Only members can read them, and omitted fields are removed. */
export async function updateDataCollection(stoa: Client) {
  const { collection } = await stoa.dataCollections.updateDataCollection({
    collection: {
      id: 'ReadingLists',
      displayName: 'Reading lists for members',
      displayField: 'title',
      fields: [{ key: 'title', displayName: 'Title', type: 'TEXT' }],
      permissions: { read: 'SITE_MEMBER' },
      revision: '1',
    },
  })
  return collection.revision
}
