/** Events of brands, as webhooks name them (wire §9). */
export const brandEvents = {
  created: { type: 'wix.stores.catalog.v3.brand_created', entityFqdn: 'wix.stores.catalog.v3.brand', slug: 'created' },
  updated: { type: 'wix.stores.catalog.v3.brand_updated', entityFqdn: 'wix.stores.catalog.v3.brand', slug: 'updated' },
  deleted: { type: 'wix.stores.catalog.v3.brand_deleted', entityFqdn: 'wix.stores.catalog.v3.brand', slug: 'deleted' },
} as const
