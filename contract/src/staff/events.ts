/** Events of staff users, as live updates and the event log name them. None of them contains a password or a link. */
export const staffEvents = {
  invited: { type: 'stoa.v1.staff_user_invited', entityFqdn: 'stoa.v1.staff_user', slug: 'invited' },
  joined: { type: 'stoa.v1.staff_user_joined', entityFqdn: 'stoa.v1.staff_user', slug: 'joined' },
  updated: { type: 'stoa.v1.staff_user_updated', entityFqdn: 'stoa.v1.staff_user', slug: 'updated' },
  removed: { type: 'stoa.v1.staff_user_removed', entityFqdn: 'stoa.v1.staff_user', slug: 'removed' },
  passwordChanged: { type: 'stoa.v1.staff_user_password_changed', entityFqdn: 'stoa.v1.staff_user', slug: 'password_changed' },
} as const
