/** Bodies of revolution: whatever comes off a potter's wheel or a lathe, seen a little from above and lit from the left. */
import { mix, tone, type Hex } from './color.ts'
import { LIGHT, SHADOW } from './palette.ts'
import { type Defs, el, group, path, type Point, polygon } from './svg.ts'

/** How much of a length that runs away from the eye is seen, for everything in every picture. */
export const TILT = 0.24

/** Light (above zero) and shadow (below) across a body, from its left edge (−1) to its right (1). */
const shadings = {
  matte: [[-1, -0.22], [-0.8, -0.03], [-0.45, 0.2], [-0.15, 0.1], [0.2, -0.08], [0.55, -0.27], [0.82, -0.43], [0.93, -0.45], [1, -0.33]],
  glaze: [[-1, -0.3], [-0.85, -0.04], [-0.5, 0.26], [-0.2, 0.08], [0.2, -0.1], [0.55, -0.32], [0.8, -0.5], [0.92, -0.46], [1, -0.26]],
  metal: [[-1, -0.5], [-0.88, -0.1], [-0.66, 0.62], [-0.5, 0.2], [-0.25, -0.18], [0.05, 0.18], [0.3, 0], [0.55, -0.42], [0.8, -0.62], [0.92, -0.15], [1, -0.5]],
  glow: [[-1, -0.2], [-0.7, 0.02], [-0.2, 0.3], [0.1, 0.3], [0.6, 0.02], [1, -0.25]],
} satisfies Record<string, readonly Point[]>

export type Finish = keyof typeof shadings | 'glass'

export interface Turned {
  /** [radius, height] from the foot up, in millimetres. A point told twice in a row makes an edge there. */
  profile: readonly Point[]
  paint: Hex
  finish?: Finish
  /** Another colour between two heights. */
  bands?: readonly { from: number; to: number; paint: Hex }[]
  /** An open top: what one sees inside, how thick the lip is, and what stands in it. */
  open?: { paint?: Hex; lip?: number; holds?: string }
  /** Drawn on the body under its shading. */
  decor?: (surface: Surface) => string
}

/** Where a point of the surface is seen: `angle` in degrees from the front, `height` in millimetres. */
export type Surface = (angle: number, height: number) => Point

export interface Body {
  body: string
  /** The path of its outline, which casts the shadow. */
  outline: string
}

export function turned(defs: Defs, shape: Turned): Body {
  const parts = splitAtEdges(shape.profile).map(densify)
  const outline = parts.map(outlineOf).join('')
  const rings = parts.flat()
  const drawn = parts.map((part, index) => partOf(defs, shape, { rings: part, above: parts[index + 1]?.[0] }))
  const body = group({}, ...drawn, shape.open ? mouthOf(defs, rings.at(-1)!, shape) : '')
  return { body, outline }
}

/** One stretch of the profile between two edges: painted, decorated, shaded, and capped where the next stretch sits further in. */
function partOf(defs: Defs, shape: Turned, { rings, above }: { rings: readonly Point[]; above: Point | undefined }): string {
  const finish = shape.finish ?? 'matte'
  const outline = outlineOf(rings)
  const top = rings.at(-1)!
  const cap = above && above[0] < top[0] - 0.5 ? capOf(defs, top, shape) : ''
  if (finish === 'glass') return group({ 'clip-path': defs.clip(outline) }, ...glassOf(rings, shape.paint, outline)) + cap + glossOf(rings, 0.6)
  const bands = (shape.bands ?? []).map((band) => bandOf(rings, band))
  const decor = shape.decor ? shape.decor(surfaceOf(rings)) : ''
  const painted = [el('path', { d: outline, fill: shape.paint }), ...bands, decor]
  const clipped = group({ 'clip-path': defs.clip(outline) }, ...painted, shadeAround(rings, shadings[finish]), shadeBySlope(rings))
  return clipped + cap + (finish === 'glaze' ? glossOf(rings, 0.55) : '')
}

function capOf(defs: Defs, [radius, height]: Point, { paint, finish }: Turned): string {
  const sheen = defs.linear([[0, LIGHT, 0.3], [0.4, LIGHT, 0.12], [1, SHADOW, 0.22]])
  const disc = (fill: string) => el('ellipse', { cx: 0, cy: -height, rx: radius, ry: radius * TILT, fill, 'fill-opacity': finish === 'glass' ? 0.2 : 1 })
  return disc(tone(paint, 0.04)) + disc(sheen)
}

function surfaceOf(rings: readonly Point[]): Surface {
  return (angle, height) => {
    const [radius, turn] = [radiusAt(rings, height), (angle * Math.PI) / 180]
    return [radius * Math.sin(turn), height - TILT * radius * Math.cos(turn)]
  }
}

/** More rings between those of a stretch, along a smooth curve. */
function densify(run: readonly Point[]): Point[] {
  const at = (index: number) => run[Math.min(run.length - 1, Math.max(0, index))]!
  const steps = run.length === 2 ? 2 : 6
  const rings: Point[] = []
  for (let index = 0; index < run.length - 1; index++) {
    for (let step = 0; step < steps; step++) rings.push(along(at(index - 1), at(index), at(index + 1), at(index + 2), step / steps))
  }
  return [...rings, run.at(-1)!]
}

function splitAtEdges(profile: readonly Point[]): Point[][] {
  const runs: Point[][] = [[profile[0]!]]
  for (const [index, point] of profile.entries()) {
    if (index === 0) continue
    const before = profile[index - 1]!
    if (point[0] === before[0] && point[1] === before[1]) runs.push([point])
    else runs.at(-1)!.push(point)
  }
  return runs.filter((run) => run.length > 1)
}

function along(before: Point, from: Point, to: Point, after: Point, t: number): Point {
  const one = (axis: 0 | 1) =>
    0.5 *
    (2 * from[axis] +
      (to[axis] - before[axis]) * t +
      (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t * t +
      (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t * t * t)
  return [Math.max(0, one(0)), one(1)]
}

function outlineOf(rings: readonly Point[]): string {
  const [foot, top] = [rings[0]!, rings.at(-1)!]
  const left = rings.map(([radius, height]): Point => [-radius, height])
  const right = rings.toReversed()
  const back = path('A', Math.max(top[0], 0.01), Math.max(top[0] * TILT, 0.01), 0, 0, 1, top[0], top[1])
  const front = path('A', Math.max(foot[0], 0.01), Math.max(foot[0] * TILT, 0.01), 0, 0, 1, -foot[0], foot[1])
  return `${polygon(left).slice(0, -1)}${back}${right.map((p) => path('L', ...p)).join('')}${front}Z`
}

function radiusAt(rings: readonly Point[], height: number): number {
  const above = rings.findIndex((ring) => ring[1] >= height)
  if (above === -1) return rings.at(-1)![0]
  if (above === 0) return rings[0]![0]
  const [low, high] = [rings[above - 1]!, rings[above]!]
  const share = high[1] === low[1] ? 1 : (height - low[1]) / (high[1] - low[1])
  return low[0] + (high[0] - low[0]) * share
}

function bandOf(rings: readonly Point[], { from, to, paint }: { from: number; to: number; paint: Hex }): string {
  const [foot, top] = [rings[0]![1], rings.at(-1)![1]]
  if (to <= foot || from >= top) return ''
  const [low, high] = [Math.max(from, foot), Math.min(to, top)]
  const inner = rings.filter((ring) => ring[1] > low && ring[1] < high)
  return el('path', { d: belt([[radiusAt(rings, low), low], ...inner, [radiusAt(rings, high), high]]), fill: paint })
}

/** The front of the body from its first ring to its last. */
function belt(rings: readonly Point[]): string {
  const [low, high] = [rings[0]!, rings.at(-1)!]
  const left = rings.map(([radius, height]): Point => [-radius, height])
  const right = rings.toReversed()
  const front = ([radius]: Point, sweep: 0 | 1, end: Point) => path('A', Math.max(0.01, radius), Math.max(0.01, radius * TILT), 0, 0, sweep, ...end)
  return `${polygon(left).slice(0, -1)}${front(high, 0, high)}${right.map((p) => path('L', ...p)).join('')}${front(low, 1, [-low[0], low[1]])}Z`
}

const STRIPS = 44

/** Upright strips of light and shadow that follow the profile; without anti-aliasing, so that no seams show between them. */
function shadeAround(rings: readonly Point[], shading: readonly Point[]): string {
  const strips: string[] = []
  for (let strip = 0; strip < STRIPS; strip++) {
    const [from, to] = [strip, strip + 1].map((edge) => Math.sin((edge / STRIPS - 0.5) * Math.PI)) as [number, number]
    const value = valueAt(shading, (from + to) / 2)
    const edges = [...column(rings, from), ...column(rings, to).toReversed()]
    strips.push(el('path', { d: polygon(edges), fill: value > 0 ? LIGHT : SHADOW, 'fill-opacity': Math.abs(value) }))
  }
  return group({ 'shape-rendering': 'crispEdges' }, ...strips)
}

function column(rings: readonly Point[], across: number): Point[] {
  const dip = TILT * Math.sqrt(1 - across * across)
  const stretch = across * 1.02
  const points = rings.map(([radius, height]): Point => [radius * stretch, height - radius * dip])
  const [top] = points.slice(-1) as [Point]
  return [...points, [top[0], top[1] + rings.at(-1)![0] * (dip + TILT)]]
}

function valueAt(shading: readonly Point[], across: number): number {
  const next = shading.findIndex(([at]) => at >= across)
  if (next <= 0) return shading[0]![1]
  const [low, high] = [shading[next - 1]!, shading[next]!]
  return low[1] + ((high[1] - low[1]) * (across - low[0])) / (high[0] - low[0])
}

/** What faces up is lighter, what faces down darker, and everything darkens towards its foot. */
function shadeBySlope(rings: readonly Point[]): string {
  const [foot, top] = [rings[0]![1], rings.at(-1)![1]]
  const rise = Math.max(1, top - foot)
  const belts = rings.slice(1).map((ring, index) => {
    const below = rings[index]!
    const [out, up] = [ring[0] - below[0], Math.max(0.01, ring[1] - below[1])]
    const facing = -out / Math.hypot(out, up) - 0.3 * (1 - (ring[1] - foot) / rise) ** 3
    return el('path', { d: belt([below, ring]), fill: facing > 0 ? LIGHT : SHADOW, 'fill-opacity': Math.abs(facing) * 0.32 })
  })
  return group({ 'shape-rendering': 'crispEdges' }, ...belts)
}

function glassOf(rings: readonly Point[], paint: Hex, outline: string): string[] {
  const edge = (from: number, to: number, fill: Hex, opacity: number) =>
    el('path', { d: polygon([...column(rings, from), ...column(rings, to).toReversed()]), fill, 'fill-opacity': opacity })
  return [
    el('path', { d: outline, fill: mix(paint, '#ffffff', 0.55), 'fill-opacity': 0.3 }),
    edge(-1, -0.86, tone(paint, -0.15), 0.5),
    edge(-0.86, -0.72, paint, 0.25),
    edge(0.74, 0.88, paint, 0.3),
    edge(0.88, 1, tone(paint, -0.2), 0.55),
  ]
}

/** The window mirrored in a glaze: a narrow light that follows the profile and tapers at both ends. */
function glossOf(rings: readonly Point[], strength: number): string {
  const [foot, top] = [rings[0]![1], rings.at(-1)![1]]
  const spine = rings.filter(([, height]) => height > foot + (top - foot) * 0.12 && height < foot + (top - foot) * 0.93)
  if (spine.length < 3) return ''
  const side = (across: number, sign: number) =>
    spine.map(([radius, height], index): Point => {
      const taper = Math.sin((Math.PI * (index + 0.4)) / (spine.length - 0.2)) ** 0.5
      const at = across + sign * 0.05 * taper
      return [radius * at, height - radius * TILT * Math.sqrt(1 - at * at)]
    })
  return el('path', { d: polygon([...side(-0.55, -1), ...side(-0.55, 1).toReversed()]), fill: '#ffffff', 'fill-opacity': strength })
}

function mouthOf(defs: Defs, [radius, height]: Point, { open, paint, finish }: Turned): string {
  const lip = open?.lip ?? Math.max(1.2, radius * 0.07)
  const glass = finish === 'glass'
  const inside = open?.paint ?? (glass ? mix(paint, '#ffffff', 0.6) : tone(paint, -0.22))
  const well = defs.linear([[0, SHADOW, 0.5], [0.55, SHADOW, 0.16], [1, LIGHT, 0.3]])
  const ring = (r: number, fill: string, opacity = 1) => el('ellipse', { cx: 0, cy: -height, rx: r, ry: r * TILT, fill, 'fill-opacity': opacity })
  const holds = open?.holds ? group({ 'clip-path': defs.clip(above(radius - lip, height)) }, open.holds) : ''
  if (glass) return ring(radius, inside, 0.25) + holds + rim(radius, height, lip, tone(paint, 0.2))
  return ring(radius, tone(paint, 0.1)) + ring(radius - lip, inside) + ring(radius - lip, well) + holds
}

/** All that can be seen of what stands in an opening: everything above its front edge. */
const above = (radius: number, height: number) =>
  `${path('M', -radius, height, 'A', radius, radius * TILT, 0, 0, 0, radius, height, 'L', 900, height, 'L', 900, height + 900, 'L', -900, height + 900, 'L', -900, height)}Z`

const rim = (radius: number, height: number, width: number, stroke: Hex) => {
  const middle = radius - width / 2
  return el('ellipse', { cx: 0, cy: -height, rx: middle, ry: middle * TILT, fill: 'none', stroke, 'stroke-width': width * 0.7, 'stroke-opacity': 0.8 })
}
