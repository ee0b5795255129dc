import type { FieldType } from '@stoa/contract/data-collections/field'
import { fieldsOf, type DataCollection } from './collection.ts'

const pageSizeMax = 1000

const dataOperations = [
  'AGGREGATE',
  'BULK_INSERT',
  'BULK_PATCH',
  'BULK_REMOVE',
  'BULK_SAVE',
  'BULK_UPDATE',
  'COUNT',
  'DISTINCT',
  'FIND',
  'GET',
  'INSERT',
  'INSERT_REFERENCE',
  'IS_REFERENCED',
  'PATCH',
  'QUERY_REFERENCED',
  'REMOVE',
  'REMOVE_REFERENCE',
  'REPLACE_REFERENCES',
  'SAVE',
  'TRUNCATE',
  'UPDATE',
]

const systemField = (key: string, displayName: string, type: FieldType) => ({ key, displayName, type, readOnly: true, systemField: true })

/** What every item has. */
export const systemFields = [
  systemField('_id', 'ID', 'TEXT'),
  systemField('_createdDate', 'Created', 'DATETIME'),
  systemField('_updatedDate', 'Updated', 'DATETIME'),
  systemField('_owner', 'Owner', 'TEXT'),
]

export function presentDataCollection(collection: DataCollection) {
  const { id, revision, createdDate, updatedDate, permissions, doc } = collection
  return {
    ...doc,
    id,
    fields: [...fieldsOf(collection).map((field) => ({ ...field, systemField: false })), ...systemFields],
    permissions,
    revision: String(revision),
    collectionType: 'NATIVE' as const,
    maxPageSize: pageSizeMax,
    pagingModes: ['OFFSET' as const, 'CURSOR' as const],
    capabilities: { dataOperations, collectionOperations: ['UPDATE' as const, 'REMOVE' as const] },
    createdDate: createdDate.toISOString(),
    updatedDate: updatedDate.toISOString(),
  }
}
