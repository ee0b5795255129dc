/** What happens to the settings of a site's data, as webhooks and live updates name it (wire §9). */
export const dataSettingsEvents = {
  updated: { type: 'stoa.data.v1.settings_updated', entityFqdn: 'stoa.data.v1.settings', slug: 'updated' },
} as const
