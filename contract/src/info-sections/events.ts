/** Events of info sections, as webhooks name them (wire §9). */
export const infoSectionEvents = {
  created: { type: 'wix.stores.catalog.v3.info_section_created', entityFqdn: 'wix.stores.catalog.v3.info_section', slug: 'created' },
  updated: { type: 'wix.stores.catalog.v3.info_section_updated', entityFqdn: 'wix.stores.catalog.v3.info_section', slug: 'updated' },
  deleted: { type: 'wix.stores.catalog.v3.info_section_deleted', entityFqdn: 'wix.stores.catalog.v3.info_section', slug: 'deleted' },
} as const
