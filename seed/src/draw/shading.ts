/** Light and shadow on a turned body, as strips without anti-aliasing that leave no seams. Rings are [radius, height] from the foot up. */
import { mix, tone, type Hex } from './color.ts'
import { filled } from './marks.ts'
import { LIGHT, SHADOW } from './palette.ts'
import { group, path, type Point, polygon, toPoints } from './svg.ts'
import { TILT } from './seen.ts'

/** Light (above zero) and shadow (below) across a body, from its left edge (−1) to its right (1). */
const shadings = {
  matte: '-1 -0.22, -0.8 -0.03, -0.45 0.2, -0.15 0.1, 0.2 -0.08, 0.55 -0.27, 0.82 -0.43, 0.93 -0.45, 1 -0.33',
  glaze: '-1 -0.3, -0.85 -0.04, -0.5 0.26, -0.2 0.08, 0.2 -0.1, 0.55 -0.32, 0.8 -0.5, 0.92 -0.46, 1 -0.26',
  metal: '-1 -0.5, -0.88 -0.1, -0.66 0.62, -0.5 0.2, -0.25 -0.18, 0.05 0.18, 0.3 0, 0.55 -0.42, 0.8 -0.62, 0.92 -0.15, 1 -0.5',
  glow: '-1 -0.2, -0.7 0.02, -0.2 0.3, 0.1 0.3, 0.6 0.02, 1 -0.25',
}

export type Opaque = keyof typeof shadings

const STRIPS = 40

/** Upright strips that follow the profile. */
export function shadeAround(rings: readonly Point[], finish: Opaque): string {
  const shading = toPoints(shadings[finish])
  const strips: string[] = []
  for (let strip = 0; strip < STRIPS; strip++) {
    const [from, to] = [strip, strip + 1].map((edge) => Math.sin((edge / STRIPS - 0.5) * Math.PI)) as [number, number]
    const value = valueAt(shading, (from + to) / 2)
    strips.push(filled(between(rings, from, to), value > 0 ? LIGHT : SHADOW, Math.abs(value)))
  }
  return group({ 'shape-rendering': 'crispEdges' }, ...strips)
}

function valueAt(shading: readonly Point[], across: number): number {
  const next = shading.findIndex(([at]) => at >= across)
  if (next <= 0) return shading[0]![1]
  const [low, high] = [shading[next - 1]!, shading[next]!]
  return low[1] + ((high[1] - low[1]) * (across - low[0])) / (high[0] - low[0])
}

/** The part of the body between two shares of its width. */
const between = (rings: readonly Point[], from: number, to: number) => polygon([...column(rings, from), ...column(rings, to).toReversed()])

function column(rings: readonly Point[], across: number): Point[] {
  const dip = TILT * Math.sqrt(1 - across * across)
  const points = rings.map(([radius, height]): Point => [radius * across * 1.02, height - radius * dip])
  const [x, y] = points.at(-1)!
  return [...points, [x, y + rings.at(-1)![0] * (dip + TILT)]]
}

/** What faces up is lighter, what faces down darker, and everything darkens towards its foot. */
export function shadeBySlope(rings: readonly Point[]): string {
  const [foot, top] = [rings[0]![1], rings.at(-1)![1]]
  const rise = Math.max(1, top - foot)
  const belts = rings.slice(1).map((ring, index) => {
    const below = rings[index]!
    const [out, up] = [ring[0] - below[0], Math.max(0.01, ring[1] - below[1])]
    const facing = -out / Math.hypot(out, up) - 0.3 * (1 - (ring[1] - foot) / rise) ** 3
    return filled(belt([below, ring]), facing > 0 ? LIGHT : SHADOW, Math.abs(facing) * 0.32)
  })
  return group({ 'shape-rendering': 'crispEdges' }, ...belts)
}

/** The front of the body from its first ring to its last. */
export function belt(rings: readonly Point[]): string {
  const [low, high] = [rings[0]!, rings.at(-1)!]
  const left = rings.map(([radius, height]) => `${-radius} ${height}`)
  const right = rings.toReversed().map(([radius, height]) => `${radius} ${height}`)
  const arc = ([radius]: Point) => `A ${Math.max(0.01, radius)} ${Math.max(0.01, radius * TILT)} 0 0`
  return path(`M ${left.join(' L ')} ${arc(high)} 0 ${high} L ${right.join(' L ')} ${arc(low)} 1 ${-low[0]} ${low[1]} Z`)
}

/** Clear glass: next to nothing in the middle, its colour at the edges. */
export function glassOf(rings: readonly Point[], paint: Hex, outline: string): string[] {
  return [
    filled(outline, mix(paint, '#ffffff', 0.55), 0.3),
    filled(between(rings, -1, -0.86), tone(paint, -0.15), 0.5),
    filled(between(rings, -0.86, -0.72), paint, 0.25),
    filled(between(rings, 0.74, 0.88), paint, 0.3),
    filled(between(rings, 0.88, 1), tone(paint, -0.2), 0.55),
  ]
}

/** The window mirrored in a glaze: a narrow light that follows the profile and tapers at both ends. */
export function glossOf(rings: readonly Point[], strength: number): string {
  const [foot, top] = [rings[0]![1], rings.at(-1)![1]]
  const spine = rings.filter(([, height]) => height > foot + (top - foot) * 0.12 && height < foot + (top - foot) * 0.93)
  if (spine.length < 3) return ''
  const side = (sign: number) =>
    spine.map(([radius, height], index): Point => {
      const taper = Math.sin((Math.PI * (index + 0.4)) / (spine.length - 0.2)) ** 0.5
      const across = -0.55 + sign * 0.05 * taper
      return [radius * across, height - radius * TILT * Math.sqrt(1 - across * across)]
    })
  return filled(polygon([...side(-1), ...side(1).toReversed()]), '#ffffff', strength)
}
