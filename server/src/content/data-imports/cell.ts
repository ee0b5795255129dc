import { isDeepStrictEqual } from 'node:util'
import type { FieldType } from '@stoa/contract/data-collections/field'
import { isWrittenDate } from '../../database/query/literal.ts'
import { type CellRead, readAs } from './cell-types.ts'
import { parsedJson } from './stored-json.ts'

const nothing = '\\N'

/** What a spreadsheet takes for a formula, behind any number of apostrophes (threat: CSV injection). The wide forms are those of East Asian keyboards. */
const formula = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/
const defusedFormula = /^'+[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

/** A spreadsheet shows text behind an apostrophe as it is. Every text has one defused form, so that reading it gives back the very same. */
export const defused = (text: string): string => (formula.test(text) ? `'${text}` : text)

const withoutDefusing = (cell: string): string => (defusedFormula.test(cell) ? cell.slice(1) : cell)

/** A cell as a value of a type. Where a type has no words for a value, it stands behind a backslash as JSON, and null as \N. */
export function readCell(cell: string, type: FieldType): CellRead {
  if (cell === '') return { empty: true }
  if (cell === nothing) return { value: null }
  const written = cell.startsWith('\\') ? parsedJson(cell.slice(1)) : undefined
  return written ?? readAs[type](withoutDefusing(cell.normalize('NFC')))
}

/** A value as a cell that is read as this very value again. */
export function writeCell(value: unknown, type: FieldType): string {
  if (value === undefined) return ''
  if (value === null) return nothing
  const plain = plainOf(value)
  const read = readCell(plain, type)
  return 'value' in read && isDeepStrictEqual(read.value, value) ? plain : `\\${JSON.stringify(value)}`
}

function plainOf(value: unknown): string {
  if (typeof value === 'string') return defused(value)
  return isWrittenDate(value) ? String(value.$date) : JSON.stringify(value)
}

/** A cell as the file had it, safe to be looked at in a spreadsheet, and read like before: one that is defused already stays, and so does a number. */
export const saferCell = (cell: string): string =>
  formula.test(cell) && !defusedFormula.test(cell) && !number.test(cell) ? `'${cell}` : cell

const number = /^[+-]?(?:\d+\.?\d*|\.\d+)$/
const needsQuotes = /[",;|\t\r\n]|^\s|\s$/

/** A line of a CSV file, quoted for whatever a reader takes for the delimiter. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`
