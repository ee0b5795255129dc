import type { Client } from '@stoa/sdk'

/** Makes reading lists members-only and replaces their description. */
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
