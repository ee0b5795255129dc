import { foldersFilterable } from '@stoa/contract/folders/filterable'
import { entityTarget } from '../../database/query/target.ts'

export const foldersTarget = entityTarget({
  filterable: foldersFilterable,
  id: { sql: 'folders.id', type: 'text' },
  columns: {
    id: { sql: 'folders.id', notNull: true },
    displayName: { sql: 'folders.display_name', notNull: true },
    parentFolderId: { sql: 'folders.parent_id', notNull: true },
    createdDate: { sql: 'folders.created_date', notNull: true },
    updatedDate: { sql: 'folders.updated_date', notNull: true },
  },
})
