/** How queries find the fields that all parts have. */
export const partId = { sql: 'catalogue_parts.id', type: 'uuid' } as const
export const partColumns = {
  id: { sql: 'catalogue_parts.id', notNull: true },
  createdDate: { sql: 'catalogue_parts.created_date', notNull: true },
  updatedDate: { sql: 'catalogue_parts.updated_date', notNull: true },
} as const
