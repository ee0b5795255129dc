/** Events of ribbons, as webhooks name them (wire §9). */
export const ribbonEvents = {
  created: { type: 'wix.stores.catalog.v3.ribbon_created', entityFqdn: 'wix.stores.catalog.v3.ribbon', slug: 'created' },
  updated: { type: 'wix.stores.catalog.v3.ribbon_updated', entityFqdn: 'wix.stores.catalog.v3.ribbon', slug: 'updated' },
  deleted: { type: 'wix.stores.catalog.v3.ribbon_deleted', entityFqdn: 'wix.stores.catalog.v3.ribbon', slug: 'deleted' },
} as const
