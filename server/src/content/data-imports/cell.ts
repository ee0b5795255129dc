import { isDeepStrictEqual } from 'node:util'
import type { FieldType } from '@stoa/contract/data-collections/field'
import { isDateInput, isStorable } from '../../database/query/literal.ts'
import { type CellRead, readAs } from './cell-types.ts'
import { parsedJson } from './stored-json.ts'

const nothing = '\\N'

/** A prefix that a spreadsheet takes for a formula, after any number of apostrophes (threat: CSV injection). The wide forms are those of East Asian keyboards. */
const formula = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/
const defusedFormula = /^'+[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

/** A spreadsheet shows text after an apostrophe as it is. The escaped form of every text is unique, so that reading it returns the same text. */
export const defused = (text: string): string => (formula.test(text) ? `'${text}` : text)

const withoutDefusing = (cell: string): string => (defusedFormula.test(cell) ? cell.slice(1) : cell)

/** A cell as a value of a type. A value that the type can't express is written as JSON after a backslash, and null as \N. */
export function readCell(cell: string, type: FieldType): CellRead {
  if (cell === '') return { empty: true }
  if (cell === nothing) return { value: null }
  if (!isStorable(cell)) return { wrong: 'has characters that can’t be stored' }
  const written = cell.startsWith('\\') ? parsedJson(cell.slice(1)) : undefined
  return written ?? readAs[type](withoutDefusing(cell.normalize('NFC')))
}

/** A value as a cell that is parsed to the same value again. */
export function writeCell(value: unknown, type: FieldType): string {
  if (value === undefined) return ''
  if (value === null) return nothing
  const plain = plainOf(value)
  const read = readCell(plain, type)
  return 'value' in read && isDeepStrictEqual(read.value, value) ? plain : `\\${JSON.stringify(value)}`
}

function plainOf(value: unknown): string {
  if (typeof value === 'string') return defused(value)
  return isDateInput(value) ? String(value.$date) : JSON.stringify(value)
}

/** A cell of the file, made safe for spreadsheets and parsed as before. One that is already escaped stays unchanged, and so does a number. */
export const saferCell = (cell: string): string =>
  formula.test(cell) && !defusedFormula.test(cell) && !number.test(cell) ? `'${cell}` : cell

const number = /^[+-]?(?:\d+\.?\d*|\.\d+)$/
const needsQuotes = /[",;|\t\r\n]|^\s|\s$/

/** A line of a CSV file, quoted for every delimiter that a program might assume. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`
