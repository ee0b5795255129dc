import type { Client } from '@stoa/sdk'

/** Creates a guest book: members add entries and see their own, and one field is only visible to the team. */
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
