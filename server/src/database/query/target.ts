import type { FieldType, Filterable, Operator } from '@stoa/contract/query'
import { fragment, part, raw, type Fragment } from '../sql.ts'

/** How to find a field's value. `sql` is trusted: a column name, or an expression of columns. */
export interface Column {
  sql: string
  /** Declared NOT NULL: rows are then sorted in an index's own order. Omit it if unsure. */
  notNull?: boolean
  /** The column has whole numbers of 10^-scale: minor units of a currency, or 0 for plain whole numbers. Without it numbers are doubles. */
  scale?: number
  /** The stored form of a value that callers write in another. */
  toStored?: (value: string) => string
  /** The text of a stored value in results, where it isn't the value itself. */
  toText?: (value: Fragment) => Fragment
  /** A value that every list has, although none stores it. */
  inEveryList?: string
  /** An indexed column that has the values of this one among others; trusted SQL. */
  among?: string
  /** The condition that a list has one of some values, if an index serves another one than the overlap with the column. */
  hasAny?: (values: readonly string[]) => Fragment
}

/** A column with the operations that a caller can use. */
export interface EntityField extends Column {
  type: FieldType
  operators: readonly Operator[]
  sortable: boolean
}

/** What a query reads: a table of entities, or the data items of a collection. */
export interface Target {
  /** The only columns that a caller can name. */
  fields: ReadonlyMap<string, EntityField>
  /** Unique among the rows in question. It ends every sort, so that pages never overlap. */
  id: Pick<EntityField, 'sql' | 'type'>
  /** Data items: the jsonb column in which all other names are looked up. */
  doc?: Fragment
  /** Data items: first names of paths that this caller can't see. They behave as missing. */
  hidden: ReadonlySet<string>
  /** Data items: fields that are also in jsonb columns, `null` if missing; trusted SQL. */
  indexedColumns?: ReadonlyMap<string, string>
  /** Those of them without lists in any column: a value is equal if the column is. */
  fieldsWithoutLists?: ReadonlySet<string>
  /** Data items: fields with a case-insensitive jsonb column. */
  foldedColumns?: ReadonlyMap<string, string>
}

interface Entity {
  /** The call's `filterable` in the contract. */
  filterable: Filterable
  /** A column for each of its fields. */
  columns: Readonly<Record<string, Column | string>>
  id?: Target['id']
}

/** Throws at startup if contract and columns differ. */
export function entityTarget({ filterable, columns, id = { sql: 'id', type: 'uuid' } }: Entity): Target {
  const fields = new Map<string, EntityField>()
  for (const [name, { type, operators, sortable = false }] of Object.entries(filterable)) {
    const column = columns[name]
    if (column === undefined) throw new Error(`no column for the filterable field ${name}`)
    const useless = operators.find((operator) => !operatorsOf[type].has(operator))
    if (useless) throw new Error(`${name} is of type ${type}, which has no ${useless}`)
    if (sortable && isList({ type })) throw new Error(`${name} is a list, which has no order`)
    const { sql, ...rest } = typeof column === 'string' ? { sql: column } : column
    const field = { ...rest, sql: operandOf(sql), type, operators, sortable }
    for (const spelling of [name, ...(systemFieldAliases[name] ?? [])]) fields.set(spelling, field)
  }
  return { fields, id: { ...id, sql: operandOf(id.sql) }, hidden: new Set() }
}

/** The older packages send these names of the caller's side unchanged (wire §2). */
const systemFieldAliases: Readonly<Record<string, readonly string[]>> = {
  id: ['_id'],
  createdDate: ['_createdDate'],
  updatedDate: ['_updatedDate'],
}

export const isList = ({ type }: Pick<EntityField, 'type'>): boolean => type === 'texts' || type === 'uuids'

/** An expression in parentheses, so that any operator can follow; a column name unchanged. */
const operandOf = (sql: string): string => (/^[\w.]+$/.test(sql) ? sql : `(${sql})`)

const equality: readonly Operator[] = ['eq', 'ne', 'in', 'nin', 'hasSome', 'hasAll', 'exists', 'isEmpty']
const ordering: readonly Operator[] = [...equality, 'gt', 'gte', 'lt', 'lte', 'between']
const wording: readonly Operator[] = [...ordering, 'contains', 'startsWith', 'endsWith']

/** The operators of each column type. */
const operatorsOf: Readonly<Record<FieldType, ReadonlySet<Operator>>> = {
  text: new Set(wording),
  uuid: new Set([...ordering, 'startsWith']),
  number: new Set(ordering),
  boolean: new Set(equality),
  date: new Set(ordering),
  texts: new Set(equality),
  uuids: new Set(equality),
}

interface DataTargetOptions {
  /** Column expressions of the items' table; ids are text, the owner is a UUID. */
  columns?: { doc: string; id: string; createdDate: string; updatedDate: string; owner: string }
  /** Fields that the caller can't see. */
  hidden?: Iterable<string>
  /** Fields that are also in columns, in which every row has a value. */
  indexedColumns?: ReadonlyMap<string, string>
  fieldsWithoutLists?: ReadonlySet<string>
  foldedColumns?: ReadonlyMap<string, string>
}

const itemColumns = { doc: 'doc', id: 'id', createdDate: 'created_date', updatedDate: 'updated_date', owner: 'owner_id' }

/** Data items: system fields in both spellings (wire §5), all other fields in the document. */
export function dataTarget({
  columns = itemColumns,
  hidden = [],
  indexedColumns = new Map(),
  fieldsWithoutLists,
  foldedColumns,
}: DataTargetOptions = {}): Target {
  const id: EntityField = { sql: columns.id, type: 'text', operators: wording, sortable: true, notNull: true }
  const created: EntityField = { sql: columns.createdDate, type: 'date', operators: ordering, sortable: true, notNull: true }
  const updated: EntityField = { ...created, sql: columns.updatedDate }
  const owner: EntityField = { sql: columns.owner, type: 'uuid', operators: equality, sortable: true }
  const fields = new Map([
    ['_id', id],
    ['id', id],
    ['_createdDate', created],
    ['createdDate', created],
    ['_updatedDate', updated],
    ['updatedDate', updated],
    ['_owner', owner],
  ])
  return {
    fields,
    id,
    doc: fragment(columns.doc),
    hidden: new Set(hidden),
    indexedColumns,
    ...(fieldsWithoutLists ? { fieldsWithoutLists } : {}),
    ...(foldedColumns ? { foldedColumns } : {}),
  }
}

/** A field of a data item as JSON, from the document or a column: null if it is missing or the caller can't see it. */
export function jsonOf(field: string, { fields, doc, hidden, indexedColumns }: Target): Fragment {
  const path = field.split('.')
  if (!doc || hidden.has(path[0] ?? '')) return part`${raw(jsonNull)}`
  const column = fields.get(field)
  if (column) return part`coalesce(${raw(column.type === 'date' ? dateAsJson(column.sql) : `to_jsonb(${column.sql})`)}, ${raw(jsonNull)})`
  const indexed = indexedColumns?.get(field)
  return indexed === undefined ? valueAt(doc, path) : part`${raw(indexed)}`
}

/** In the canonical format of dates in documents. */
const dateAsJson = (column: string): string =>
  `case when ${column} is not null then jsonb_build_object('$date', to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end`

/** The value of a data item at a path, null if missing: one btree index on this expression serves equality, ranges, sort and cursors. */
export function valueAt(doc: Fragment, path: readonly string[]): Fragment {
  const value = path.reduce((inner, name) => part`${inner} -> ${name}::text`, doc)
  return part`coalesce(${value}, ${raw(jsonNull)})`
}

export const jsonNull = `'null'::jsonb`
