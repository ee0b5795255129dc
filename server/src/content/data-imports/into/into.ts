import type { Context } from '../../../kernel/context.ts'
import type { Column, ColumnMapping, Format, Import, Plan, Undone } from '../import.ts'
import type { Tally } from '../outcome.ts'
import type { Chunk } from '../read-chunk.ts'
import type { ItemChange } from '../store.ts'

/** The beginning of a file. */
export interface FileStart {
  columns: readonly Column[]
  format: Format
  /** The texts of a column in the first rows. */
  valuesOf: (column: number) => readonly string[]
}

/** What a file is imported into, while its import is planned. */
export interface Planning {
  /** What the columns of a file are imported into, by their names. Refuses what the caller can't read. */
  suggested(context: Context, file: FileStart): Promise<Pick<Plan, 'mapping' | 'displayField'>>
  /** Refuses a mapping that can't be one, or isn't one of a file's columns. */
  checkMapping(context: Context, mapping: readonly ColumnMapping[], columns?: readonly Column[]): void
  /** Refuses a field that can't name items. */
  checkDisplayField(context: Context, displayField: string, mapping: readonly ColumnMapping[]): Promise<void>
}

/** What a file is imported into, while a job does it. */
export interface Writing {
  /** The next rows that are processed in one transaction; undefined if they exceed the maximum size. */
  readChunk(context: Context, held: Import): Promise<Chunk | undefined>
  /** Why the next rows exceed the maximum size. */
  tooLong: string
  tryRows(context: Context, held: Import, rows: Processing): Promise<void>
  /** Returns what is needed to undo it. */
  writeRows(context: Context, held: Import, rows: Processing): Promise<ItemChange[]>
  /** How many of some changes are undone in one transaction: the first ones. */
  countUndone(changes: readonly ItemChange[]): number
  /** Undoes changes of what is still as the import left it. The others are counted and stay. */
  undoneRows(context: Context, undoing: { changes: readonly ItemChange[]; before: Undone }): Promise<Undone>
}

/** Rows of a file, and where their outcomes go. */
export interface Processing {
  chunk: Chunk
  tally: Tally
}
