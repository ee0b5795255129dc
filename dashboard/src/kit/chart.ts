/** A bar of a chart with its comparison. Values only determine heights: the table has the figures. */
export interface Point {
  value: number
  before: number | undefined
  /** The label below the bar, if there is room. */
  label: string
}

/** Positions in a chart: horizontally in percent, so that it fits any width; vertically in pixels. */
export interface ChartGeometry {
  height: number
  /** Grid lines with their values. */
  lines: { y: number; value: number }[]
  bars: { x: number; width: number; y: number; height: number }[]
  /** Segments of the line of the previous period. */
  before: { x1: number; y1: number; x2: number; y2: number }[]
  labels: { x: number; text: string; anchor: 'start' | 'middle' | 'end' }[]
}

const plotHeight = 190
const top = 10
const labelsHeight = 26
const barShare = 0.66
const labelsMax = 6

export function chartOf(points: readonly Point[]): ChartGeometry {
  const { lines, height, yOf } = axisOf(points.flatMap(({ value, before = 0 }) => [value, before]))
  const slot = 100 / points.length
  const middle = (index: number): number => round(slot * (index + 0.5))
  return {
    height,
    lines,
    bars: points.map(({ value }, index) => ({
      x: round(slot * (index + (1 - barShare) / 2)),
      width: round(slot * barShare),
      y: yOf(Math.max(value, 0)),
      height: round(Math.abs(yOf(0) - yOf(value))),
    })),
    before: points.slice(1).flatMap(({ before }, index) => {
      const last = points[index]!.before
      if (last === undefined || before === undefined) return []
      return [{ x1: middle(index), y1: yOf(last), x2: middle(index + 1), y2: yOf(before) }]
    }),
    labels: labelled(points.length).map((index) => ({ ...labelAt(index, points.length, slot), text: points[index]!.label })),
  }
}

interface Axis extends Pick<ChartGeometry, 'height' | 'lines'> {
  yOf: (value: number) => number
}

/** The grid lines for these values and zero. */
function axisOf(values: readonly number[]): Axis {
  const [lowest, highest] = [Math.min(0, ...values), Math.max(0, ...values)]
  const step = stepsTo(Math.max(highest, -lowest))[0] ?? 1
  const above = Math.ceil(highest / step)
  const below = Math.ceil(-lowest / step)
  const [floor, roof] = [-below * step, Math.max(above, below > 0 ? 0 : 1) * step]
  const yOf = (value: number): number => top + round(plotHeight * (1 - (value - floor) / (roof - floor)))
  const isBare = above + below === 0
  const marks = isBare ? [0] : Array.from({ length: above + below + 1 }, (_, index) => floor + index * step)
  return { height: top + plotHeight + labelsHeight, lines: marks.map((value) => ({ value, y: yOf(value) })), yOf }
}

/** A value at an instant; undefined if there is none, which interrupts the line. */
export interface LinePoint {
  at: number
  value: number | undefined
  label: string
}

export interface LineGeometry extends Pick<ChartGeometry, 'height' | 'lines' | 'labels'> {
  /** The position of each point; undefined if it has no value. */
  dots: ({ x: number; y: number } | undefined)[]
  pieces: { x1: number; y1: number; x2: number; y2: number }[]
}

/** Points as a line in the order of time, spaced by their instants. */
export function lineOf(points: readonly LinePoint[]): LineGeometry {
  const { lines, height, yOf } = axisOf(points.flatMap(({ value }) => value ?? []))
  const [first = 0, last = 0] = [points[0]?.at, points.at(-1)?.at]
  const xOf = (at: number): number => (last === first ? 50 : round(((at - first) / (last - first)) * 100))
  const dots = points.map(({ at, value }) => (value === undefined ? undefined : { x: xOf(at), y: yOf(value) }))
  return {
    height,
    lines,
    dots,
    pieces: dots.slice(1).flatMap((dot, index) => {
      const before = dots[index]
      return dot && before ? [{ x1: before.x, y1: before.y, x2: dot.x, y2: dot.y }] : []
    }),
    labels: labelled(points.length).map((index) => {
      const { at, label } = points[index]!
      const x = xOf(at)
      return { x, text: label, anchor: x < 8 ? 'start' : x > 92 ? 'end' : 'middle' }
    }),
  }
}

/** Round values for grid lines, up to the first that isn't exceeded: 87 → 25, 50, 75, 100. None for zero. */
export function stepsTo(highest: number): number[] {
  if (highest <= 0) return []
  const rough = highest / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((one) => one >= rough)!
  return Array.from({ length: Math.ceil(highest / step) }, (_, index) => step * (index + 1))
}

/** Which bars are labelled: the last, and every n-th before it. */
function labelled(count: number): number[] {
  const step = Math.ceil(count / labelsMax)
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => count - 1 - index * step).toReversed()
}

/** A label at the edge is aligned to it, so that none is cut off. */
function labelAt(index: number, count: number, slot: number): Omit<ChartGeometry['labels'][number], 'text'> {
  if (count > labelsMax && index === 0) return { x: 0, anchor: 'start' }
  if (count > labelsMax && index === count - 1) return { x: 100, anchor: 'end' }
  return { x: round(slot * (index + 0.5)), anchor: 'middle' }
}

const round = (value: number): number => Math.round(value * 100) / 100
