import { entityTarget } from '../../database/query/target.ts'

/** How many of a visible variant with tracked stock can still be sold; null for any other. */
export const piecesLeft = 'case when variants.track_quantity and variants.visible then variants.quantity - variants.reserved end'

/** Query target of the low-stock list. An index covers these two expressions, in this order. Nulls are never in the list, so sorting need not handle them. */
export const lowStockTarget = entityTarget({
  filterable: { quantity: { type: 'number', operators: ['lte'], sortable: true } },
  id: { sql: "(variants.product_id::text || '-' || variants.id::text)", type: 'text' },
  columns: { quantity: { sql: piecesLeft, notNull: true, scale: 0 } },
})
