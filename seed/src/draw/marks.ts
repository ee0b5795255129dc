/** The small strokes of many drawings. */
import type { Hex } from './color.ts'
import { TILT } from './seen.ts'
import { el, ellipse, path, type Point } from './svg.ts'

/** An area in a colour, or in a gradient by its reference. */
export const filled = (d: string, fill: string, opacity?: number): string => el('path', { d, fill, 'fill-opacity': opacity })

/** A line along a path, with round ends. */
export const stroked = (d: string, stroke: Hex, width: number, opacity?: number): string =>
  el('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-opacity': opacity, 'stroke-linecap': 'round' })

export const line = (from: Point, to: Point, stroke: Hex, width: number): string => stroked(path(`M ${from} L ${to}`), stroke, width)

export const dot = (at: Point, radius: number, fill: string): string => filled(ellipse(...at, radius, radius), fill)

/** A rectangle by its lower left corner. */
export const box = (x: number, y: number, width: number, height: number, fill: string): string =>
  el('rect', { x, y: -y - height, width, height, fill })

/** A round thing that lies level, seen from a little above. */
export const level = ([x, y]: Point, radius: number, fill: string, opacity?: number): string =>
  filled(ellipse(x, y, radius, radius * TILT), fill, opacity)
