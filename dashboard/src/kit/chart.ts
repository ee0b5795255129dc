/** One bar of a chart and what it is compared with. Values are for its height alone: what is read stands in the table. */
export interface Point {
  value: number
  before: number | undefined
  /** What stands below the bar, where there is room. */
  label: string
}

/** Where things stand in a chart: sideways in hundredths of its width, so that it fits any; upwards in pixels. */
export interface ChartGeometry {
  height: number
  /** Lines across, with the value they stand for. */
  lines: { y: number; value: number }[]
  bars: { x: number; width: number; y: number; height: number }[]
  /** Pieces of the line through what was before. */
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

/** The lines across a chart of these values and nought. */
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

/** A value at an instant; undefined where there is none, which breaks the line. */
export interface LinePoint {
  at: number
  value: number | undefined
  label: string
}

export interface LineGeometry extends Pick<ChartGeometry, 'height' | 'lines' | 'labels'> {
  /** Where each point stands; undefined where it has no value. */
  dots: ({ x: number; y: number } | undefined)[]
  pieces: { x1: number; y1: number; x2: number; y2: number }[]
}

/** Points in the order of time as a line: as far apart as their instants are. */
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

/** Round values that a chart's lines stand at, up to the first that nothing is above: 87 → 25, 50, 75, 100. None for nothing. */
export function stepsTo(highest: number): number[] {
  if (highest <= 0) return []
  const rough = highest / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((one) => one >= rough)!
  return Array.from({ length: Math.ceil(highest / step) }, (_, index) => step * (index + 1))
}

/** Which bars are named: the last, and every so many before it. */
function labelled(count: number): number[] {
  const step = Math.ceil(count / labelsMax)
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => count - 1 - index * step).toReversed()
}

/** A name at the edge begins or ends there, so that none is cut off. */
function labelAt(index: number, count: number, slot: number): Omit<ChartGeometry['labels'][number], 'text'> {
  if (count > labelsMax && index === 0) return { x: 0, anchor: 'start' }
  if (count > labelsMax && index === count - 1) return { x: 100, anchor: 'end' }
  return { x: round(slot * (index + 0.5)), anchor: 'middle' }
}

const round = (value: number): number => Math.round(value * 100) / 100
