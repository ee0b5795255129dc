import { formatInstant, type Where } from '@stoa/ui/dates'
import { numberFormat } from '@stoa/ui/formats'
import { cellText, isInstant } from '../../grid/cell-text.ts'
import type { Names } from '../../grid/window.ts'
import { periodOf, periodText } from './period.ts'
import type { ResultColumn } from './result-columns.ts'

/** A formatted value; booleans and null are rendered by the page in its language. */
export type Cell = string | boolean | null

type CellColumn = Pick<ResultColumn, 'kind' | 'part' | 'field' | 'figure'>

/** Formats values in the site's locale. `names` are the labels of referenced items. */
export function cellsOf(where: Where, names: Names = {}): (value: unknown, column: CellColumn) => Cell {
  const number = numberFormat(where.locale, { maximumFractionDigits: 6 })
  const mean = numberFormat(where.locale, { maximumFractionDigits: 3 })
  return (value, column) => {
    if (value === null || value === undefined) return null
    if (typeof value === 'boolean') return value
    if (typeof value === 'number') return (column.figure?.kind === 'average' ? mean : number).format(value)
    const period = periodOf(value, column)
    if (period && period.part !== 'instant') return periodText(period.from, period.part, where.locale)
    if (isInstant(value)) return formatInstant(value.$date, where)
    const nameOf = (id: unknown): unknown => (typeof id === 'string' ? (names[column.field.refersTo ?? '']?.[id] ?? id) : id)
    if (column.field.refersTo) return cellText(Array.isArray(value) ? value.map(nameOf) : nameOf(value), 'tags', where.timeZone)
    return cellText(value, column.kind === 'number' ? 'json' : column.kind, where.timeZone)
  }
}
