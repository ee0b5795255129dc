import { Fragment } from './sql.ts'
import { columnsIn, fromJson, type Columns, type InsertRow } from './table.ts'

/** Rows sent as one JSON parameter, as a table to select from. `offset 0` makes PostgreSQL read each value once, wherever it is used. (`jsonb_to_recordset`
 *  would do the same, but Citus refuses it.) */
export function jsonRows<Of extends Columns>(declared: Of): (rows: readonly InsertRow<Of>[]) => Fragment {
  const list = columnsIn('given', declared).map((column) => `${fromJson(column)} as "${column.key}"`)
  const text = `(select ${list.join(', ')} from jsonb_array_elements($1::jsonb) as given offset 0)`
  return (rows) => new Fragment(text, [JSON.stringify(rows)])
}
