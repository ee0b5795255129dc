/** Bodies of revolution: whatever comes off a potter's wheel or a lathe, seen a little from above and lit from the left. */
import { mix, tone, type Hex } from './color.ts'
import { filled } from './marks.ts'
import { LIGHT, SHADOW } from './palette.ts'
import { TILT } from './seen.ts'
import { belt, glassOf, glossOf, type Opaque, shadeAround, shadeBySlope } from './shading.ts'
import { ACROSS, type Defs, el, group, path, type Point, toPoints } from './svg.ts'

export interface Turned {
  /** "radius height, radius height …" from the foot up, in millimetres. A point told twice in a row makes an edge there. */
  profile: string
  paint: Hex
  finish?: Opaque | 'glass'
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
  const parts = splitAtEdges(toPoints(shape.profile)).map(densify)
  const outline = parts.map(outlineOf).join('')
  const drawn = parts.map((part, index) => partOf(defs, shape, { rings: part, above: parts[index + 1]?.[0] }))
  const mouth = shape.open ? mouthOf(defs, parts.at(-1)!.at(-1)!, shape) : ''
  return { body: group({}, ...drawn, mouth), outline }
}

/** One stretch of the profile between two edges: painted, decorated, shaded, and capped where the next stretch sits further in. */
function partOf(defs: Defs, shape: Turned, { rings, above }: { rings: readonly Point[]; above: Point | undefined }): string {
  const finish = shape.finish ?? 'matte'
  const outline = outlineOf(rings)
  const top = rings.at(-1)!
  const cap = above && above[0] < top[0] - 0.5 ? capOf(defs, top, shape) : ''
  const clip = { 'clip-path': defs.clip(outline) }
  if (finish === 'glass') return group(clip, ...glassOf(rings, shape.paint, outline)) + cap + glossOf(rings, 0.6)
  const bands = (shape.bands ?? []).map((band) => bandOf(rings, band))
  const decor = shape.decor ? shape.decor(surfaceOf(rings)) : ''
  const clipped = group(clip, filled(outline, shape.paint), ...bands, decor, shadeAround(rings, finish), shadeBySlope(rings))
  return clipped + cap + (finish === 'glaze' ? glossOf(rings, 0.55) : '')
}

function capOf(defs: Defs, [radius, height]: Point, { paint, finish }: Turned): string {
  const sheen = defs.linear(ACROSS, [0, LIGHT, 0.3], [0.4, LIGHT, 0.12], [1, SHADOW, 0.22])
  const opacity = finish === 'glass' ? 0.2 : 1
  return ring(height, radius, tone(paint, 0.04), opacity) + ring(height, radius, sheen, opacity)
}

/** A level disc seen from a little above. */
const ring = (height: number, radius: number, fill: string, opacity?: number) =>
  el('ellipse', { cx: 0, cy: -height, rx: radius, ry: radius * TILT, fill, 'fill-opacity': opacity })

function surfaceOf(rings: readonly Point[]): Surface {
  return (angle, height) => {
    const [radius, turn] = [radiusAt(rings, height), (angle * Math.PI) / 180]
    return [radius * Math.sin(turn), height - TILT * radius * Math.cos(turn)]
  }
}

function splitAtEdges(profile: readonly Point[]): Point[][] {
  const runs: Point[][] = [[profile[0]!]]
  for (const [index, point] of profile.entries()) {
    const before = profile[index - 1]
    if (!before) continue
    if (point[0] === before[0] && point[1] === before[1]) runs.push([point])
    else runs.at(-1)!.push(point)
  }
  return runs.filter((run) => run.length > 1)
}

/** More rings between those of a stretch, along a smooth curve. */
function densify(run: readonly Point[]): Point[] {
  const at = (index: number) => run[Math.min(run.length - 1, Math.max(0, index))]!
  const steps = run.length === 2 ? 2 : 5
  const rings: Point[] = []
  for (let index = 0; index < run.length - 1; index++) {
    const around = [at(index - 1), at(index), at(index + 1), at(index + 2)] as const
    for (let step = 0; step < steps; step++) rings.push([Math.max(0, along(around, 0, step / steps)), along(around, 1, step / steps)])
  }
  return [...rings, run.at(-1)!]
}

/** One axis of a Catmull-Rom curve through four points, `t` of the way from the second to the third. */
function along([before, from, to, after]: readonly [Point, Point, Point, Point], axis: 0 | 1, t: number): number {
  const linear = (to[axis] - before[axis]) * t
  const square = (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t * t
  const cube = (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t * t * t
  return 0.5 * (2 * from[axis] + linear + square + cube)
}

function outlineOf(rings: readonly Point[]): string {
  const [foot, top] = [rings[0]!, rings.at(-1)!]
  const left = rings.map(([radius, height]) => `${-radius} ${height}`)
  const right = rings.toReversed().map(([radius, height]) => `${radius} ${height}`)
  const arc = ([radius]: Point) => `A ${Math.max(0.01, radius)} ${Math.max(0.01, radius * TILT)} 0 0 1`
  return path(`M ${left.join(' L ')} ${arc(top)} ${top} L ${right.join(' L ')} ${arc(foot)} ${-foot[0]} ${foot[1]} Z`)
}

function radiusAt(rings: readonly Point[], height: number): number {
  const above = rings.findIndex((one) => one[1] >= height)
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
  const inner = rings.filter((one) => one[1] > low && one[1] < high)
  return filled(belt([[radiusAt(rings, low), low], ...inner, [radiusAt(rings, high), high]]), paint)
}

function mouthOf(defs: Defs, [radius, height]: Point, { open, paint, finish }: Turned): string {
  const lip = open?.lip ?? Math.max(1.2, radius * 0.07)
  const inside = open?.paint ?? (finish === 'glass' ? mix(paint, '#ffffff', 0.6) : tone(paint, -0.22))
  const holds = open?.holds ? group({ 'clip-path': defs.clip(above(radius - lip, height)) }, open.holds) : ''
  if (finish === 'glass')
    return ring(height, radius, inside, 0.25) + holds + rim(radius - lip / 2, height, { width: lip, paint: tone(paint, 0.2) })
  const well = defs.linear(ACROSS, [0, SHADOW, 0.5], [0.55, SHADOW, 0.16], [1, LIGHT, 0.3])
  return ring(height, radius, tone(paint, 0.1)) + ring(height, radius - lip, inside) + ring(height, radius - lip, well) + holds
}

/** All that can be seen of what stands in an opening: everything above its front edge. */
const above = (radius: number, height: number) =>
  path(
    `M ${-radius} ${height} A ${radius} ${radius * TILT} 0 0 0 ${radius} ${height} L 900 ${height} L 900 ${height + 900} L -900 ${height + 900} L -900 ${height} Z`,
  )

const rim = (radius: number, height: number, { width, paint }: { width: number; paint: Hex }) =>
  el('ellipse', {
    cx: 0,
    cy: -height,
    rx: radius,
    ry: radius * TILT,
    fill: 'none',
    stroke: paint,
    'stroke-width': width * 0.7,
    'stroke-opacity': 0.8,
  })
