/** Events of inventory items, beside those of the first catalogue. Each is recorded for every change, also by orders. */
const entityFqdn = 'wix.stores.catalog.v3.inventory_item'

export const inventoryItemEvents = {
  created: { type: 'wix.stores.catalog.v3.inventory_item_created', entityFqdn, slug: 'created' },
  updated: { type: 'wix.stores.catalog.v3.inventory_item_updated', entityFqdn, slug: 'updated' },
  deleted: { type: 'wix.stores.catalog.v3.inventory_item_deleted', entityFqdn, slug: 'deleted' },
  stockStatusUpdated: { type: 'wix.stores.catalog.v3.inventory_item_stock_status_updated', entityFqdn, slug: 'stock_status_updated' },
  updatedWithReason: { type: 'wix.stores.catalog.v3.inventory_item_updated_with_reason', entityFqdn, slug: 'updated_with_reason' },
} as const
