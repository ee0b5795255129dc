/** Events of redirect sessions, as webhooks and live updates name them (wire §9). */
export const redirectEvents = {
  created: {
    type: 'wix.headless.v1.redirect_session_created',
    entityFqdn: 'wix.headless.v1.redirect_session',
    slug: 'created',
  },
} as const
