/** Lamps, candles, and glass that plays with the sun. */
import { mix, tone, type Hex } from '../color.ts'
import { flame, halo, pool } from '../glow.ts'
import { LIGHT, palette, type Paint } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { rodOutline } from '../solid.ts'
import { type Defs, el, ellipse, group, path, type Point, polygon, smooth } from '../svg.ts'
import { turned } from '../turned.ts'

/** A small table lamp with a shade like a garden mushroom. */
export const marquiseLamp: Thing = ({ defs, paint }) => {
  const glaze = paint(0, 'coral')
  const stand = turned(defs, { profile: [[54, 0], [55, 5], [50, 12], [50, 12], [22, 18], [13, 40], [11, 90], [13, 150], [20, 176]], paint: glaze, finish: 'glaze' })
  const shade = turned(defs, { profile: [[94, 166], [97, 170], [90, 206], [64, 238], [30, 254], [4, 258]], paint: mix(paint(1, 'plaster'), '#ffe7b0', 0.5), finish: 'glow' })
  const knob = turned(defs, { profile: [[6, 256], [10, 262], [7, 270], [1, 272]], paint: palette.brass, finish: 'metal' })
  return { body: stand.body + shade.body + knob.body, outline: stand.outline + shade.outline, foot: 56, behind: halo(defs, [0, 190], 250, 0.85) }
}

/** A candlestick striped like the light at the river's mouth. */
export const farolCandlestick: Thing = ({ defs, paint }) => {
  const stripe = paint(0, 'coral')
  const bands = [24, 64, 104].map((from) => ({ from, to: from + 20, paint: stripe }))
  const tower = turned(defs, { profile: [[44, 0], [44, 8], [44, 8], [30, 12], [25, 70], [20, 138], [20, 138], [29, 140], [29, 147], [29, 147], [15, 148], [15, 168], [15, 168], [21, 170], [20, 178]], paint: palette.chalk, finish: 'glaze', bands: [...bands, { from: 138.5, to: 150, paint: stripe }], open: { paint: tone(stripe, -0.2) } })
  const candle = turned(defs, { profile: [[9, 174], [9, 282], [8, 286]], paint: '#f6e6bd', open: { paint: '#fff0c8', lip: 1 } })
  return { body: group({}, tower.body, candle.body, flame(defs, [0, 287])), outline: tower.outline + candle.outline, foot: 46, behind: halo(defs, [0, 306], 150, 0.75) }
}

const spectrum: Paint[] = ['wine', 'coral', 'ochre', 'lemon', 'leaf', 'sea', 'azulejo', 'dusk']

/** A prism on a brass foot, and what it does to the wall. */
export const pocketRainbow: Thing = ({ defs, wall }) => {
  const foot = turned(defs, { profile: [[46, 0], [46, 7], [46, 7], [20, 10], [13, 16], [22, 26], [34, 29], [34, 34]], paint: palette.brass, finish: 'metal' })
  const [low, high, w] = [38, 176, 31]
  const front = 9
  const left = polygon([[-w, low], [-w, high], [4, high - front], [4, low - front]])
  const right = polygon([[4, low - front], [4, high - front], [w, high - 1], [w, low - 1]])
  const top = polygon([[-w, high], [6, high + front * 0.8], [w, high - 1], [4, high - front]])
  const glass = group(
    {},
    el('path', { d: left, fill: defs.linear([[0, '#d7eef2', 0.75], [0.5, '#a7d3e2', 0.4], [1, '#f2fbff', 0.8]], { x2: 1, y2: 0.4 }) }),
    el('path', { d: right, fill: defs.linear([[0, '#6fa4c4', 0.6], [0.6, '#c9e6ee', 0.45], [1, '#4f86ad', 0.7]], { x2: 1, y2: 0.3 }) }),
    el('path', { d: top, fill: '#f4fcff', 'fill-opacity': 0.85 }),
    ...spectrum.slice(1, 7).map((paint, at) => el('path', { d: path('M', 7 + at * 3.4, low - 6 + at * 0.8, 'L', 10 + at * 3, high - 12 + at), stroke: palette[paint], 'stroke-width': 2.2, 'stroke-opacity': 0.4 })),
    el('path', { d: path('M', 4, low - front, 'L', 4, high - front), stroke: '#ffffff', 'stroke-width': 1.6, 'stroke-opacity': 0.9 }),
    el('path', { d: path('M', -w + 7, low + 8, 'L', -w + 7, high - 6), stroke: '#ffffff', 'stroke-width': 4, 'stroke-opacity': 0.6 }),
  )
  return { body: foot.body + glass, outline: foot.outline + left + right, foot: 47, stops: 0.6, behind: wall ? rainbow(defs) : '' }
}

function rainbow(defs: Defs): string {
  const bands = spectrum.map((paint, at) => {
    const [inner, outer] = [150 + at * 11, 161.5 + at * 11]
    const arc = (r: number, from: number) => [30 + Math.cos(from) * r, 30 + Math.sin(from) * r * 1.06] as Point
    const sweep = [0.25, 0.45, 0.65, 0.85, 1.05, 1.25]
    const d = polygon([...sweep.map((turn) => arc(inner, turn)), ...sweep.toReversed().map((turn) => arc(outer, turn))])
    return el('path', { d, fill: defs.linear([[0, palette[paint], 0], [0.35, palette[paint], 0.42], [0.7, palette[paint], 0.42], [1, palette[paint], 0]], { x2: 1, y1: 0, y2: 1 }) })
  })
  return group({}, ...bands)
}

/** Dipped candles, still in their pairs over a peg. */
export const beeswaxTapers: Thing = ({ defs, paint }) => {
  const wax = paint(0, 'ochre')
  const parts: string[] = []
  const outlines: string[] = []
  for (const [at, x] of [-62, -38, -12, 12, 38, 62].entries()) {
    const pair = Math.floor(at / 2)
    const top = -64 - pair * 9
    const taper = turned(defs, { profile: [[8.5, top - 238], [9, top - 230], [7.5, top - 100], [5.5, top - 8], [2.5, top]], paint: mix(wax, pair === 1 ? LIGHT : palette.ochre, 0.18) })
    const wick: Point[] = [[x, top], [x * 0.8, top + 26], [x * 0.18, -6]]
    parts.push(el('path', { d: smooth(wick), fill: 'none', stroke: palette.chalk, 'stroke-width': 2 }), group({ transform: `translate(${x} 0)` }, taper.body))
    outlines.push(rodOutline([[x, top - 238], [x, top]], 17))
  }
  const peg = turned(defs, { profile: [[13, -12], [13, 10], [9, 14]], paint: palette.walnut })
  return { body: group({}, ...parts, peg.body), outline: outlines.join('') + ellipse(0, 0, 13, 14) }
}

const gores: Paint[] = ['coral', 'lemon', 'sea', 'chalk', 'azulejo', 'rose']

/** A tissue-paper balloon for the midsummer night, hung up until then. */
export const balao: Thing = ({ defs, paint }) => {
  const colors = gores.map((gore, at) => paint(at, gore))
  const profile: Point[] = [[26, -322], [34, -312], [78, -256], [112, -186], [116, -142], [92, -92], [44, -62], [6, -54]]
  const body = turned(defs, { profile, paint: colors[0]!, finish: 'glow', decor: (surface) => colors.concat(colors).map((color, at) => gore(at * 30 - 180, color, surface)).join('') })
  const cord = path('M', 0, -56, 'L', 0, 300)
  const loop = el('path', { d: cord, stroke: palette.walnut, 'stroke-width': 1.6 })
  const ring = turned(defs, { profile: [[26, -332], [26, -320]], paint: palette.brass, finish: 'metal', open: { lip: 2 } })
  const tassels = [-16, 0, 16].map((x) => el('path', { d: path('M', x, -336, 'L', x * 1.3, -392), stroke: colors[1]!, 'stroke-width': 3, 'stroke-linecap': 'round' }))
  return { body: group({}, loop, ...tassels, ring.body, body.body), outline: body.outline + rodOutline([[0, -60], [0, 300]], 2), behind: halo(defs, [0, -190], 210, 0.35) }
}

function gore(from: number, color: Hex, surface: (angle: number, height: number) => Point): string {
  const to = from + 30
  if (to <= -90 || from >= 90) return ''
  const heights = Array.from({ length: 19 }, (_, at) => -322 + at * 15)
  const edge = (angle: number) => heights.map((height) => surface(Math.max(-90, Math.min(90, angle)), height))
  return el('path', { d: polygon([...edge(from), ...edge(to).toReversed()]), fill: color })
}

/** Discs of coloured glass on a thread, and their colours on the wall. */
export const sunCatcher: Thing = ({ defs, paint, wall }) => {
  const discs = ([[0, 30, 'coral'], [-5, 24, 'lemon'], [4, 34, 'sea'], [-3, 20, 'leaf'], [2, 38, 'azulejo'], [0, 16, 'rose']] as const).map(([x, radius, color], at) => ({ x, radius, color: paint(at, color) }))
  let y = -40
  const placed = discs.map((disc) => {
    const at: Point = [disc.x, y - disc.radius]
    y -= disc.radius * 2 + 13
    return { ...disc, at }
  })
  const thread = path('M', 0, 320, 'L', 0, y + 30)
  const body = placed.map(({ at: [x, cy], radius, color }) => {
    const fill = defs.radial([[0, tone(color, 0.16), 0.82], [0.7, color, 0.8], [1, tone(color, -0.12), 0.95]], { cx: 0.36, cy: 0.32, r: 0.75 })
    const glint = path('M', x - radius * 0.6, cy + radius * 0.1, 'A', radius * 0.62, radius * 0.62, 0, 0, 1, x - radius * 0.05, cy + radius * 0.62)
    return el('path', { d: ellipse(x, cy, radius, radius), fill, stroke: tone(color, -0.16), 'stroke-width': 1.4 }) + el('path', { d: glint, fill: 'none', stroke: '#fff', 'stroke-width': radius * 0.1, 'stroke-linecap': 'round', 'stroke-opacity': 0.75 })
  })
  const glow = placed.map(({ at: [x, cy], radius, color }) => el('path', { d: ellipse(x + 92, cy - 52, radius * 1.12, radius * 1.2), fill: tone(color, 0.06), 'fill-opacity': 0.5 }))
  const line = el('path', { d: thread, stroke: palette.walnut, 'stroke-width': 1.4 })
  return { body: line + body.join(''), outline: placed.map(({ at, radius }) => ellipse(...at, radius, radius)).join(''), stops: 0.25, behind: wall ? glow.join('') : '' }
}

/** A lit candle in a short glass, for company. */
export const tealight: Thing = ({ defs, paint }) => {
  const wax = turned(defs, { profile: [[24, 2], [24, 26]], paint: '#f6e6bd', open: { lip: 0.5, paint: '#fff2cf' } })
  const cup = turned(defs, { profile: [[25, 0], [28, 4], [31, 58]], paint: paint(0, 'coral'), finish: 'glass', open: { lip: 2 } })
  return { body: pool(defs, 80) + wax.body + flame(defs, [0, 26]) + cup.body, outline: cup.outline, foot: 28, stops: 0.5, behind: halo(defs, [0, 44], 90, 0.6) }
}
