/** Events of the sign-in settings, as webhooks and live updates name them (wire §9). They contain no secrets. */
export const signInSettingsEvents = {
  updated: { type: 'stoa.sign_in.v1.settings_updated', entityFqdn: 'stoa.sign_in.v1.settings', slug: 'updated' },
} as const
