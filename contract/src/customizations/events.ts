/** Events of options and modifiers, as webhooks name them (wire §9). */
export const customizationEvents = {
  created: { type: 'wix.stores.catalog.v3.customization_created', entityFqdn: 'wix.stores.catalog.v3.customization', slug: 'created' },
  updated: { type: 'wix.stores.catalog.v3.customization_updated', entityFqdn: 'wix.stores.catalog.v3.customization', slug: 'updated' },
  deleted: { type: 'wix.stores.catalog.v3.customization_deleted', entityFqdn: 'wix.stores.catalog.v3.customization', slug: 'deleted' },
} as const
