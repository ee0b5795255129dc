import { entityTarget } from '../../../database/query/target.ts'

/** The versions of one product, by their number. */
export const versionsTarget = entityTarget({
  filterable: { version: { type: 'number', operators: [], sortable: true } },
  id: { sql: 'product_versions.version', type: 'number' },
  columns: { version: { sql: 'product_versions.version', notNull: true, scale: 0 } },
})

/** The last versions of deleted products, by the time of the deletion. */
export const deletedTarget = entityTarget({
  filterable: { deletedDate: { type: 'date', operators: [], sortable: true } },
  id: { sql: 'product_versions.product_id', type: 'uuid' },
  columns: { deletedDate: { sql: 'product_versions.created_date', notNull: true } },
})
