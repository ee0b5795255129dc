/** Things with corners: blocks turned a little, flat sheets, rods. */
import { tone, type Hex } from './color.ts'
import { filled } from './marks.ts'
import { LIGHT, SHADOW } from './palette.ts'
import { ACROSS, type Defs, DOWN, el, group, path, type Point, type Points, polygon, toPoints } from './svg.ts'
import { seen } from './seen.ts'
import type { Body } from './turned.ts'

export interface Block {
  width: number
  depth: number
  height: number
  paint: Hex
  /** Degrees the block is turned about its middle; positive shows more of its right side. */
  turn?: number
  /** Lifted off the sill. */
  at?: number
  /** Art on a face: x from its left edge, y upward from its foot, in millimetres. */
  front?: string
  side?: string
  top?: string
}

/** A block with three faces to be seen: front, right side and top. */
export function block(defs: Defs, shape: Block): Body {
  const { width, depth, height, paint, turn = 0, at = 0 } = shape
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
  const corner = (x: number, y: number, z: number): Point => seen([x * cos - z * sin, y + at, x * sin + z * cos])
  const [w, d] = [width / 2, depth / 2]
  const front = [corner(-w, 0, d), corner(w, 0, d), corner(w, height, d), corner(-w, height, d)]
  const side =
    turn < 0
      ? [corner(-w, 0, -d), corner(-w, 0, d), corner(-w, height, d), corner(-w, height, -d)]
      : [corner(w, 0, d), corner(w, 0, -d), corner(w, height, -d), corner(w, height, d)]
  const top = [corner(-w, height, d), corner(w, height, d), corner(w, height, -d), corner(-w, height, -d)]
  const lit = turn < 0 ? { front: -0.07, side: 0.03 } : { front: 0.02, side: -0.13 }
  const faces = [
    face(defs, side, { paint: tone(paint, lit.side), art: shape.side }),
    face(defs, front, { paint: tone(paint, lit.front), art: shape.front }),
    face(defs, top, { paint: tone(paint, 0.07), art: shape.top, level: true }),
  ]
  return { body: group({}, ...faces), outline: [side, front, top].map(clockwise).join('') }
}

interface Face {
  paint: Hex
  art: string | undefined
  level?: boolean
}

function face(defs: Defs, corners: readonly Point[], { paint, art, level }: Face): string {
  const [origin, across, , up] = corners as [Point, Point, Point, Point]
  const d = polygon(corners)
  const fade = level ? defs.linear(ACROSS, [0, LIGHT, 0.22], [1, SHADOW, 0.08]) : defs.linear(DOWN, [0, LIGHT, 0.1], [1, SHADOW, 0.2])
  const painted = el('path', { d, fill: paint, stroke: paint, 'stroke-width': 0.4 })
  if (!art) return painted + filled(d, fade)
  const [wide, high] = [Math.hypot(across[0] - origin[0], across[1] - origin[1]), Math.hypot(up[0] - origin[0], up[1] - origin[1])]
  const matrix = [
    (across[0] - origin[0]) / wide,
    -(across[1] - origin[1]) / wide,
    -(up[0] - origin[0]) / high,
    (up[1] - origin[1]) / high,
    origin[0],
    -origin[1],
  ]
  const laid = group({ transform: `matrix(${matrix.map((n) => n.toFixed(4)).join(' ')})` }, art)
  return painted + group({ 'clip-path': defs.clip(d) }, laid) + filled(d, fade)
}

/** A polygon wound as every outline is, so that overlapping ones add up. */
function clockwise(points: readonly Point[]): string {
  const turn = points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length]!
    return sum + (nextX - x) * (nextY + y)
  }, 0)
  return polygon(turn < 0 ? points.toReversed() : points)
}

/** A rounded rectangle standing on the sill, or hanging from its top edge where `hangs`. */
export function slab(width: number, height: number, { radius = 0, bottom = 0 }: { radius?: number; bottom?: number } = {}): string {
  const [w, low, high, r] = [width / 2, bottom, bottom + height, radius]
  if (r === 0) return polygon(`${-w} ${low}, ${-w} ${high}, ${w} ${high}, ${w} ${low}`)
  const arc = `A ${r} ${r} 0 0 1`
  const top = `L ${-w} ${high - r} ${arc} ${-w + r} ${high} L ${w - r} ${high} ${arc} ${w} ${high - r}`
  return path(`M ${-w} ${low + r} ${top} L ${w} ${low + r} ${arc} ${w - r} ${low} L ${-w + r} ${low} ${arc} ${-w} ${low + r} Z`)
}

/** A flat sheet with light across it. */
export function sheet(defs: Defs, d: string, paint: Hex): string {
  const light = defs.linear({ x2: 1, y2: 0.6 }, [0, LIGHT, 0.28], [0.5, LIGHT, 0], [1, SHADOW, 0.2])
  return filled(d, paint) + filled(d, light)
}

/** A rod, wire or handle along a path: a dark core, its colour, and a light along its upper left. */
export function rod(d: string, width: number, paint: Hex): string {
  const line = { d, fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
  return group(
    {},
    el('path', { ...line, stroke: tone(paint, -0.17), 'stroke-width': width }),
    el('path', { ...line, stroke: paint, 'stroke-width': width * 0.72, transform: `translate(${-width * 0.09} ${-width * 0.06})` }),
    el('path', {
      ...line,
      stroke: tone(paint, 0.18),
      'stroke-width': width * 0.24,
      'stroke-opacity': 0.85,
      transform: `translate(${-width * 0.22} ${-width * 0.14})`,
    }),
  )
}

/** The outline of a rod, for its shadow. */
export function rodOutline(told: Points, width: number): string {
  const points = toPoints(told)
  const along = points.map((point, at) => {
    const [before, after] = [points[Math.max(0, at - 1)]!, points[Math.min(points.length - 1, at + 1)]!]
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    const off: Point = [(-(after[1] - before[1]) / length) * (width / 2), ((after[0] - before[0]) / length) * (width / 2)]
    return { left: [point[0] + off[0], point[1] + off[1]] as Point, right: [point[0] - off[0], point[1] - off[1]] as Point }
  })
  return clockwise([...along.map(({ left }) => left), ...along.map(({ right }) => right).toReversed()])
}

/** Brushed metal, from one corner to the other. */
export const brushed = (defs: Defs, paint: Hex): string =>
  defs.linear(
    { x2: 1, y2: 1 },
    [0, tone(paint, 0.2)],
    [0.35, paint],
    [0.6, tone(paint, -0.16)],
    [0.85, tone(paint, 0.06)],
    [1, tone(paint, -0.2)],
  )

/** The light on something round and soft, laid over its colour. */
export const rounding = (defs: Defs): string =>
  defs.linear({ x2: 0.75, y2: 1 }, [0, LIGHT, 0.34], [0.35, LIGHT, 0.06], [0.7, SHADOW, 0.12], [1, SHADOW, 0.42])
