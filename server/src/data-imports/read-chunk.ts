import { importRowBytesMax, importRowsAtOnce } from '@stoa/contract/data-imports/import'
import type { Context } from '../context.ts'
import type { Import } from './import.ts'
import { readCsvRows, readJsonRows, type Rows } from './read-rows.ts'
import { readBytes } from './store.ts'

export interface Chunk extends Rows {
  /** Where the file goes on. */
  offset: number
  isLast: boolean
}

/** The next rows of a file; undefined where a row has no end within what a row may have. */
export async function readChunk(context: Context, { id, format, plan, progress, sizeBytes }: Import): Promise<Chunk | undefined> {
  const { offset: from, row } = progress
  const bytes = await readBytes(context, id, { from, length: importRowBytesMax })
  const last = from + bytes.length >= sizeBytes
  const reading = { number: row, atMost: importRowsAtOnce, last }
  const rows = format === 'CSV' ? readCsvRows(bytes, plan.dialect!, reading) : readJsonRows(bytes, reading)
  if (rows.bytes === 0 && !last) return undefined
  const offset = from + rows.bytes
  return { ...rows, offset, isLast: offset >= sizeBytes }
}
