import { isInstant } from '../../grid/cell-text.ts'
import type { WireFilter } from '../filter/filter-tree.ts'
import { periodOf } from './period.ts'
import { valueIn, type ResultColumn } from './result-columns.ts'

/** The filter for the items of one group among those that were grouped; undefined if no filter can express it. */
export function groupFilter(
  result: Readonly<Record<string, unknown>>,
  columns: readonly ResultColumn[],
  initial: WireFilter | undefined,
): WireFilter | undefined {
  const parts = columns.filter(({ role }) => role === 'group').map((column) => partOf(valueIn(result, column), column))
  if (parts.length === 0 || parts.includes(undefined)) return undefined
  const all = [...(initial ? [initial] : []), ...(parts as WireFilter[])]
  const keys = all.flatMap((one) => Object.keys(one))
  return new Set(keys).size === keys.length ? Object.assign({}, ...all) : { $and: all }
}

function partOf(value: unknown, column: ResultColumn): WireFilter | undefined {
  const { key, kind } = column.field
  if (value === null || value === undefined) return { [key]: null }
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || isInstant(value)
  if (column.part === undefined) return isPlain ? { [key]: value } : undefined
  const period = periodOf(value, column)
  if (!period) return undefined
  const iso = (at: number): string => new Date(at).toISOString()
  const bound = (at: number): unknown => (kind === 'instant' ? { $date: iso(at) } : iso(at).slice(0, 10))
  return { [key]: { $between: [bound(period.from), bound(period.to)] } }
}
