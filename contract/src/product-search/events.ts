/** Events of the settings of the search for products. Webhooks don't deliver them. */
export const searchSettingsEvents = {
  updated: { entityFqdn: 'stoa.stores.v1.search_settings', slug: 'updated' },
} as const
