/** Events of data items, as webhooks and live updates name them (wire §9). */
export const dataItemEvents = {
  created: { type: 'wix.data.v2.data_item_created', entityFqdn: 'wix.data.v2.data_item', slug: 'created' },
  updated: { type: 'wix.data.v2.data_item_updated', entityFqdn: 'wix.data.v2.data_item', slug: 'updated' },
  deleted: { type: 'wix.data.v2.data_item_deleted', entityFqdn: 'wix.data.v2.data_item', slug: 'deleted' },
} as const

/** Events of the sandbox (decision 0038). They have another entity type, so that a consumer of the site's items doesn't mistake them. */
export const sandboxItemEvents = {
  created: { type: 'stoa.data.v1.sandbox_item_created', entityFqdn: 'stoa.data.v1.sandbox_item', slug: 'created' },
  updated: { type: 'stoa.data.v1.sandbox_item_updated', entityFqdn: 'stoa.data.v1.sandbox_item', slug: 'updated' },
  deleted: { type: 'stoa.data.v1.sandbox_item_deleted', entityFqdn: 'stoa.data.v1.sandbox_item', slug: 'deleted' },
} as const
