import { Fragment, raw, type Raw } from './sql.ts'
import { columnsIn, fromJson, type Columns, type InsertRow } from './table.ts'

/** Rows sent as one JSON parameter, as a table to select from. `offset 0` makes PostgreSQL read each value once, wherever it is used. (`jsonb_to_recordset`
 *  would do the same, but Citus refuses it.) */
export function jsonRows<Of extends Columns>(declared: Of): (rows: readonly InsertRow<Of>[]) => Fragment {
  const text = rowsOf(declared)('$1::jsonb')
  return (rows) => new Fragment(text, [JSON.stringify(rows)])
}

/** The same of an expression in a statement. */
export function jsonRowsIn(declared: Columns): (expression: string) => Raw {
  const textOf = rowsOf(declared)
  return (expression) => raw(textOf(expression))
}

function rowsOf(declared: Columns): (expression: string) => string {
  const list = columnsIn('given', declared)
    .map((column) => `${fromJson(column)} as "${column.key}"`)
    .join(', ')
  return (expression) => `(select ${list} from jsonb_array_elements(${expression}) as given offset 0)`
}
