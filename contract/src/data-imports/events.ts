/** Events of imports. Progress isn't sent as events; poll for it. */
export const importEvents = {
  created: { type: 'stoa.v1.import_created', entityFqdn: 'stoa.v1.import', slug: 'created' },
  updated: { type: 'stoa.v1.import_updated', entityFqdn: 'stoa.v1.import', slug: 'updated' },
  deleted: { type: 'stoa.v1.import_deleted', entityFqdn: 'stoa.v1.import', slug: 'deleted' },
} as const
