import { entityTarget } from '../database/query/target.ts'

/** What the list of low stock is planned with; an index has these two expressions, in this order. */
export const lowStockTarget = entityTarget({
  filterable: { quantity: { type: 'number', operators: ['lte'], sortable: true } },
  id: { sql: "(variants.product_id::text || '-' || variants.id::text)", type: 'text' },
  columns: { quantity: { sql: 'variants.quantity - variants.reserved', notNull: true, scale: 0 } },
})
