/** Events of the sample shop, as live updates and the event log name them. */
export const sampleEvents = {
  removed: { type: 'stoa.v1.sample_removed', entityFqdn: 'stoa.v1.sample', slug: 'removed' },
} as const
