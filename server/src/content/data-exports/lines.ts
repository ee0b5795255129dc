import type { FieldType } from '@stoa/contract/data-collections/field'
import { type DataCollection, fieldsOf } from '../data-collections/public.ts'
import { csvLine, defused, type Format, otherFieldsColumn, writeCell } from '../data-imports/public.ts'
import type { Doc } from '../data-items/public.ts'

/** The content of a file's columns. */
export interface Columns {
  fields: readonly { key: string; type: FieldType }[]
  /** A last column contains everything that isn't in the others, so that an export is complete. */
  hasOthers: boolean
}

interface Writing {
  format: Format
  columns: Columns
}

const systemTypes: ReadonlyMap<string, FieldType> = new Map([
  ['_id', 'TEXT'],
  ['_owner', 'TEXT'],
  ['_createdDate', 'DATETIME'],
  ['_updatedDate', 'DATETIME'],
])

/** The requested fields, or all of a collection's. The type of a field that isn't in the schema is derived from its values. */
export function columnsOf(collection: DataCollection, asked: readonly string[] | undefined): Columns {
  const described = fieldsOf(collection).filter(({ key }) => !systemTypes.has(key))
  if (!asked) return { fields: described, hasOthers: true }
  const types = new Map(described.map(({ key, type }) => [key, type]))
  const fields = [...new Set(asked)].filter((key) => key !== '_id')
  return { fields: fields.map((key) => ({ key, type: types.get(key) ?? systemTypes.get(key) ?? 'ANY' })), hasOthers: false }
}

/** The first line of a CSV file, after the mark that makes spreadsheets read it as UTF-8. JSON lines have no first line. */
export function headLine({ format, columns: { fields, hasOthers } }: Writing): string {
  if (format === 'JSON_LINES') return ''
  return `\u{feff}${csvLine(['_id', ...fields.map(({ key }) => defused(key)), ...(hasOthers ? [otherFieldsColumn] : [])])}`
}

/** An item as a line. */
export function itemLine(data: Doc, { format, columns }: Writing): string {
  const { fields, hasOthers } = columns
  if (format === 'JSON_LINES') return `${JSON.stringify(hasOthers ? data : picked(data, fields))}\n`
  const cells = fields.map(({ key, type }) => (Object.hasOwn(data, key) ? writeCell(data[key], type) : ''))
  return csvLine([writeCell(data._id, 'TEXT'), ...cells, ...(hasOthers ? [otherCell(data, fields)] : [])])
}

const picked = (data: Doc, fields: Columns['fields']): Doc =>
  Object.fromEntries(['_id', ...fields.map(({ key }) => key)].flatMap((key) => (Object.hasOwn(data, key) ? [[key, data[key]]] : [])))

function otherCell(data: Doc, fields: Columns['fields']): string {
  const shown = new Set(fields.map(({ key }) => key))
  const others = Object.entries(data).filter(([key]) => !shown.has(key) && !systemTypes.has(key))
  return others.length > 0 ? writeCell(Object.fromEntries(others), 'OBJECT') : ''
}
