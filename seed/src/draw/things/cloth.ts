/** Woven and sewn things. */
import { mix, tone, type Hex } from '../color.ts'
import { palette, SHADOW, LIGHT } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { rod, rodOutline } from '../solid.ts'
import { type Defs, el, ellipse, group, path, type Point, smooth } from '../svg.ts'
import { tilePattern } from '../tiles.ts'
import { TILT } from '../turned.ts'

/** Folds of hanging cloth: light and shadow in turn, from left to right. */
function folds(defs: Defs, d: string, { count, strength }: { count: number; strength: number }): string {
  const stops = Array.from({ length: count * 2 + 1 }, (_, at) => [at / (count * 2), at % 2 ? SHADOW : LIGHT, at % 2 ? strength : strength * 1.1] as const)
  return el('path', { d, fill: defs.linear(stops) })
}

/** A half curtain on a brass rod: it hides the room from the street and not the sky from the room. */
export const cafeCurtain: Thing = ({ defs, paint }) => {
  const linen = paint(0, 'chalk')
  const accent = paint(1, 'azulejo')
  const [w, top, low] = [190, -26, -300]
  const hem = Array.from({ length: 15 }, (_, at): Point => [-w + (at * w * 2) / 14, low + (at % 2 ? 7 : -4)])
  const cloth = `${path('M', -w + 6, top, 'L', -w, low)}${smooth(hem).replace(/^M[^C]*/, '')}${path('L', w - 6, top)}Z`
  const stripe = (y: number, height: number) => {
    const edge = hem.map(([x, at]): Point => [x, at + y])
    return el('path', { d: smooth(edge), fill: 'none', stroke: accent, 'stroke-width': height })
  }
  const rings = Array.from({ length: 8 }, (_, at) => el('path', { d: ellipse(-w + 22 + at * 48, -12, 9, 12), fill: 'none', stroke: palette.brass, 'stroke-width': 3 }))
  const bar = rod(path('M', -w - 34, 0, 'L', w + 34, 0), 9, palette.brass)
  const knobs = [-w - 38, w + 38].map((x) => el('path', { d: ellipse(x, 0, 9, 9), fill: palette.brass }))
  const body = [el('path', { d: cloth, fill: linen, 'fill-opacity': 0.93 }), group({ 'clip-path': defs.clip(cloth) }, stripe(26, 7), stripe(40, 2.4), stripe(14, 2.4)), folds(defs, cloth, { count: 7, strength: 0.17 }), ...rings, bar, ...knobs]
  return { body: group({}, ...body), outline: cloth + rodOutline([[-w - 34, 0], [w + 34, 0]], 9), stops: 0.85 }
}

/** A cushion's outline, corners a little pulled. */
const cushionAt = (w: number, low: number, high: number): string =>
  smooth([[-w, low + 5], [-w * 0.93, (low + high) / 2], [-w, high - 3], [-w * 0.5, high + 3], [0, high + 4], [w * 0.5, high + 3], [w, high - 3], [w * 0.93, (low + high) / 2], [w, low + 5], [w * 0.5, low - 2], [0, low - 3], [-w * 0.5, low - 2]], true)

/** A cushion to lean out of the window on. */
export const elbowCushion: Thing = ({ defs, paint }) => {
  const [ground, stripe] = [paint(0, 'coral'), paint(1, 'chalk')]
  const d = cushionAt(178, 2, 104)
  const stripes = Array.from({ length: 9 }, (_, at) => {
    const x = -160 + at * 40
    return el('path', { d: smooth([[x * 1.02, -6], [x * 0.98, 50], [x * 1.02, 112]]), fill: 'none', stroke: stripe, 'stroke-width': at % 2 ? 4 : 14 })
  })
  const round = defs.linear([[0, LIGHT, 0.5], [0.3, LIGHT, 0.16], [0.55, SHADOW, 0.03], [0.82, SHADOW, 0.32], [1, SHADOW, 0.46]], { x2: 0.16, y2: 1 })
  const seam = el('path', { d: smooth([[-176, 52], [-90, 45], [0, 43], [90, 45], [176, 52]]), fill: 'none', stroke: tone(ground, -0.14), 'stroke-width': 3 })
  const tassels = [-180, 180].map((x) => el('path', { d: path('M', x, 100, 'L', x * 1.06, 84, 'M', x, 100, 'L', x * 1.045, 78, 'M', x, 100, 'L', x * 1.02, 78), stroke: tone(ground, -0.08), 'stroke-width': 3.4, 'stroke-linecap': 'round' }))
  return { body: group({}, ...tassels, el('path', { d, fill: ground }), group({ 'clip-path': defs.clip(d) }, ...stripes), seam, el('path', { d, fill: round })), outline: d, foot: 172, deep: 44 }
}

/** A tea towel woven with the shop's own tile. */
export const tileTowel: Thing = ({ defs, paint }) => {
  const ink = paint(0, 'azulejo')
  const top: Point = [0, -10]
  const cloth = `${smooth([top, [-34, -34], [-76, -78], [-84, -200], [-82, -352], [-40, -346], [0, -352], [40, -346], [82, -352], [84, -200], [76, -78], [34, -34], top])}Z`
  const tile = tilePattern(defs, { size: 21, ground: palette.chalk, ink, accent: paint(1, 'ochre') })
  const border = (y: number) => el('rect', { x: -100, y: -y, width: 200, height: 7, fill: ink })
  const drape = ['M0 12 C-14 60 -34 120 -36 352', 'M0 12 C6 70 10 160 8 352', 'M0 12 C20 60 46 130 48 352'].map((line) => el('path', { d: line, fill: 'none', stroke: SHADOW, 'stroke-width': 15, 'stroke-opacity': 0.1, 'stroke-linecap': 'round' }))
  const body = [el('path', { d: cloth, fill: tile }), group({ 'clip-path': defs.clip(cloth) }, border(-322), border(-334), ...drape), folds(defs, cloth, { count: 3, strength: 0.14 })]
  const peg = el('path', { d: ellipse(0, -2, 11, 11), fill: palette.oak }) + el('path', { d: ellipse(-2, 0, 8, 8), fill: tone(palette.oak, 0.1) })
  const loop = el('path', { d: ellipse(0, -8, 6, 9), fill: 'none', stroke: ink, 'stroke-width': 3 })
  return { body: group({}, ...body, loop, peg), outline: cloth + ellipse(0, -2, 11, 11) }
}

/** A wool throw the colour of a morning when one does not see the bridge. */
export const fogThrow: Thing = ({ defs, paint }) => {
  const wool = paint(0, 'mist')
  const band = paint(1, 'slate')
  const layers = [0, 1, 2, 3].map((at) => {
    const [low, w, h] = [at * 31, 150 - (at % 2) * 4, 33]
    const d = `${path('M', -w, low, 'A', h / 2, h / 2, 0, 0, 1, -w, low + h, 'L', w, low + h)}${path('A', 12, h / 2, 0, 0, 1, w, low)}Z`
    const weave = Array.from({ length: 5 }, (_, line) => el('path', { d: path('M', -w - 10, low + 5 + line * 6, 'L', w + 6, low + 5 + line * 6), stroke: tone(wool, -0.05), 'stroke-width': 1.1 }))
    const stripes = [-96, -78, 82].map((x) => el('path', { d: path('M', x, low, 'L', x, low + h), stroke: band, 'stroke-width': x === -78 ? 4 : 12 }))
    const round = defs.linear([[0, LIGHT, 0.36], [0.4, LIGHT, 0], [1, SHADOW, 0.34]], { x2: 0, y2: 1 })
    return { d, body: el('path', { d, fill: wool }) + group({ 'clip-path': defs.clip(d) }, ...weave, ...stripes) + el('path', { d, fill: round }) }
  })
  const fringe = Array.from({ length: 26 }, (_, at) => el('path', { d: path('M', 146, 120 - at * 0.9, 'L', 158 + (at % 4) * 2, 104 - at * 2.2), stroke: tone(wool, at % 2 ? -0.08 : 0.02), 'stroke-width': 3, 'stroke-linecap': 'round' }))
  const top = el('path', { d: `${path('M', -150, 124, 'L', -136, 124 + 70 * TILT, 'L', 142, 124 + 70 * TILT, 'L', 148, 124)}Z`, fill: tone(wool, 0.03) }) + el('path', { d: path('M', -96, 124, 'L', -88, 140, 'M', 82, 124, 'L', 78, 140), stroke: band, 'stroke-width': 11 })
  return { body: group({}, top, ...layers.map(({ body }) => body), ...fringe), outline: layers.map(({ d }) => d).join(''), foot: 160, deep: 34 }
}

/** A rolled-up mat for the hour after lunch, in its two straps. */
export const siestaRoll: Thing = ({ defs, paint }) => {
  const [ground, inside]: [Hex, Hex] = [paint(0, 'ochre'), paint(1, 'chalk')]
  const r = 58
  const body = `${path('M', -120, 0, 'A', r * 0.5, r, 0, 0, 0, -120, r * 2, 'L', 138, r * 2)}${path('A', r * 0.5, r, 0, 0, 1, 138, 0)}Z`
  const stripes = [-94, -72, 4, 26, 96, 118].map((x) => el('path', { d: path('M', x, 0, 'A', r * 0.5, r, 0, 0, 0, x, r * 2), fill: 'none', stroke: inside, 'stroke-width': x % 4 ? 10 : 5 }))
  const straps = [-40, 66].map((x) => el('path', { d: path('M', x, 0, 'A', r * 0.5, r, 0, 0, 0, x, r * 2), fill: 'none', stroke: palette.walnut, 'stroke-width': 15 }) + el('rect', { x: x + 18, y: -72, width: 16, height: 20, rx: 3, fill: 'none', stroke: palette.brass, 'stroke-width': 4 }))
  const round = defs.linear([[0, LIGHT, 0.45], [0.22, LIGHT, 0.3], [0.5, SHADOW, 0.04], [0.85, SHADOW, 0.42], [1, SHADOW, 0.34]], { x2: 0, y2: 1 })
  const spiral = Array.from({ length: 64 }, (_, at): Point => {
    const [turn, reach] = [at * 0.36, 1 - at / 70]
    return [-120 + Math.cos(turn) * r * 0.46 * reach, r + Math.sin(turn) * r * 0.93 * reach]
  })
  const end = el('path', { d: ellipse(-120, r, r * 0.5, r), fill: mix(ground, inside, 0.3) }) + el('path', { d: smooth(spiral), fill: 'none', stroke: tone(ground, -0.1), 'stroke-width': 3.4 })
  return { body: group({}, el('path', { d: body, fill: ground }), group({ 'clip-path': defs.clip(body) }, ...stripes, ...straps), el('path', { d: body, fill: round }), end), outline: body + ellipse(-120, r, r * 0.5, r), foot: 146, deep: 26 }
}
