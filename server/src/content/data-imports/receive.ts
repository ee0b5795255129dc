import { importRowBytesMax } from '@stoa/contract/data-imports/import'
import type { Context } from '../../kernel/context.ts'
import { csvColumns, jsonColumns } from './columns.ts'
import { dialectOf } from './dialect.ts'
import type { Dialect, Format, Import, Plan } from './import.ts'
import type { Planning } from './into/into.ts'
import { readCsvRows, readJsonRows, type Rows } from './read-rows.ts'
import { readBytes } from './store.ts'
import { markLength, wholeCharacters } from './text.ts'

/** Number of rows from which columns are detected. */
const looked = 200

/** The beginning of a file, long enough for the longest row. */
export const beginning = (context: Context, { id }: Pick<Import, 'id'>): Promise<Buffer> =>
  readBytes(context, id, { from: 0, length: importRowBytesMax })

interface Received {
  bytes: Buffer
  format: Format
  isWhole: boolean
  /** The dialect of a CSV file, if it was set by the caller. */
  dialect?: Omit<Dialect, 'newline'> | undefined
}

/** A plan for a file from its beginning: its dialect, its columns, and their targets by name. Undefined for an empty file. */
export async function plannedBy(
  context: Context,
  { bytes, format, isWhole, dialect: said }: Received,
  into: Planning,
): Promise<Plan | undefined> {
  const start = markLength(bytes)
  const text = bytes.subarray(start, isWhole ? bytes.length : wholeCharacters(bytes))
  const modes = { mode: 'INSERT', emptyCells: 'KEEP' } as const
  if (format === 'JSON_LINES') {
    const { rows } = readJsonRows(text, { number: 1, atMost: looked, last: isWhole })
    if (rows.length === 0) return undefined
    const columns = jsonColumns(rows.flatMap(({ given }) => ('object' in given ? [given.object] : [])))
    const suggested = await into.suggested(context, { columns, format, valuesOf: () => [] })
    return { columns, ...suggested, ...modes, body: { offset: start, row: 1 } }
  }
  const guessed = dialectOf(text.toString())
  const dialect = { ...guessed, ...said }
  const read = readCsvRows(text, dialect, { number: 1, atMost: looked, last: isWhole })
  if (read.rows.length === 0) return undefined
  const header = dialect.hasHeader ? headerOf(read) : undefined
  const cells = cellRows(read).slice(header ? 1 : 0)
  const columns = csvColumns(header?.cells, cells)
  const suggested = await into.suggested(context, { columns, format, valuesOf: (column) => cells.map((row) => row[column] ?? '') })
  const body = header ? { offset: start + bodyOffset(text, dialect), row: header.number + 1 } : { offset: start, row: 1 }
  return { dialect, columns, ...suggested, ...modes, body }
}

const headerOf = ({ rows: [first] }: Rows) => ({
  cells: first && 'cells' in first.given ? first.given.cells : [],
  number: first?.number ?? 1,
})

const cellRows = ({ rows }: Rows): string[][] => rows.flatMap(({ given }) => ('cells' in given ? [given.cells] : []))

/** The position of the rows after the header, which empty lines may precede. */
function bodyOffset(text: Buffer, dialect: Dialect): number {
  let offset = 0
  for (;;) {
    const { rows, bytes } = readCsvRows(text.subarray(offset), dialect, { number: 1, atMost: 1, last: true })
    offset += bytes
    if (rows.length > 0 || bytes === 0) return offset
  }
}
