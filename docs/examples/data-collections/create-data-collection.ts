import type { Client } from '@stoa/sdk'

/** Create a guest book in which members write and see their own entries, with a note field that only the shop sees. */
export async function createDataCollection(stoa: Client) {
  const { collection } = await stoa.dataCollections.createDataCollection({
    collection: {
      id: 'GuestBook',
      displayName: 'Guest book',
      displayField: 'name',
      fields: [
        { key: 'name', displayName: 'Name', type: 'TEXT' },
        { key: 'visited', displayName: 'Visited', type: 'DATE' },
        { key: 'favourite', displayName: 'Favourite', type: 'REFERENCE', typeMetadata: { reference: { referencedCollectionId: 'Books' } } },
        { key: 'note', displayName: 'Our note', type: 'TEXT', condition: { permission: 'RESTRICTED' } },
      ],
      permissions: { read: 'SITE_MEMBER_AUTHOR', insert: 'SITE_MEMBER', update: 'SITE_MEMBER_AUTHOR' },
    },
  })
  return collection.permissions
}
