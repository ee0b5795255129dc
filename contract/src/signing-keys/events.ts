/** What happens to signing keys, as live updates and the event log name it. None of them carries a key. */
export const signingKeyEvents = {
  created: { type: 'stoa.v1.signing_key_created', entityFqdn: 'stoa.v1.signing_key', slug: 'created' },
} as const
