/** What happens to data items, as webhooks and live updates name it (wire §9). */
export const dataItemEvents = {
  created: { type: 'wix.data.v2.data_item_created', entityFqdn: 'wix.data.v2.data_item', slug: 'created' },
  updated: { type: 'wix.data.v2.data_item_updated', entityFqdn: 'wix.data.v2.data_item', slug: 'updated' },
  deleted: { type: 'wix.data.v2.data_item_deleted', entityFqdn: 'wix.data.v2.data_item', slug: 'deleted' },
} as const

/** The same in the site's sandbox (decision 0038): another kind of entity, so that nobody who follows the site's items takes one of these for them. */
export const sandboxItemEvents = {
  created: { type: 'stoa.data.v1.sandbox_item_created', entityFqdn: 'stoa.data.v1.sandbox_item', slug: 'created' },
  updated: { type: 'stoa.data.v1.sandbox_item_updated', entityFqdn: 'stoa.data.v1.sandbox_item', slug: 'updated' },
  deleted: { type: 'stoa.data.v1.sandbox_item_deleted', entityFqdn: 'stoa.data.v1.sandbox_item', slug: 'deleted' },
} as const
