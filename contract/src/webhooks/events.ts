/** Events of webhooks and of the keys that sign them, as live updates and the event log name them. None of them contains a private key. */
export const webhookEvents = {
  created: { type: 'stoa.v1.webhook_created', entityFqdn: 'stoa.v1.webhook', slug: 'created' },
  updated: { type: 'stoa.v1.webhook_updated', entityFqdn: 'stoa.v1.webhook', slug: 'updated' },
  deleted: { type: 'stoa.v1.webhook_deleted', entityFqdn: 'stoa.v1.webhook', slug: 'deleted' },
} as const

export const webhookKeyEvents = {
  created: { type: 'stoa.v1.webhook_key_created', entityFqdn: 'stoa.v1.webhook_key', slug: 'created' },
  updated: { type: 'stoa.v1.webhook_key_updated', entityFqdn: 'stoa.v1.webhook_key', slug: 'updated' },
  deleted: { type: 'stoa.v1.webhook_key_deleted', entityFqdn: 'stoa.v1.webhook_key', slug: 'deleted' },
} as const
