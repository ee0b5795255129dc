/** Events of collections, as webhooks name them (wire §9). They use the legacy format: their data is the payload itself, without entity and sequence. */
export const collectionEvents = {
  created: {
    type: 'com.wix.ecommerce.catalog.api.v1.CollectionCreated',
    entityFqdn: 'wix.stores.catalog.v1.collection',
    slug: 'collection_created',
  },
  changed: {
    type: 'com.wix.ecommerce.catalog.api.v1.CollectionChanged',
    entityFqdn: 'wix.stores.catalog.v1.collection',
    slug: 'collection_changed',
  },
  deleted: {
    type: 'com.wix.ecommerce.catalog.api.v1.CollectionDeleted',
    entityFqdn: 'wix.stores.catalog.v1.collection',
    slug: 'collection_deleted',
  },
} as const
