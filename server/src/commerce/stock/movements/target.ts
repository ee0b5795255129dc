import { defaultLocationId } from '@stoa/contract/locations/default-location'
import { movementsFilterable } from '@stoa/contract/stock/filterable'
import { entityTarget } from '../../../database/query/target.ts'

export const movementsTarget = entityTarget({
  filterable: movementsFilterable,
  id: { sql: 'stock_movements.id', type: 'uuid' },
  columns: {
    productId: { sql: 'stock_movements.product_id', notNull: true },
    variantId: { sql: 'stock_movements.variant_id', notNull: true },
    locationId: { sql: `coalesce(stock_movements.location_id, '${defaultLocationId}')`, notNull: true },
    orderId: 'stock_movements.order_id',
    reason: { sql: 'stock_movements.reason', notNull: true },
    time: { sql: 'stock_movements.time', notNull: true },
  },
})
