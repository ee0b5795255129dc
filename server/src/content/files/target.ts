import { filesFilterable } from '@stoa/contract/files/filterable'
import { entityTarget } from '../../database/query/target.ts'

export const filesTarget = entityTarget({
  filterable: filesFilterable,
  id: { sql: 'files.id', type: 'text' },
  columns: {
    id: { sql: 'files.id', notNull: true },
    displayName: { sql: 'files.display_name', notNull: true },
    parentFolderId: { sql: 'files.folder_id', notNull: true },
    mediaType: { sql: 'files.media_type', notNull: true },
    operationStatus: { sql: 'files.operation_status', notNull: true },
    private: { sql: 'files.is_private', notNull: true },
    labels: 'files.labels',
    sizeInBytes: { sql: 'coalesce(files.size_bytes, 0)', notNull: true, scale: 0 },
    createdDate: { sql: 'files.created_date', notNull: true },
    updatedDate: { sql: 'files.updated_date', notNull: true },
  },
})
