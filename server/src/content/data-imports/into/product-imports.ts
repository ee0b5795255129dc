import type { Context } from '../../../kernel/context.ts'
import type { ColumnMapping, Plan } from '../import.ts'

/** A row of a CSV file that could be read. */
export interface FileRow {
  /** As a spreadsheet shows it. */
  number: number
  cells: readonly string[]
}

/** Why rows weren't imported. */
export interface ImportProblem {
  /** The row that the problem is in. */
  row: number
  /** Absent if it isn't about one column. */
  column?: string
  code: string
  description: string
}

/** What became of a thing that some rows are about. */
export interface ImportedThing {
  rows: readonly number[]
  /** `skipped` if it exists and stays as it is. */
  outcome: 'inserted' | 'updated' | 'skipped' | { problem: ImportProblem }
}

/** What undoing an import needs to know of a thing that it created or changed. */
export interface ImportChange {
  id: string
  revision: number
  /** Undefined: the thing is new. */
  before?: object | undefined
}

export interface ImportBatch {
  columns: readonly string[]
  mapping: readonly ColumnMapping[]
  mode: Plan['mode']
  emptyCells: Plan['emptyCells']
  rows: readonly FileRow[]
  /** Which of some names earlier rows of the file have. */
  met(names: readonly string[]): Promise<ReadonlySet<string>>
  /** Whether nothing is to be written. */
  isTrial: boolean
}

/** What became of some rows. */
export interface ImportedBatch {
  things: ImportedThing[]
  changes: ImportChange[]
  /** What the file names things by, and has not named earlier. */
  names: string[]
}

/** How rows of files become products. */
export interface ProductImports {
  /** How many of some rows are imported together: those of the first products that are whole. If no further rows follow, the last one is whole. */
  countWhole(rows: readonly FileRow[], plan: Pick<ImportBatch, 'columns' | 'mapping'>, isLast: boolean): number
  importRows(context: Context, batch: ImportBatch): Promise<ImportedBatch>
  /** What undoes a change of an earlier part of the file together with a later one of the same product. */
  joined(earlier: ImportChange, later: ImportChange): ImportChange
  /** How many of some changes are undone together: the first ones. */
  countUndone(changes: readonly Pick<ImportChange, 'before'>[]): number
  /** Undoes changes of products that are still as the import left them. Returns how many were removed, and how many have their former data again. */
  undo(context: Context, changes: readonly ImportChange[]): Promise<{ removed: number; restored: number }>
}
