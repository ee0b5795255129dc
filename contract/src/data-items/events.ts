/** What happens to data items, as webhooks and live updates name it (wire §9). */
export const dataItemEvents = {
  created: { type: 'wix.data.v2.data_item_created', entityFqdn: 'wix.data.v2.data_item', slug: 'created' },
  updated: { type: 'wix.data.v2.data_item_updated', entityFqdn: 'wix.data.v2.data_item', slug: 'updated' },
  deleted: { type: 'wix.data.v2.data_item_deleted', entityFqdn: 'wix.data.v2.data_item', slug: 'deleted' },
} as const
