import { formatTime, type Where } from '@stoa/ui/dates'
import { formatBytes, numberFormat } from '@stoa/ui/formats'
import type { Status } from '../answers.ts'

type Row = Status['rows'][number]

/** A row with a formatted value. */
export interface HealthRow extends Pick<Row, 'group' | 'name' | 'of' | 'state' | 'sentence'> {
  value: string | undefined
}

export interface HealthView {
  state: Status['state']
  checked: { instant: string; text: string }
  rows: HealthRow[]
}

export const healthView = ({ state, checkedDate, rows }: Status, where: Where): HealthView => ({
  state,
  checked: { instant: checkedDate, text: formatTime(checkedDate, where, 'medium') },
  rows: rows.map(({ group, name, of, state: own, sentence, value, unit }) => ({
    group,
    name,
    ...(of === undefined ? {} : { of }),
    state: own,
    sentence,
    value: value === undefined ? undefined : written(value, unit, where.locale),
  })),
})

/** 1500 BYTES → "1.5 kB", 90061 SECONDS → "1 day, 1 hr". */
export function written(value: number | string, unit: Row['unit'], locale: string): string {
  if (typeof value === 'string') return value
  switch (unit) {
    case 'BYTES':
      return formatBytes(value, locale)
    case 'SECONDS':
      return duration(value, locale)
    case 'MILLISECONDS':
      return inUnit(value, 'millisecond', locale)
    default:
      return numberFormat(locale).format(value)
  }
}

const inUnit = (value: number, unit: string, locale: string): string =>
  numberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 0 }).format(value)

const spans = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** Only the two largest units: seconds don't matter after a week. */
function duration(seconds: number, locale: string): string {
  const first = spans.findIndex(([, length]) => seconds >= length)
  if (first < 0) return inUnit(0, 'second', locale)
  const [[unit, length], next] = [spans[first]!, spans[first + 1]]
  const rest = seconds % length
  const parts = [inUnit(Math.floor(seconds / length), unit, locale)]
  if (next && rest >= next[1]) parts.push(inUnit(Math.floor(rest / next[1]), next[0], locale))
  return new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' }).format(parts)
}
