/** The parts of an outlook: sky, clouds, hills. Places are shares of the window's width and measure, from its lower left corner. */
import type { Hex } from './color.ts'
import { dot, filled, stroked } from './marks.ts'
import { palette } from './palette.ts'
import { type Defs, DOWN, el, group, path, type Point, smooth } from './svg.ts'

/** A stretch of the outside, in the room's millimetres. */
export interface Outside {
  left: number
  right: number
  low: number
  high: number
}

/** The measure of all that is outside: the window's width, or less where the window is low. */
export const unit = ({ left, right, low, high }: Outside): number => Math.min(right - left, (high - low) * 1.25)

export const spot = (outside: Outside, [across, up]: Point): Point => [
  outside.left + (outside.right - outside.left) * across,
  outside.low + unit(outside) * up,
]

export const stretch = ({ left, right, low, high }: Outside, paint: string): string =>
  el('rect', { x: left, y: -high, width: right - left, height: high - low, fill: paint })

export const sky = (defs: Defs, outside: Outside, [high, middle, low]: readonly [Hex, Hex, Hex]): string =>
  stretch(outside, defs.linear(DOWN, [0, high], [0.55, middle], [1, low]))

export const disc = (outside: Outside, { at, size, paint }: { at: Point; size: number; paint: Hex }): string =>
  dot(spot(outside, at), unit(outside) * size, paint)

/** A drawing in hundredths of `size`, itself a share of the measure. */
function sized(outside: Outside, { at, size }: { at: Point; size: number }, drawing: string): string {
  const [x, y] = spot(outside, at)
  return group({ transform: `translate(${x} ${-y}) scale(${(unit(outside) * size) / 100})` }, drawing)
}

const puffs = path('M -150 0 A 36 36 0 0 1 -95 36 A 62 62 0 0 1 20 50 A 48 48 0 0 1 110 30 A 30 30 0 0 1 150 0 Z')
const crescent = path('M 40 92 A 100 100 0 1 0 92 -40 A 84 84 0 1 1 40 92 Z')
const wings = path('M -100 35 C -60 60 -20 30 0 0 C 20 30 60 60 100 35')

export const cloud = (outside: Outside, at: Point, size: number): string => sized(outside, { at, size }, filled(puffs, '#fffaf0', 0.85))

export const moon = (outside: Outside, at: Point): string => sized(outside, { at, size: 0.05 }, filled(crescent, '#fff3d0'))

export const gull = (outside: Outside, at: Point): string => sized(outside, { at, size: 0.018 }, stroked(wings, palette.slate, 14))

/** A line of hills by its heights from left to right, filled down to the foot of the window. */
export function ridge(outside: Outside, heights: readonly number[], paint: Hex): string {
  const crest = heights.map((height, at) => spot(outside, [(at / (heights.length - 1)) * 1.1 - 0.05, height]))
  return filled(smooth(crest) + path(`L ${outside.right + 60} ${outside.low} L ${outside.left - 60} ${outside.low} Z`), paint)
}
