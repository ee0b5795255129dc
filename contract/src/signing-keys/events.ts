/** Events of signing keys, as live updates and the event log name them. None of them contains a key. */
export const signingKeyEvents = {
  created: { type: 'stoa.v1.signing_key_created', entityFqdn: 'stoa.v1.signing_key', slug: 'created' },
} as const
