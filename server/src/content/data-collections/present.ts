import type { FieldType } from '@stoa/contract/data-collections/field'
import { publishingFields } from '@stoa/contract/data-items/publishing'
import { fieldsOf, type DataCollection } from './collection.ts'
import { hasStatuses, pluginsOf } from './plugins.ts'
import { project, projectionOf } from './projection.ts'

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

/** System fields of every item. */
export const systemFields = [
  systemField('_id', 'ID', 'TEXT'),
  systemField('_createdDate', 'Created', 'DATETIME'),
  systemField('_updatedDate', 'Updated', 'DATETIME'),
  systemField('_owner', 'Owner', 'TEXT'),
]

const [status, published, unpublished] = publishingFields
const writable = (key: string, displayName: string, type: FieldType) => ({ ...systemField(key, displayName, type), readOnly: false })

/** System fields of items with a publish status. */
const publishingSystemFields = [
  writable(status, 'Status', 'TEXT'),
  writable(published, 'Publish on', 'DATETIME'),
  writable(unpublished, 'Unpublish on', 'DATETIME'),
]

/** Keys of system fields. They can be sent back and are ignored. */
export const systemKeys: ReadonlySet<string> = new Set([...systemFields, ...publishingSystemFields].map(({ key }) => key))

export function presentDataCollection(collection: DataCollection) {
  const { id, revision, createdDate, updatedDate, permissions, doc } = collection
  const ofSystem = hasStatuses(collection) ? [...systemFields, ...publishingSystemFields] : systemFields
  return {
    ...doc,
    id,
    fields: [...fieldsOf(collection).map((field) => ({ ...field, systemField: false })), ...ofSystem],
    permissions,
    plugins: [...pluginsOf(collection)],
    revision: String(revision),
    collectionType: 'NATIVE' as const,
    maxPageSize: pageSizeMax,
    pagingModes: ['OFFSET' as const, 'CURSOR' as const],
    capabilities: { dataOperations, collectionOperations: ['UPDATE' as const, 'REMOVE' as const] },
    createdDate: createdDate.toISOString(),
    updatedDate: updatedDate.toISOString(),
  }
}

/** A collection with only the properties of these paths, besides the ID. None means all of them. */
export function onlyFields<Shown extends { id: string }>(shown: Shown, fields: readonly string[] = []): Shown {
  return fields.length === 0 ? shown : (project(shown, projectionOf(['id', ...fields])!) as Shown)
}
