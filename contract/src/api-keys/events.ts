/** Events of API keys, as live updates and the event log name them. None of them contains a secret. */
export const apiKeyEvents = {
  created: { type: 'stoa.v1.api_key_created', entityFqdn: 'stoa.v1.api_key', slug: 'created' },
  updated: { type: 'stoa.v1.api_key_updated', entityFqdn: 'stoa.v1.api_key', slug: 'updated' },
  rotated: { type: 'stoa.v1.api_key_rotated', entityFqdn: 'stoa.v1.api_key', slug: 'rotated' },
  revoked: { type: 'stoa.v1.api_key_revoked', entityFqdn: 'stoa.v1.api_key', slug: 'revoked' },
} as const
