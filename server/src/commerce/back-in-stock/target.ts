import { backInStockFilterable } from '@stoa/contract/back-in-stock/filterable'
import { entityTarget } from '../../database/query/target.ts'

export const requestsTarget = entityTarget({
  filterable: backInStockFilterable,
  id: { sql: 'back_in_stock_requests.id', type: 'uuid' },
  columns: {
    id: { sql: 'back_in_stock_requests.id', notNull: true },
    'catalogReference.catalogItemId': { sql: 'back_in_stock_requests.product_id', notNull: true },
    email: { sql: 'back_in_stock_requests.email', notNull: true },
    contactId: { sql: 'back_in_stock_requests.contact_id' },
    status: { sql: 'back_in_stock_requests.status', notNull: true },
    autoNotified: { sql: 'back_in_stock_requests.auto_notified' },
    itemUrl: { sql: 'back_in_stock_requests.item_url' },
    createdDate: { sql: 'back_in_stock_requests.created_date', notNull: true },
  },
})
