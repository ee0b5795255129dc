import { columnKey } from '@stoa/contract/data-imports/column-key'
import { type DataCollection, type Field, fieldsOf } from '../data-collections/public.ts'
import type { Column, ColumnMapping, Format } from './import.ts'

/** The column of an export with all values that have no column of their own, and that of an error file. No field can have these names. */
export const otherFieldsColumn = '(other fields)'
export const errorColumn = '(error)'

/** The form in which names of columns are compared. */
export const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const systemColumns: ReadonlyMap<string, ColumnMapping['to']> = new Map([
  ['id', 'ID'],
  ['itemid', 'ID'],
  ['createddate', 'SKIP'],
  ['updateddate', 'SKIP'],
  ['owner', 'SKIP'],
])

interface Suggesting {
  collection: DataCollection
  columns: readonly Column[]
  format: Format
}

/** A mapping by the names of columns. In a collection without fields each column becomes a new field; otherwise unknown columns are left to the user. */
export function suggestedMapping({ collection, columns, format }: Suggesting): ColumnMapping[] {
  const fields = fieldsOf(collection)
  const used = new Set<string>()
  let hasId = false
  return columns.flatMap(({ name: column, type }): ColumnMapping | [] => {
    if (column === errorColumn) return { column, to: 'SKIP' }
    if (column === otherFieldsColumn) return { column, to: 'OTHER_FIELDS' }
    const field = fieldNamed(fields, column)
    if (field && !used.has(field.key)) {
      used.add(field.key)
      return { column, to: 'FIELD', field: field.key, type: field.type }
    }
    const system = systemColumns.get(plain(column))
    if (system === 'SKIP' || (system === 'ID' && !hasId)) {
      hasId ||= system === 'ID'
      return { column, to: system }
    }
    // A key that can't be a field's stays in the item under its own name.
    if (format === 'JSON_LINES') return isKey(column) ? { column, to: 'FIELD', field: column, type } : []
    if (fields.length > 0) return { column, to: 'SKIP' }
    const key = newKey(column, used)
    used.add(key)
    return { column, to: 'NEW_FIELD', field: key, type, displayName: column }
  })
}

const fieldNamed = (fields: readonly Field[], column: string): Field | undefined =>
  fields.find(({ key }) => key === column) ??
  fields.find(({ key, displayName }) => plain(key) === plain(column) || (displayName && plain(displayName) === plain(column)))

const keyPattern = /^[A-Za-z_][A-Za-z0-9_-]{0,99}$/
const isKey = (name: string): boolean => keyPattern.test(name) && !name.startsWith('_')

/** The key of a new field, which no other one has. */
export function newKey(column: string, used: ReadonlySet<string>): string {
  const base = columnKey(column)
  let key = base
  for (let number = 2; used.has(key); number++) key = `${base}${number}`
  return key
}
