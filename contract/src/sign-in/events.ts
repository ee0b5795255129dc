/** What happens to the settings of signing in, as webhooks and live updates name it (wire §9). Nothing secret is in them. */
export const signInSettingsEvents = {
  updated: { type: 'stoa.sign_in.v1.settings_updated', entityFqdn: 'stoa.sign_in.v1.settings', slug: 'updated' },
} as const
