import { csvLine, saferCell } from './cell.ts'
import type { Import } from './import.ts'
import type { InputRow } from './read-rows.ts'
import type { RowError } from './row-error.ts'
import { errorColumn } from './suggest.ts'

/** The name of an error file: `books.csv` → `books-errors.csv`. */
export const errorFileName = (fileName: string, format: Import['format']): string =>
  `${fileName.replace(/\.[A-Za-z]{1,10}$/, '').replace(/-errors$/, '')}-errors.${format === 'CSV' ? 'csv' : 'jsonl'}`

/** The first line of an error file: a column for the error, and those of the file. Additional cells of a row stay at its end. */
export function errorHead({ format, plan }: Import): string {
  if (format === 'JSON_LINES') return ''
  return `\u{feff}${csvLine([errorColumn, ...sourceColumns(plan).map(({ name }) => saferCell(name))])}`
}

/** A file that is an error file already has the column. */
const sourceColumns = ({ columns }: Import['plan']) => columns.filter(({ name }) => name !== errorColumn)

/** A row that failed, as it is in the file, with the reason. */
export function errorLine({ format, plan }: Import, { given, problem }: RowError): string {
  const why = problem.column === undefined ? problem.description : `${problem.column}: ${problem.description}`
  if (format === 'JSON_LINES') return `${JSON.stringify(objectOf(given, why))}\n`
  const cells = 'cells' in given ? given.cells : ['text' in given ? given.text : '']
  const shown = plan.columns.flatMap(({ name }, index) => (name === errorColumn ? [] : [cells[index] ?? '']))
  const more = cells.slice(plan.columns.length)
  return csvLine([why, ...shown, ...more].map(saferCell))
}

const objectOf = (given: InputRow, why: string): Record<string, unknown> => ({
  [errorColumn]: why,
  ...('object' in given ? given.object : { '(line)': 'text' in given ? given.text : '' }),
})
