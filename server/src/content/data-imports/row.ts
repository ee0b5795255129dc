import type { FieldType } from '@stoa/contract/data-collections/field'
import { type DataCollection, fieldsOf } from '../data-collections/public.ts'
import type { Doc } from '../data-items/public.ts'
import { readCell } from './cell.ts'
import type { ColumnMapping, Plan } from './import.ts'
import { newType } from './plan.ts'
import type { InputRow } from './read-rows.ts'
import { notReadable, unreadable, type RowProblem } from './row-error.ts'
import { errorColumn } from './suggest.ts'

/** The parsed content of a row: the item's id if it has one, values, and fields to remove. */
export interface ReadRow {
  id?: string
  values: Map<string, unknown>
  cleared: string[]
}

/** How each row of a file is handled, prepared once for all of them. */
export type RowReader = (given: InputRow) => ReadRow | { problem: RowProblem }

export function rowReader({ columns, mapping, emptyCells }: Plan, collection: DataCollection): RowReader {
  const byColumn = new Map(mapping.map((one) => [one.column, one]))
  const types = new Map(fieldsOf(collection).map(({ key, type }) => [key, type]))
  const used = columns.map(({ name }) => ({ ...(byColumn.get(name) ?? { column: name, to: 'SKIP' as const }) }))
  const typed = used.map((one) => ({ ...one, type: typeOf(one, types) }))
  return (given) => {
    if ('wrong' in given && given.wrong !== undefined) return { problem: notReadable(given) }
    if ('object' in given) return readObject(given.object, byColumn)
    return readCells((given as { cells: string[] }).cells, { columns: typed, clears: emptyCells === 'CLEAR' })
  }
}

type Typed = ColumnMapping & { type: FieldType }

function typeOf({ to, field, type }: ColumnMapping, types: ReadonlyMap<string, FieldType>): FieldType {
  if (to === 'ID') return 'TEXT'
  if (to === 'OTHER_FIELDS') return 'OBJECT'
  return types.get(field ?? '') ?? newType(type)
}

interface Reading {
  columns: readonly Typed[]
  clears: boolean
}

function readCells(cells: readonly string[], { columns, clears }: Reading): ReadRow | { problem: RowProblem } {
  if (cells.length > columns.length)
    return { problem: unreadable(`The row has ${cells.length} cells, but the file has ${columns.length} columns.`) }
  const row: ReadRow = { values: new Map(), cleared: [] }
  for (const [index, mapped] of columns.entries()) {
    if (mapped.to === 'SKIP') continue
    const cell = readCell(cells[index] ?? '', mapped.type)
    if ('wrong' in cell) return { problem: unreadable(`"${shortened(cells[index]!)}" ${cell.wrong}.`, mapped.column) }
    const problem = 'empty' in cell ? clear(row, mapped, clears) : put(row, mapped, cell.value)
    if (problem) return { problem: unreadable(problem, mapped.column) }
  }
  return row
}

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

function clear(row: ReadRow, { to, field }: ColumnMapping, clears: boolean): undefined {
  if (clears && to !== 'ID' && field !== undefined) row.cleared.push(field)
}

function put(row: ReadRow, { to, field }: ColumnMapping, value: unknown): string | undefined {
  if (to === 'ID') {
    if (typeof value !== 'string') return 'The ID isn’t text.'
    row.id = value
  } else if (to === 'OTHER_FIELDS') {
    for (const [key, inner] of Object.entries(value ?? {})) if (!row.values.has(key)) row.values.set(key, inner)
  } else row.values.set(field!, value)
  return undefined
}

/** An object's values stay as they are, under their own names unless mapped otherwise. */
function readObject(object: Record<string, unknown>, mapping: ReadonlyMap<string, ColumnMapping>): ReadRow | { problem: RowProblem } {
  const row: ReadRow = { values: new Map(), cleared: [] }
  for (const [key, value] of Object.entries(object)) {
    const mapped = mapping.get(key) ?? { column: key, to: 'FIELD', field: key }
    if (mapped.to === 'SKIP' || key === errorColumn) continue
    const problem = put(row, mapped, value)
    if (problem) return { problem: unreadable(problem, key) }
  }
  return row
}

/** The data of a new item from a row. */
export const docOf = ({ values }: ReadRow): Doc => Object.fromEntries(values)

/** An item's data with the values of a row. */
export function merged(old: Doc, next: Doc, cleared: readonly string[]): Doc {
  const kept = Object.entries(old).filter(([key]) => !cleared.includes(key))
  return Object.fromEntries([...kept, ...Object.entries(next)])
}
