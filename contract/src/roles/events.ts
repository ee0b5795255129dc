/** Events of custom roles, as live updates and the event log name them. */
export const roleEvents = {
  created: { type: 'stoa.v1.staff_role_created', entityFqdn: 'stoa.v1.staff_role', slug: 'created' },
  updated: { type: 'stoa.v1.staff_role_updated', entityFqdn: 'stoa.v1.staff_role', slug: 'updated' },
  deleted: { type: 'stoa.v1.staff_role_deleted', entityFqdn: 'stoa.v1.staff_role', slug: 'deleted' },
} as const
