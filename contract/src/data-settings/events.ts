/** Events of the site's data settings, as webhooks and live updates name them (wire §9). */
export const dataSettingsEvents = {
  updated: { type: 'stoa.data.v1.settings_updated', entityFqdn: 'stoa.data.v1.settings', slug: 'updated' },
} as const
