import type { Counts } from './import.ts'
import type { ImportedThing } from './into/product-imports.ts'
import type { InputRow } from './read-rows.ts'
import type { RowError, RowProblem } from './row-error.ts'
import type { ReadRow } from './row.ts'

/** A parsed row of an item. */
export interface Ready extends ReadRow {
  number: number
  given: InputRow
}

export type RowOutcome = 'inserted' | 'updated' | 'skipped' | { problem: RowProblem }

/** The outcomes of some rows. */
export class Tally {
  readonly counts: Counts
  readonly errors: RowError[] = []
  constructor(before: Counts) {
    this.counts = { ...before }
  }

  /** The outcome of what several rows are about. If it failed, each of them is an error, so that they can be corrected together. */
  addThing(rows: readonly Pick<Ready, 'number' | 'given'>[], outcome: ImportedThing['outcome']): void {
    this.counts.rows += rows.length
    if (typeof outcome === 'string') {
      this.counts[outcome]++
      return
    }
    this.counts.failed++
    const { row: at, ...problem } = outcome.problem
    for (const { number, given } of rows)
      this.errors.push({
        row: number,
        given,
        problem: number === at ? problem : { code: 'ANOTHER_ROW', description: `Row ${at} has an error.` },
      })
  }

  add({ number, given }: Pick<Ready, 'number' | 'given'>, outcome: RowOutcome): void {
    this.counts.rows++
    if (typeof outcome === 'string') this.counts[outcome]++
    else {
      this.counts.failed++
      this.errors.push({ row: number, given, problem: outcome.problem })
    }
  }
}
