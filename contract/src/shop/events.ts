/** Events of a shop's settings, as webhooks and live updates name them (wire §9). `changedFields` lists the settings that changed. */
export const settingsEvents = {
  updated: { type: 'stoa.shop.v1.settings_updated', entityFqdn: 'stoa.shop.v1.settings', slug: 'updated' },
} as const
