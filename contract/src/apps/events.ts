/** Events of apps, as live updates and the event log name them. None of them contains a secret. */
export const appEvents = {
  created: { type: 'stoa.v1.app_created', entityFqdn: 'stoa.v1.app', slug: 'created' },
  updated: { type: 'stoa.v1.app_updated', entityFqdn: 'stoa.v1.app', slug: 'updated' },
  rotated: { type: 'stoa.v1.app_rotated', entityFqdn: 'stoa.v1.app', slug: 'rotated' },
  deleted: { type: 'stoa.v1.app_deleted', entityFqdn: 'stoa.v1.app', slug: 'deleted' },
} as const
