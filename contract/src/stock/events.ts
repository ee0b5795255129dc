/** Events of stock, as webhooks and live updates name them (wire §9). */
export const stockEvents = {
  itemChanged: {
    type: 'com.wix.ecommerce.inventory.api.v1.InventoryItemChanged',
    entityFqdn: 'wix.inventory.v1.inventory_item',
    slug: 'inventory_item_changed',
  },
  variantsChanged: {
    type: 'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged',
    entityFqdn: 'wix.inventory.v1.inventory_item',
    slug: 'inventory_variants_changed',
  },
} as const
