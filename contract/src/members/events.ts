/** Events of members, as webhooks and live updates name them (site §7 "Events subscribed"). */
export const memberEvents = {
  created: { type: 'wix.members.v1.member_created', entityFqdn: 'wix.members.v1.member', slug: 'created' },
  updated: { type: 'wix.members.v1.member_updated', entityFqdn: 'wix.members.v1.member', slug: 'updated' },
  deleted: { type: 'wix.members.v1.member_deleted', entityFqdn: 'wix.members.v1.member', slug: 'deleted' },
} as const
