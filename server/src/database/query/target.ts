import type { FieldType, Filterable, Operator } from '@stoa/contract/query'
import { fragment, part, raw, type Fragment } from '../sql.ts'

/** Where a field's value stands. `sql` is text of our own: a column name, or an expression over columns. */
export interface Column {
  sql: string
  /** Declared NOT NULL: rows are then sorted in an index's own order. Leave it out where you are not certain. */
  notNull?: boolean
  /** The column holds whole numbers of 10^-scale: minor units of a currency, or 0 for plain whole numbers. Without it numbers are doubles. */
  scale?: number
}

/** A column together with what a caller may do to it. */
export interface EntityField extends Column {
  type: FieldType
  operators: readonly Operator[]
  sortable: boolean
}

/** What a query is made for: a table of entities, or the data items of a collection. */
export interface Target {
  /** The only columns a caller can name. */
  fields: ReadonlyMap<string, EntityField>
  /** Unique among the rows in question; it ends every sort, so that pages never overlap. */
  id: Pick<EntityField, 'sql' | 'type'>
  /** Data items: the jsonb column where every other name is looked up. */
  doc?: Fragment
  /** Data items: first names of paths this caller may not see. They behave as missing. */
  hidden: ReadonlySet<string>
  /** Data items: fields whose values stand in jsonb columns besides, `null` where they are missing; text of our own. */
  beside?: ReadonlyMap<string, string>
  /** Those of them in none of whose columns a list stands: a value is equal where the column is. */
  single?: ReadonlySet<string>
  /** Data items: fields that stand in a jsonb column without the case of their texts. */
  folded?: ReadonlyMap<string, string>
}

interface Entity {
  /** The call's `filterable` in the contract. */
  filterable: Filterable
  /** A column for each of its fields. */
  columns: Readonly<Record<string, Column | string>>
  id?: Target['id']
}

/** Throws at start where the contract and the columns disagree. */
export function entityTarget({ filterable, columns, id = { sql: 'id', type: 'uuid' } }: Entity): Target {
  const fields = new Map<string, EntityField>()
  for (const [name, { type, operators, sortable = false }] of Object.entries(filterable)) {
    const column = columns[name]
    if (column === undefined) throw new Error(`no column for the filterable field ${name}`)
    const useless = operators.find((operator) => !possible[type].has(operator))
    if (useless) throw new Error(`${name} is of type ${type}, which has no ${useless}`)
    if (sortable && isList({ type })) throw new Error(`${name} is a list, which has no order`)
    const { sql, ...rest } = typeof column === 'string' ? { sql: column } : column
    const field = { ...rest, sql: operandOf(sql), type, operators, sortable }
    for (const spelling of [name, ...(systemSpellings[name] ?? [])]) fields.set(spelling, field)
  }
  return { fields, id: { ...id, sql: operandOf(id.sql) }, hidden: new Set() }
}

/** The older packages leave these names of the caller's side as they are (wire §2). */
const systemSpellings: Readonly<Record<string, readonly string[]>> = {
  id: ['_id'],
  createdDate: ['_createdDate'],
  updatedDate: ['_updatedDate'],
}

export const isList = ({ type }: Pick<EntityField, 'type'>): boolean => type === 'texts' || type === 'uuids'

/** An expression in brackets, so that any operator may follow; the name of a column as it is. */
const operandOf = (sql: string): string => (/^[\w.]+$/.test(sql) ? sql : `(${sql})`)

const equality: readonly Operator[] = ['eq', 'ne', 'in', 'nin', 'hasSome', 'hasAll', 'exists', 'isEmpty']
const ordering: readonly Operator[] = [...equality, 'gt', 'gte', 'lt', 'lte', 'between']
const wording: readonly Operator[] = [...ordering, 'contains', 'startsWith', 'endsWith']

/** What a type of column can be asked at all. */
const possible: Readonly<Record<FieldType, ReadonlySet<Operator>>> = {
  text: new Set(wording),
  uuid: new Set([...ordering, 'startsWith']),
  number: new Set(ordering),
  boolean: new Set(equality),
  date: new Set(ordering),
  texts: new Set(equality),
  uuids: new Set(equality),
}

interface DataItems {
  /** Column expressions of the items' table; the ids are text, the owner is a UUID. */
  columns?: { doc: string; id: string; createdDate: string; updatedDate: string; owner: string }
  /** Fields the caller may not see. */
  hidden?: Iterable<string>
  /** Fields whose values stand in columns too, in none of which a row has no value. */
  beside?: ReadonlyMap<string, string>
  single?: ReadonlySet<string>
  folded?: ReadonlyMap<string, string>
}

const itemColumns = { doc: 'doc', id: 'id', createdDate: 'created_date', updatedDate: 'updated_date', owner: 'owner_id' }

/** Data items: system fields under both of their spellings (wire §5), every other field in the document. */
export function dataTarget({ columns = itemColumns, hidden = [], beside = new Map(), single, folded }: DataItems = {}): Target {
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
    beside,
    ...(single ? { single } : {}),
    ...(folded ? { folded } : {}),
  }
}

/** A field of a data item as JSON, whether it stands in the document or in a column: null where it is missing or the caller may not see it. */
export function jsonOf(field: string, { fields, doc, hidden, beside }: Target): Fragment {
  const path = field.split('.')
  if (!doc || hidden.has(path[0] ?? '')) return part`${raw(jsonNull)}`
  const column = fields.get(field)
  if (column) return part`coalesce(${raw(column.type === 'date' ? writtenDate(column.sql) : `to_jsonb(${column.sql})`)}, ${raw(jsonNull)})`
  const known = beside?.get(field)
  return known === undefined ? valueAt(doc, path) : part`${raw(known)}`
}

/** In the one spelling that documents have of a date. */
const writtenDate = (column: string): string =>
  `case when ${column} is not null then jsonb_build_object('$date', to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end`

/** The value of a data item at a path, null where it is missing: so one btree index on this expression serves equality, ranges, sort and cursors. */
export function valueAt(doc: Fragment, path: readonly string[]): Fragment {
  const value = path.reduce((inner, name) => part`${inner} -> ${name}::text`, doc)
  return part`coalesce(${value}, ${raw(jsonNull)})`
}

export const jsonNull = `'null'::jsonb`
