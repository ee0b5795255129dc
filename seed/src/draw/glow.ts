/** Fire and lamplight. */
import { filled, stroked } from './marks.ts'
import { palette } from './palette.ts'
import { type Defs, DOWN, el, ellipse, path, type Point } from './svg.ts'
import { TILT } from './seen.ts'

/** The light about a lamp. */
export const halo = (defs: Defs, [x, y]: Point, radius: number, strength: number) =>
  filled(ellipse(x, y, radius, radius), defs.radial({}, [0, '#fff2c4', strength], [0.45, '#ffe3a0', strength * 0.4], [1, '#ffd27a', 0]))

/** A candle's flame, from the end of its wick. */
export function flame(defs: Defs, [x, y]: Point): string {
  const drop = (size: number) =>
    path(`M ${x} ${y} C ${x - 9 * size} ${y + 6 * size} ${x - 8 * size} ${y + 18 * size} ${x} ${y + 36 * size}`) +
    path(`C ${x + 8 * size} ${y + 18 * size} ${x + 9 * size} ${y + 6 * size} ${x} ${y}`) +
    'Z'
  const wick = stroked(path(`M ${x} ${y - 2} L ${x} ${y + 8}`), palette.iron, 1.6)
  const outer = defs.linear(DOWN, [0, '#ffdf7e'], [0.7, '#f9a63a'], [1, '#e0702c', 0.7])
  return (
    halo(defs, [x, y + 16], 34, 0.8) +
    filled(drop(1), outer) +
    wick +
    el('path', { d: drop(0.5), fill: '#fff7d6', transform: 'translate(0 -5)' })
  )
}

/** A pool of evening on the sill, for things that shine downward. */
export const pool = (defs: Defs, radius: number): string =>
  el('ellipse', {
    cx: 0,
    cy: 6,
    rx: radius,
    ry: radius * TILT,
    fill: defs.radial({}, [0, '#ffe9b0', 0.6], [1, '#ffe9b0', 0]),
  })
