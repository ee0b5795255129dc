import Papa from 'papaparse'
import { parseJson } from '../../http/json.ts'
import type { Dialect } from './import.ts'
import { storableValue } from './stored-json.ts'
import { wholeCharacters } from './text.ts'

/** A row of a file: cells of a CSV file, an object of JSON lines, or the reason why it is neither. */
export type InputRow = { cells: string[]; wrong?: undefined } | { object: Record<string, unknown> } | { text: string; wrong: string }

/** Rows from a position on. An empty line isn't a row, but counts in row numbers. */
export interface Rows {
  rows: { number: number; given: InputRow }[]
  /** Size of these rows in bytes. */
  bytes: number
  /** The number of the next row. */
  next: number
}

interface Reading {
  /** The number of the first row. */
  number: number
  atMost: number
  /** Whether the file ends with these bytes. Otherwise the part after the last line break is incomplete. */
  last: boolean
}

/** Rows of a CSV file. None if not even one is complete. */
export function readCsvRows(bytes: Buffer, { delimiter, quote, newline }: Dialect, { number, atMost, last }: Reading): Rows {
  const text = bytes.toString('utf8', 0, last ? bytes.length : wholeCharacters(bytes))
  // For files without quotes, the library parses one row more than it reports.
  const parser = new Papa.Parser({ delimiter, quoteChar: quote, escapeChar: quote, newline, preview: atMost, fastMode: false })
  const { data, errors, meta } = parser.parse(text, 0, !last) as Papa.ParseResult<string[]>
  const broken = new Set(errors.flatMap(({ row, type }) => (type === 'Quotes' && row !== undefined ? [row] : [])))
  const rows = data.flatMap((cells, index) =>
    isEmpty(cells) ? [] : [{ number: number + index, given: rowOfCells(cells, broken.has(index)) }],
  )
  const isWhole = last && data.length < atMost
  return { rows, bytes: isWhole ? bytes.length : Buffer.byteLength(text.slice(0, meta.cursor)), next: number + data.length }
}

const isEmpty = (cells: readonly string[]): boolean => cells.length === 1 && cells[0] === ''

const rowOfCells = (cells: string[], isBroken: boolean): InputRow =>
  isBroken ? { text: cells.join(' '), wrong: 'has a quotation mark that isn’t closed at the end of its cell' } : { cells }

const lineFeed = 0x0a

/** Objects of a file with one per line. */
export function readJsonRows(bytes: Buffer, { number, atMost, last }: Reading): Rows {
  const rows: Rows['rows'] = []
  let at = 0
  let next = number
  while (next - number < atMost && at < bytes.length) {
    const end = bytes.indexOf(lineFeed, at)
    if (end < 0 && !last) break
    const line = bytes.subarray(at, end < 0 ? bytes.length : end)
    const text = line.toString('utf8').trim()
    if (text !== '') rows.push({ number: next, given: rowOfObject(text) })
    next++
    at = end < 0 ? bytes.length : end + 1
  }
  return { rows, bytes: at, next }
}

function rowOfObject(text: string): InputRow {
  const { value, fault } = parseJson(Buffer.from(text))
  if (fault !== undefined) return { text, wrong: fault }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { text, wrong: 'isn’t a JSON object' }
  const stored = storableValue(value)
  return stored ? { object: stored.value as Record<string, unknown> } : { text, wrong: 'has a name, text or number that can’t be stored' }
}
