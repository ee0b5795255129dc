import { inventoryFilterable } from '@stoa/contract/stock/filterable'
import { entityTarget } from '../../../database/query/target.ts'

const id = { sql: 'products.id', notNull: true }
const trackQuantity = `exists (select from variants where variants.site_id = products.site_id and variants.product_id = products.id and variants.track_quantity)`

/** The fields that a query of inventory items can name. */
export const inventoryTarget = entityTarget({
  filterable: inventoryFilterable,
  id: { sql: 'products.id', type: 'uuid' },
  columns: {
    id,
    productId: id,
    externalId: id,
    numericId: { sql: 'products.numeric_id', notNull: true, scale: 0 },
    trackQuantity,
    trackInventory: trackQuantity,
    'preorderInfo.enabled': "coalesce((products.doc #>> '{inventory,preorder,enabled}')::boolean, false)",
  },
})
