/** Events of data collections, as webhooks and live updates name them (wire §9). */
export const dataCollectionEvents = {
  created: { type: 'wix.data.v2.data_collection_created', entityFqdn: 'wix.data.v2.data_collection', slug: 'created' },
  updated: { type: 'wix.data.v2.data_collection_updated', entityFqdn: 'wix.data.v2.data_collection', slug: 'updated' },
  deleted: { type: 'wix.data.v2.data_collection_deleted', entityFqdn: 'wix.data.v2.data_collection', slug: 'deleted' },
} as const

/** Events of the page settings of a collection. */
export const dataPageEvents = {
  updated: { type: 'stoa.data.v1.page_settings_updated', entityFqdn: 'stoa.data.v1.page_settings', slug: 'updated' },
} as const
