import { equality, ordering, type Filterable } from '../query.ts'

/** Fields that files can be filtered and sorted by. */
export const filesFilterable = {
  id: { type: 'text', operators: equality },
  displayName: { type: 'text', operators: [...ordering, 'startsWith'], sortable: true },
  parentFolderId: { type: 'text', operators: equality },
  mediaType: { type: 'text', operators: equality },
  operationStatus: { type: 'text', operators: equality },
  private: { type: 'boolean', operators: ['eq', 'ne', 'in', 'exists'] },
  labels: { type: 'texts', operators: ['hasSome', 'hasAll', 'exists', 'isEmpty'] },
  sizeInBytes: { type: 'number', operators: ordering, sortable: true },
  createdDate: { type: 'date', operators: ordering, sortable: true },
  updatedDate: { type: 'date', operators: ordering, sortable: true },
} as const satisfies Filterable

/** Fields that the lists of files can be sorted by. */
export const fileSortFields = ['displayName', 'updatedDate', 'sizeInBytes'] as const
