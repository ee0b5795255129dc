import { dataItems } from '@stoa/contract'
import { type ItemProblem, presentProblem } from '../data-items/public.ts'
import type { InputRow } from './read-rows.ts'

/** Why a row wasn't written: an error of the row or of its item. */
export interface RowProblem {
  column?: string
  code: string
  description: string
}

export interface RowError {
  row: number
  problem: RowProblem
  given: InputRow
}

/** The problem of a row that isn't one of the file's format. */
export const notReadable = (given: InputRow): RowProblem => ({
  code: 'ROW_NOT_READABLE',
  description: `The row ${'wrong' in given ? given.wrong : 'can’t be read'}.`,
})

export const unreadable = (description: string, column?: string): RowProblem => ({
  code: 'CELL_NOT_READABLE',
  description,
  ...(column === undefined ? {} : { column }),
})

/** The error of an item, in terms of the file. */
export function problemOfItem(problem: ItemProblem): RowProblem {
  if ('code' in problem && problem.code === 'WDE0074')
    return { code: problem.code, description: dataItems.insertDataItem.problems.WDE0074.message }
  const { code, description, data } = presentProblem(problem)
  const [first] = (data as { fieldViolations?: readonly { field: string; description: string }[] }).fieldViolations ?? []
  return { code, description: first ? `${first.field.replace(/^.*data\./, '')} ${first.description}` : description }
}

/** A row as cells; for JSON lines, the line. */
export function cellsOf(given: InputRow): string[] {
  if ('cells' in given) return given.cells
  return ['object' in given ? JSON.stringify(given.object) : given.text]
}
