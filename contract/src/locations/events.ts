const entityFqdn = 'stoa.stores.v1.location'

/** Events of locations. Webhooks don't deliver them. */
export const locationEvents = {
  created: { entityFqdn, slug: 'created' },
  updated: { entityFqdn, slug: 'updated' },
  deleted: { entityFqdn, slug: 'deleted' },
} as const
