import { importRowBytesMax, importRowsAtOnce } from '@stoa/contract/data-imports/import'
import type { Context } from '../../kernel/context.ts'
import type { Import } from './import.ts'
import { readCsvRows, readJsonRows, type Rows } from './read-rows.ts'
import { readBytes } from './store.ts'

export interface Chunk extends Rows {
  /** The position in the file to continue from. */
  offset: number
  isLast: boolean
}

/** How much of a file is read at once. */
interface Cutting {
  rowsMax: number
  /** How many of some rows go together. Those after them are read again with the next chunk. All by default. */
  countWhole?: (rows: Rows['rows'], isLast: boolean) => number
}

/** The next rows of a file; undefined if a row, or rows that go together, exceed the maximum size. */
export async function readChunk(
  context: Context,
  held: Import,
  cutting: Cutting = { rowsMax: importRowsAtOnce },
): Promise<Chunk | undefined> {
  const likely = likelyBytes(held)
  const chunk = await readRows(context, held, { ...cutting, length: likely })
  return chunk || likely === importRowBytesMax ? chunk : readRows(context, held, { ...cutting, length: importRowBytesMax })
}

const leastBytes = 65_536
const room = 1.25

/** The estimated size of the next rows, from those before: a file is read once, not ten times. */
export function likelyBytes({ progress, plan: { body } }: Pick<Import, 'progress' | 'plan'>): number {
  const rows = progress.row - body.row
  const bytesOfRow = rows > 0 ? (progress.offset - body.offset) / rows : 0
  return Math.min(Math.max(Math.ceil(bytesOfRow * importRowsAtOnce * room), leastBytes), importRowBytesMax)
}

async function readRows(
  context: Context,
  { id, format, plan, progress, sizeBytes }: Import,
  { rowsMax, countWhole = (rows) => rows.length, length }: Cutting & { length: number },
): Promise<Chunk | undefined> {
  const { offset: from, row } = progress
  const bytes = await readBytes(context, id, { from, length })
  const last = from + bytes.length >= sizeBytes
  const read = (atMost: number): Rows => {
    const reading = { number: row, atMost, last }
    return format === 'CSV' ? readCsvRows(bytes, plan.dialect!, reading) : readJsonRows(bytes, reading)
  }
  const all = read(rowsMax)
  const whole = countWhole(all.rows, last && all.bytes === bytes.length)
  const next = all.rows[whole]
  // Not even the first rows that go together are whole.
  if (next && whole === 0) return undefined
  const rows = next ? read(next.number - row) : all
  if (rows.bytes === 0 && !last) return undefined
  const offset = from + rows.bytes
  return { ...rows, offset, isLast: offset >= sizeBytes }
}
