import Papa from 'papaparse'
import { parseJson } from '../../http/json.ts'
import type { Dialect } from './import.ts'
import { storableValue } from './stored-json.ts'
import { wholeCharacters } from './text.ts'

/** A row of a file as it was given: cells of a CSV file, an object of a file of JSON lines; or why it is neither. */
export type InputRow = { cells: string[]; wrong?: undefined } | { object: Record<string, unknown> } | { text: string; wrong: string }

/** Rows from some place on; an empty line is no row, but counts where rows are numbered. */
export interface Rows {
  rows: { number: number; given: InputRow }[]
  /** Bytes that these rows took. */
  bytes: number
  /** The number of the row that follows. */
  next: number
}

interface Reading {
  /** The number of the first row. */
  number: number
  atMost: number
  /** Whether the file ends with these bytes: else what comes after the last end of a line is not whole. */
  last: boolean
}

/** Rows of a CSV file. Where not one is whole, there are none. */
export function readCsvRows(bytes: Buffer, { delimiter, quote, newline }: Dialect, { number, atMost, last }: Reading): Rows {
  const text = bytes.toString('utf8', 0, last ? bytes.length : wholeCharacters(bytes))
  // The library's way for files without quotes reads one row more than it says.
  const parser = new Papa.Parser({ delimiter, quoteChar: quote, escapeChar: quote, newline, preview: atMost, fastMode: false })
  const { data, errors, meta } = parser.parse(text, 0, !last) as Papa.ParseResult<string[]>
  const broken = new Set(errors.flatMap(({ row, type }) => (type === 'Quotes' && row !== undefined ? [row] : [])))
  const rows = data.flatMap((cells, index) =>
    isEmpty(cells) ? [] : [{ number: number + index, given: givenCells(cells, broken.has(index)) }],
  )
  const isWhole = last && data.length < atMost
  return { rows, bytes: isWhole ? bytes.length : Buffer.byteLength(text.slice(0, meta.cursor)), next: number + data.length }
}

const isEmpty = (cells: readonly string[]): boolean => cells.length === 1 && cells[0] === ''

const givenCells = (cells: string[], isBroken: boolean): InputRow =>
  isBroken ? { text: cells.join(' '), wrong: 'has a quotation mark that isn’t closed at the end of its cell' } : { cells }

const lineFeed = 0x0a

/** Objects of a file with one in each line. */
export function readJsonRows(bytes: Buffer, { number, atMost, last }: Reading): Rows {
  const rows: Rows['rows'] = []
  let at = 0
  let next = number
  while (next - number < atMost && at < bytes.length) {
    const end = bytes.indexOf(lineFeed, at)
    if (end < 0 && !last) break
    const line = bytes.subarray(at, end < 0 ? bytes.length : end)
    const text = line.toString('utf8').trim()
    if (text !== '') rows.push({ number: next, given: givenObject(text) })
    next++
    at = end < 0 ? bytes.length : end + 1
  }
  return { rows, bytes: at, next }
}

function givenObject(text: string): InputRow {
  const { value, fault } = parseJson(Buffer.from(text))
  if (fault !== undefined) return { text, wrong: fault }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { text, wrong: 'isn’t a JSON object' }
  const stored = storableValue(value)
  return stored ? { object: stored.value as Record<string, unknown> } : { text, wrong: 'has a name, text or number that can’t be stored' }
}
