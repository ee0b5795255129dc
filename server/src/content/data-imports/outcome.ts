import type { Counts } from './import.ts'
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

  add({ number, given }: Pick<Ready, 'number' | 'given'>, fate: RowOutcome): void {
    this.counts.rows++
    if (typeof fate === 'string') this.counts[fate]++
    else {
      this.counts.failed++
      this.errors.push({ row: number, given, problem: fate.problem })
    }
  }
}
