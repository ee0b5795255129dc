import { Fragment, raw, type Raw } from './sql.ts'

interface ColumnOptions {
  name?: string | undefined
  isHidden?: boolean
  isText?: boolean
}

/** A column and the JavaScript type of its value. */
class Column<Value, IsHidden extends boolean = false> {
  readonly type: string
  readonly name: string | undefined
  readonly isHidden: boolean
  readonly isText: boolean
  declare readonly value: Value
  declare readonly hides: IsHidden
  constructor(type: string, { name, isHidden = false, isText = false }: ColumnOptions = {}) {
    this.type = type
    this.name = name
    this.isHidden = isHidden
    this.isText = isText
  }

  orNull(): Column<Value | null, IsHidden> {
    return new Column(this.type, this)
  }
  /** Null in the database if a row doesn't have it. */
  optional(): Column<Value | undefined, IsHidden> {
    return new Column(this.type, this)
  }
  /** If the column isn't the property in snake_case. */
  named(name: string): Column<Value, IsHidden> {
    return new Column(this.type, { ...this, name })
  }
  /** Written, but not read with the others. */
  hidden(): Column<Value, true> {
    return new Column(this.type, { ...this, isHidden: true })
  }
  /** Read as PostgreSQL writes it. */
  asText(): Column<string, IsHidden> {
    return new Column(this.type, { ...this, isText: true })
  }
}

const columnOf =
  <Least>(type: string) =>
  <Value extends Least = Least>(): Column<Value> =>
    new Column(type)

export const bigint = columnOf<number>('bigint')
export const boolean = columnOf<boolean>('boolean')
export const bytea = columnOf<Buffer>('bytea')
export const doublePrecision = columnOf<number>('double precision')
export const integer = columnOf<number>('integer')
/** Written as the text of JSON.stringify; null isn't JSON. */
export const jsonb = columnOf<unknown>('jsonb')
/** Read as a number. */
export const numeric = columnOf<number>('numeric')
export const smallint = columnOf<number>('smallint')
export const text = columnOf<string>('text')
export const texts = <Value extends readonly string[] = string[]>(): Column<NoInfer<Value>> => new Column('text[]')
export const timestamptz = columnOf<Date>('timestamptz')
export const uuid = columnOf<string>('uuid')
export const uuids = (): Column<string[]> => new Column('uuid[]')

export type Columns = Readonly<Record<string, Column<unknown, boolean>>>
type OptionalKeys<Row> = { [Key in keyof Row]: undefined extends Row[Key] ? Key : never }[keyof Row]
type Simplify<Row> = { [Key in keyof Row]: Row[Key] }
type WithOptionalKeys<Row> = Simplify<Omit<Row, OptionalKeys<Row>> & Partial<Pick<Row, OptionalKeys<Row>>>>
export type InsertRow<Of extends Columns> = WithOptionalKeys<{ [Key in Exclude<keyof Of, 'siteId'>]: Of[Key]['value'] }>
type SelectedRow<Of extends Columns> = WithOptionalKeys<{
  [Key in keyof Of as Of[Key]['hides'] extends true ? never : Key]: Of[Key]['value']
}>

/** The row type of a table's columns. */
export type RowOf<T> = T extends Table<infer Of> ? SelectedRow<Of> : never

/** Inserts one row of a site. The rest of the statement (`on conflict`, `returning`) is appended. */
type Insert<Row> = (siteId: string, row: Row) => Fragment

export interface Table<Of extends Columns> {
  readonly name: string
  readonly declared: Of
  /** All columns that are read, or some of them, each qualified with the table's name. */
  readonly columns: Raw
  /** A row of all columns that are read, from the JSON that PostgreSQL wrote of it. */
  fromJson(json: unknown): SelectedRow<Of>
  select(...keys: (keyof Of & string)[]): Raw
  /** The names of all columns except some. */
  keysExcept<Key extends keyof InsertRow<Of> & string>(...keys: Key[]): Exclude<keyof InsertRow<Of> & string, Key>[]
  /** These columns, or all. */
  insert<Key extends keyof InsertRow<Of> & string>(...keys: Key[]): Insert<Pick<InsertRow<Of>, Key>>
  /** The same with `select` in place of `values`: a row for each row of the source. */
  insertFrom<Key extends keyof InsertRow<Of> & string>(...keys: Key[]): Insert<Pick<InsertRow<Of>, Key>>
  /** The same for any number of rows in one statement. */
  insertMany<Key extends keyof InsertRow<Of> & string>(...keys: Key[]): Insert<readonly Pick<InsertRow<Of>, Key>[]>
  /** `update … set` these columns; the condition follows. */
  update<Key extends keyof InsertRow<Of> & string>(...keys: Key[]): (values: Pick<InsertRow<Of>, Key>) => Fragment
}

/** All declared tables: a test compares them with the database. */
export const tables: { name: string; columns: TableColumn[] }[] = []

/** Declares a table of sites once: the property of a row → its column. What `insert` and `update` return is created once, next to the functions that use
 *  it, so that statement texts aren't built again for each call. */
export function table<Of extends Columns>(name: string, declared: Of): Table<Of> {
  const all = columnsIn(name, declared)
  tables.push({ name, columns: all })
  const byKey = new Map(all.map((column) => [column.key, column]))
  const dateKeys = Object.keys(declared).filter((key) => declared[key]!.type === 'timestamptz' && !declared[key]!.isText)
  const selectedColumns = (keys: readonly string[]): TableColumn[] =>
    (keys.length > 0 ? keys.map((key) => byKey.get(key)!) : all).filter(({ key }) => key !== 'siteId')
  const into = (columns: readonly TableColumn[]): string =>
    `insert into ${name} (site_id, ${columns.map((column) => column.name).join(', ')})`

  const insertOne = (keys: readonly string[], around: (placeholders: string) => string): Insert<object> => {
    const columns = selectedColumns(keys)
    const statement = `${into(columns)} ${around(['$1', ...columns.map((_, at) => `$${at + 2}`)].join(', '))}`
    return (siteId, row) => new Fragment(statement, valuesOf(columns, row, [siteId]))
  }

  return {
    name,
    declared,
    columns: list(all.filter(({ isHidden }) => !isHidden)),
    fromJson(json) {
      const row = { ...(json as Record<string, unknown>) }
      for (const key of dateKeys) if (typeof row[key] === 'string') row[key] = new Date(row[key])
      return row as SelectedRow<Of>
    },
    select: (...keys) => list(keys.map((key) => byKey.get(key)!)),
    keysExcept: (...keys) => all.map(({ key }) => key).filter((key) => !keys.some((one) => one === key)) as never,
    insert: (...keys) => insertOne(keys, (placeholders) => `values (${placeholders})`),
    insertFrom: (...keys) => insertOne(keys, (placeholders) => `select ${placeholders}`),
    insertMany: (...keys) => {
      const columns = selectedColumns(keys)
      const statement = `${into(columns)} select $1, ${columns.map(fromJson).join(', ')} from jsonb_array_elements($2::jsonb) as given`
      const toJson = jsonOfRows(columns)
      return (siteId, rows) => new Fragment(statement, [siteId, toJson(rows)])
    },
    update: (...keys) => {
      const columns = selectedColumns(keys)
      const statement = `update ${name} set ${columns.map((column, at) => `${column.name} = $${at + 1}`).join(', ')}`
      return (values) => new Fragment(statement, valuesOf(columns, values, []))
    },
  }
}

class TableColumn {
  readonly key: string
  readonly name: string
  readonly type: string
  readonly isHidden: boolean
  readonly isJson: boolean
  /** As in a select list. */
  readonly selected: string
  constructor(tableName: string, key: string, { type, name, isHidden, isText }: Column<unknown, boolean>) {
    this.key = key
    this.name = name ?? key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    this.type = type
    this.isHidden = isHidden
    this.isJson = type === 'jsonb'
    const cast = isText ? '::text' : type === 'numeric' ? '::float8' : ''
    const isPlain = this.name === key && cast === ''
    this.selected = `${tableName}.${this.name}${cast}${isPlain ? '' : ` as "${key}"`}`
  }
}

export const columnsIn = (tableName: string, declared: Columns): TableColumn[] =>
  Object.entries(declared).map(([key, column]) => new TableColumn(tableName, key, column))

const list = (columns: readonly TableColumn[]): Raw => raw(columns.map(({ selected }) => selected).join(', '))

/** Adds a row's values of these columns to a statement. */
function valuesOf(columns: readonly TableColumn[], row: object, values: unknown[]): unknown[] {
  for (const { key, isJson } of columns) {
    const value = (row as Record<string, unknown>)[key]
    values.push(isJson && value !== null && value !== undefined ? JSON.stringify(value) : value)
  }
  return values
}

/** Bytes are sent as base64. */
function jsonOfRows(columns: readonly TableColumn[]): (rows: readonly object[]) => string {
  const ofBytes = columns.filter(({ type }) => type === 'bytea').map(({ key }) => key)
  if (ofBytes.length === 0) return JSON.stringify
  const bytesOf = (row: object) =>
    Object.fromEntries(ofBytes.map((key) => [key, (row as Record<string, Buffer | undefined>)[key]?.toString('base64')]))
  return (rows) => JSON.stringify(rows.map((row) => ({ ...row, ...bytesOf(row) })))
}

/** A column's value from a row that was sent as JSON. */
export function fromJson({ key, type }: TableColumn): string {
  if (type === 'bytea') return `decode(given ->> '${key}', 'base64')`
  if (type === 'jsonb') return `nullif(given -> '${key}', 'null')`
  if (type.endsWith('[]')) return `case when given ? '${key}' then array(select jsonb_array_elements_text(given -> '${key}'))::${type} end`
  return type === 'text' ? `given ->> '${key}'` : `(given ->> '${key}')::${type}`
}
