import { equality, ordering, type Filterable } from '../query.ts'

/** Fields that folders can be filtered and sorted by. */
export const foldersFilterable = {
  id: { type: 'text', operators: equality },
  displayName: { type: 'text', operators: [...ordering, 'startsWith'], sortable: true },
  parentFolderId: { type: 'text', operators: equality },
  createdDate: { type: 'date', operators: ordering, sortable: true },
  updatedDate: { type: 'date', operators: ordering, sortable: true },
} as const satisfies Filterable

/** Fields that the lists of folders can be sorted by. */
export const folderSortFields = ['displayName', 'updatedDate'] as const
