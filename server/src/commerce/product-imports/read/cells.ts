import type { ProductField } from '@stoa/contract/product-imports/fields'
import { type FileRow, type ImportProblem, readCell } from '../../../content/data-imports/public.ts'
import type { UsedColumn } from './columns.ts'

/** A cell that can't be what its column is imported into. */
export class InvalidCell extends Error {
  readonly problem: ImportProblem
  constructor(problem: ImportProblem) {
    super(problem.description)
    this.problem = problem
  }
}

/** The cells of a row, by field. */
export class Cells {
  readonly row: number
  private readonly cells: readonly string[]
  private readonly columns: ReadonlyMap<ProductField, UsedColumn>

  constructor({ number, cells }: FileRow, columns: ReadonlyMap<ProductField, UsedColumn>) {
    this.row = number
    this.cells = cells
    this.columns = columns
  }

  /** Whether a column is imported into the field. */
  has(field: ProductField): boolean {
    return this.columns.has(field)
  }

  /** Where a field is in the file; without a column, only the row. */
  at(field: ProductField | undefined): Pick<ImportProblem, 'row' | 'column'> {
    const column = field && this.columns.get(field)?.column
    return { row: this.row, ...(column !== undefined && { column }) }
  }

  isBlank(): boolean {
    return this.cells.every((cell) => cell.trim() === '')
  }

  /** The fields that have a column, and nothing in its cell. */
  emptied(): ReadonlySet<ProductField> {
    return new Set([...this.columns.keys()].filter((field) => this.text(field) === undefined))
  }

  /** Undefined for an empty cell, and without a column. */
  text(field: ProductField): string | undefined {
    const used = this.columns.get(field)
    if (!used) return undefined
    const read = readCell((this.cells[used.index] ?? '').trim(), 'TEXT')
    if ('wrong' in read) return this.refuse(field, `The cell ${read.wrong}.`)
    return 'value' in read && typeof read.value === 'string' && read.value !== '' ? read.value : undefined
  }

  /** A number in one of the forms that can only be read in one way. */
  number(field: ProductField): number | undefined {
    return this.read(field, numberIn, 'isn’t a number such as 1234.5')
  }

  boolean(field: ProductField): boolean | undefined {
    return this.read(field, (text) => booleans.get(text.toLowerCase()), 'isn’t yes or no')
  }

  /** Entries separated by semicolons. */
  list(field: ProductField): string[] | undefined {
    const text = this.text(field)
    return text
      ?.split(';')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
  }

  json(field: ProductField): unknown {
    return this.read(field, parseText, 'isn’t JSON')
  }

  refuse(field: ProductField, description: string): never {
    throw new InvalidCell({ ...this.at(field), code: 'CELL_NOT_READABLE', description })
  }

  private read<Value>(field: ProductField, parse: (text: string) => Value | undefined, wrong: string): Value | undefined {
    const text = this.text(field)
    if (text === undefined) return undefined
    return parse(text) ?? this.refuse(field, `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}” ${wrong}.`)
  }
}

const booleans: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['0', false],
])

/** How numbers are written, and what separates their thousands. Of 1,234 it isn’t clear what the comma is. */
const numberForms: readonly (readonly [form: RegExp, separators: RegExp])[] = [
  [/^[+-]?(\d+\.?\d*|\.\d+)$/, /$^/g],
  [/^[+-]?\d+,\d{1,2}$/, /$^/g],
  [/^[+-]?\d{1,3}(,\d{3})+\.\d+$/, /,/g],
  [/^[+-]?\d{1,3}(\.\d{3})+,\d+$/, /\./g],
  [/^[+-]?\d{1,3}([ \u00a0\u202f'’]\d{3})+([.,]\d{1,2})?$/, /[ \u00a0\u202f'’]/g],
]

export function numberIn(text: string): number | undefined {
  const form = numberForms.find(([pattern]) => pattern.test(text))
  return form && Number(text.replaceAll(form[1], '').replace(',', '.'))
}

export function parseText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
