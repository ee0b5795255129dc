/** Events of OAuth clients, as live updates and the event log name them. */
export const oauthClientEvents = {
  created: { type: 'stoa.v1.oauth_client_created', entityFqdn: 'stoa.v1.oauth_client', slug: 'created' },
  updated: { type: 'stoa.v1.oauth_client_updated', entityFqdn: 'stoa.v1.oauth_client', slug: 'updated' },
  deleted: { type: 'stoa.v1.oauth_client_deleted', entityFqdn: 'stoa.v1.oauth_client', slug: 'deleted' },
} as const
