/** Things with corners: blocks turned a little, flat sheets, rods. */
import { tone, type Hex } from './color.ts'
import { LIGHT, SHADOW } from './palette.ts'
import { type Defs, el, group, path, type Point, polygon } from './svg.ts'
import { type Body, TILT } from './turned.ts'

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

type Spot = readonly [x: number, y: number, z: number]

/** Where a spot is seen: x to the right, y up, z towards the eye. */
export const seen = ([x, y, z]: Spot): Point => [x, y - z * TILT]

/** A block with three faces to be seen: front, right side and top. */
export function block(defs: Defs, shape: Block): Body {
  const { width, depth, height, paint, turn = 0, at = 0 } = shape
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
  const corner = (x: number, y: number, z: number): Point => seen([x * cos - z * sin, y + at, x * sin + z * cos])
  const [w, d] = [width / 2, depth / 2]
  const front = [corner(-w, 0, d), corner(w, 0, d), corner(w, height, d), corner(-w, height, d)]
  const side = turn < 0 ? [corner(-w, 0, -d), corner(-w, 0, d), corner(-w, height, d), corner(-w, height, -d)] : [corner(w, 0, d), corner(w, 0, -d), corner(w, height, -d), corner(w, height, d)]
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
  const fade = level ? defs.linear([[0, LIGHT, 0.22], [1, SHADOW, 0.08]]) : defs.linear([[0, LIGHT, 0.1], [1, SHADOW, 0.2]], { x2: 0, y2: 1 })
  const painted = el('path', { d, fill: paint, stroke: paint, 'stroke-width': 0.4 })
  if (!art) return painted + el('path', { d, fill: fade })
  const [wide, high] = [Math.hypot(across[0] - origin[0], across[1] - origin[1]), Math.hypot(up[0] - origin[0], up[1] - origin[1])]
  const matrix = [(across[0] - origin[0]) / wide, -(across[1] - origin[1]) / wide, -(up[0] - origin[0]) / high, (up[1] - origin[1]) / high, origin[0], -origin[1]]
  const laid = group({ transform: `matrix(${matrix.map((n) => n.toFixed(4)).join(' ')})` }, art)
  return painted + group({ 'clip-path': defs.clip(d) }, laid) + el('path', { d, fill: fade })
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
  if (r === 0) return polygon([[-w, low], [-w, high], [w, high], [w, low]])
  const corner = (x: number, y: number) => path('A', r, r, 0, 0, 1, x, y)
  return `${path('M', -w, low + r, 'L', -w, high - r)}${corner(-w + r, high)}${path('L', w - r, high)}${corner(w, high - r)}${path('L', w, low + r)}${corner(w - r, low)}${path('L', -w + r, low)}${corner(-w, low + r)}Z`
}

/** A flat sheet with light across it. */
export function sheet(defs: Defs, d: string, paint: Hex): string {
  const light = defs.linear([[0, LIGHT, 0.28], [0.5, LIGHT, 0], [1, SHADOW, 0.2]], { x2: 1, y2: 0.6 })
  return el('path', { d, fill: paint }) + el('path', { d, fill: light })
}

/** A rod, wire or handle along a path: a dark core, its colour, and a light along its upper left. */
export function rod(d: string, width: number, paint: Hex): string {
  const line = { d, fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
  return group(
    {},
    el('path', { ...line, stroke: tone(paint, -0.17), 'stroke-width': width }),
    el('path', { ...line, stroke: paint, 'stroke-width': width * 0.72, transform: `translate(${-width * 0.09} ${-width * 0.06})` }),
    el('path', { ...line, stroke: tone(paint, 0.18), 'stroke-width': width * 0.24, 'stroke-opacity': 0.85, transform: `translate(${-width * 0.22} ${-width * 0.14})` }),
  )
}

/** The outline of a rod, for its shadow. */
export function rodOutline(points: readonly Point[], width: number): string {
  const along = points.map((point, at) => {
    const [before, after] = [points[Math.max(0, at - 1)]!, points[Math.min(points.length - 1, at + 1)]!]
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    const off: Point = [(-(after[1] - before[1]) / length) * (width / 2), ((after[0] - before[0]) / length) * (width / 2)]
    return { left: [point[0] + off[0], point[1] + off[1]] as Point, right: [point[0] - off[0], point[1] - off[1]] as Point }
  })
  return clockwise([...along.map(({ left }) => left), ...along.map(({ right }) => right).toReversed()])
}
