import { numberFormat } from '@stoa/ui/formats'
import { lineOf, type LineGeometry, type LinePoint } from '../../kit/chart.ts'
import type { Cell } from './cells.ts'
import { nextOf, periodOf, periodText, type Period } from './period.ts'
import { valueIn, type ResultColumn } from './result-columns.ts'

/** A chart of one figure per group. */
export type ChartView = BarsView | LineView

export interface BarsView {
  kind: 'bars'
  figure: string
  /** The position of a bar in percent of the full width. */
  bars: { label: Cell[]; text: Cell; start: number; width: number }[]
  /** The position of zero. */
  zero: number
  /** The number of groups on the page, of which the first ones are drawn. */
  groups: number
}

export interface LineView {
  kind: 'line'
  figure: string
  chart: Omit<LineGeometry, 'lines'> & { lines: { y: number; text: string }[] }
  points: { label: string; text: Cell }[]
}

interface Figures {
  results: readonly Readonly<Record<string, unknown>>[]
  columns: readonly ResultColumn[]
  /** The selected figure. */
  chosen: string | undefined
  locale: string
  /** Formats a value. */
  cellOf: (value: unknown, column: ResultColumn) => Cell
}

const barsMax = 30
/** The maximum number of empty periods inserted between others; beyond it the line is drawn straight across. */
const pointsMax = 1000

/** The figures that a chart can display. */
export const chartableFigures = (columns: readonly ResultColumn[]): ResultColumn[] =>
  columns.filter(({ role, kind }) => role === 'figure' && kind === 'number')

/** Undefined if there is nothing to compare: no groups, or no numeric figures. */
export function chartView(asked: Figures): ChartView | undefined {
  const { results, columns, chosen } = asked
  const groups = columns.filter(({ role }) => role === 'group')
  const figure = chartableFigures(columns).find(({ name }) => name === chosen) ?? chartableFigures(columns)[0]
  if (!figure || groups.length === 0 || results.length === 0) return undefined
  const [time] = groups
  const periods = groups.length === 1 ? results.map((result) => periodOf(valueIn(result, time!), time!)) : []
  return periods.some((period) => period !== undefined) ? lineView(asked, figure, periods) : barsView(asked, figure, groups)
}

function barsView({ results, cellOf }: Figures, figure: ResultColumn, groups: readonly ResultColumn[]): BarsView {
  const shown = results.slice(0, barsMax)
  const values = shown.map((result) => numberIn(result, figure) ?? 0)
  const [lowest, highest] = [Math.min(0, ...values), Math.max(0, ...values)]
  const span = highest - lowest || 1
  const hundredths = (value: number): number => Math.round((value / span) * 10_000) / 100
  return {
    kind: 'bars',
    figure: figure.name,
    zero: hundredths(-lowest),
    groups: results.length,
    bars: shown.map((result, index) => ({
      label: groups.map((group) => cellOf(valueIn(result, group), group)),
      text: cellOf(valueIn(result, figure), figure),
      start: hundredths(Math.min(values[index]!, 0) - lowest),
      width: hundredths(Math.abs(values[index]!)),
    })),
  }
}

const numberIn = (result: Readonly<Record<string, unknown>>, figure: ResultColumn): number | undefined => {
  const value = valueIn(result, figure)
  return typeof value === 'number' ? value : undefined
}

function lineView({ results, locale, cellOf }: Figures, figure: ResultColumn, periods: readonly (Period | undefined)[]): LineView {
  const known = periods.flatMap((period, index) => (period ? [{ period, value: numberIn(results[index]!, figure) }] : []))
  const inTime = filled(
    known.toSorted((one, other) => one.period.from - other.period.from),
    // The count and sum of no items are zero; their average is undefined.
    figure.figure?.kind === 'count' || figure.figure?.kind === 'sum' ? 0 : undefined,
  )
  const labelled = inTime.map(({ period: { from, part }, value }): LinePoint => ({
    at: from,
    value,
    label:
      part === 'instant'
        ? String(cellOf({ $date: new Date(from).toISOString() }, { ...figure, kind: 'instant' }))
        : periodText(from, part, locale),
  }))
  const { lines, ...chart } = lineOf(labelled)
  const rough = numberFormat(locale, { notation: 'compact', maximumFractionDigits: 2 })
  return {
    kind: 'line',
    figure: figure.name,
    chart: { ...chart, lines: lines.map(({ y, value }) => ({ y, text: rough.format(value) })) },
    points: labelled.map(({ label, value }) => ({ label, text: cellOf(value, figure) })),
  }
}

interface Timed {
  period: Period
  value: number | undefined
}

/** The same points with the missing periods inserted. */
function filled(points: readonly Timed[], value: number | undefined): Timed[] {
  const all: Timed[] = []
  for (const point of points) {
    const { part } = point.period
    let last = all.at(-1)
    while (part !== 'instant' && last && last.period.to < point.period.from) {
      if (all.length === pointsMax) return [...points]
      const from = last.period.to
      all.push((last = { period: { from, to: nextOf(from, part), part }, value }))
    }
    all.push(point)
  }
  return all
}
