import { part, raw, type Fragment, type Raw } from '../../sql.ts'
import type { EntityField } from '../target.ts'

/** A date in the format of the wire. */
export const isoText = (date: Fragment): Fragment => part`to_char(${date} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** A value of a column as a number: in units instead of minor ones, a date in milliseconds since 1970. */
export function numberOf(column: Fragment | Raw, { type, scale }: EntityField): Fragment {
  if (type === 'date') return part`(extract(epoch from ${column}) * 1000)`
  return scale === undefined ? part`${column}` : part`(${column}::numeric * ${raw(`1e-${scale}`)})`
}

/** A value as a result names it. */
export function textOf(column: Fragment | Raw, field: EntityField): Fragment {
  if (field.toText) return field.toText(part`${column}`)
  if (field.type === 'date') return isoText(part`${column}`)
  if (field.type !== 'number') return part`${column}::text`
  // A double's text has exactly its digits; the cast to numeric alone would round them.
  return field.scale === undefined ? part`trim_scale(${column}::text::numeric)::text` : part`trim_scale(${numberOf(column, field)})::text`
}

/** A value as results are sorted by it. */
export const sortOf = (column: Fragment | Raw, { type }: EntityField): Fragment =>
  type === 'number' || type === 'date' ? part`${column}` : part`${column}::text`
