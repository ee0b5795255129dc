import { entityTarget } from '../../database/query/target.ts'

/** How many can still be sold of a variant that is shown and counted; null of any other. */
export const piecesLeft = 'case when variants.track_quantity and variants.visible then variants.quantity - variants.reserved end'

/** What the list of low stock is planned with; an index has these two expressions, in this order. What is null is never in the list, so none of it is sorted. */
export const lowStockTarget = entityTarget({
  filterable: { quantity: { type: 'number', operators: ['lte'], sortable: true } },
  id: { sql: "(variants.product_id::text || '-' || variants.id::text)", type: 'text' },
  columns: { quantity: { sql: piecesLeft, notNull: true, scale: 0 } },
})
