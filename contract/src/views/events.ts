/** Events of saved views. */
export const viewEvents = {
  created: { type: 'stoa.v1.view_created', entityFqdn: 'stoa.v1.view', slug: 'created' },
  updated: { type: 'stoa.v1.view_updated', entityFqdn: 'stoa.v1.view', slug: 'updated' },
  deleted: { type: 'stoa.v1.view_deleted', entityFqdn: 'stoa.v1.view', slug: 'deleted' },
} as const
