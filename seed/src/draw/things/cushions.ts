/** Cloth that lies. */
import { type Hex, mix, tone } from '../color.ts'
import { filled, stroked } from '../marks.ts'
import { LIGHT, palette, SHADOW } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { TILT } from '../seen.ts'
import { DOWN, el, ellipse, group, path, type Point, smooth } from '../svg.ts'

/** A cushion's outline, corners a little pulled. */
const cushionAt = (w: number, low: number, high: number): string =>
  smooth(
    `${-w} ${low + 5}, ${-w * 0.93} ${(low + high) / 2}, ${-w} ${high - 3}, ${-w * 0.5} ${high + 3}, 0 ${high + 4}, ${w * 0.5} ${high + 3}, ${w} ${high - 3}, ${w * 0.93} ${(low + high) / 2}, ${w} ${low + 5}, ${w * 0.5} ${low - 2}, 0 ${low - 3}, ${-w * 0.5} ${low - 2}`,
    true,
  )

/** A cushion to lean out of the window on. */
export const elbowCushion: Thing = ({ defs, paint }) => {
  const [ground, stripe] = [paint(0, 'coral'), paint(1, 'chalk')]
  const d = cushionAt(178, 2, 104)
  const stripes = Array.from({ length: 9 }, (_, at) => {
    const x = -160 + at * 40
    return stroked(smooth(`${x * 1.02} -6, ${x * 0.98} 50, ${x * 1.02} 112`), stripe, at % 2 ? 4 : 14)
  })
  const round = defs.linear(
    { x2: 0.16, y2: 1 },
    [0, LIGHT, 0.5],
    [0.3, LIGHT, 0.16],
    [0.55, SHADOW, 0.03],
    [0.82, SHADOW, 0.32],
    [1, SHADOW, 0.46],
  )
  const seam = stroked(smooth('-176 52, -90 45, 0 43, 90 45, 176 52'), tone(ground, -0.14), 3)
  const tassels = [-180, 180].map((x) =>
    stroked(path(`M ${x} 100 L ${x * 1.06} 84 M ${x} 100 L ${x * 1.045} 78 M ${x} 100 L ${x * 1.02} 78`), tone(ground, -0.08), 3.4),
  )
  return {
    body: group({}, ...tassels, filled(d, ground), group({ 'clip-path': defs.clip(d) }, ...stripes, seam), filled(d, round)),
    outline: d,
    foot: 172,
    deep: 44,
  }
}

/** A wool throw the colour of a morning when one does not see the bridge. */
export const fogThrow: Thing = ({ defs, paint }) => {
  const wool = paint(0, 'mist')
  const band = paint(1, 'slate')
  const layers = [0, 1, 2, 3].map((at) => {
    const [low, w, h] = [at * 31, 150 - (at % 2) * 4, 33]
    const d = path(`M ${-w} ${low} A ${h / 2} ${h / 2} 0 0 1 ${-w} ${low + h} L ${w} ${low + h} A 12 ${h / 2} 0 0 1 ${w} ${low} Z`)
    const weave = Array.from({ length: 5 }, (_, line) =>
      stroked(path(`M ${-w - 10} ${low + 5 + line * 6} L ${w + 6} ${low + 5 + line * 6}`), tone(wool, -0.05), 1.1),
    )
    const stripes = [-96, -78, 82].map((x) => stroked(path(`M ${x} ${low} L ${x} ${low + h}`), band, x === -78 ? 4 : 12))
    const round = defs.linear(DOWN, [0, LIGHT, 0.36], [0.4, LIGHT, 0], [1, SHADOW, 0.34])
    return {
      d,
      body: filled(d, wool) + group({ 'clip-path': defs.clip(d) }, ...weave, ...stripes) + filled(d, round),
    }
  })
  const fringe = Array.from({ length: 26 }, (_, at) =>
    stroked(path(`M 146 ${120 - at * 0.9} L ${158 + (at % 4) * 2} ${104 - at * 2.2}`), tone(wool, at % 2 ? -0.08 : 0.02), 3),
  )
  const top =
    filled(path(`M -150 124 L -136 ${124 + 70 * TILT} L 142 ${124 + 70 * TILT} L 148 124 Z`), tone(wool, 0.03)) +
    stroked(path('M -96 124 L -90 135 M 82 124 L 79 135'), band, 11)
  return {
    body: group({}, top, ...layers.map(({ body }) => body), ...fringe),
    outline: layers.map(({ d }) => d).join(''),
    foot: 160,
    deep: 34,
  }
}

/** A rolled-up mat for the hour after lunch, in its two straps. */
export const siestaRoll: Thing = ({ defs, paint }) => {
  const [ground, inside]: [Hex, Hex] = [paint(0, 'ochre'), paint(1, 'chalk')]
  const r = 58
  const body = path(`M -120 0 A ${r * 0.42} ${r} 0 0 0 -120 ${r * 2} L 138 ${r * 2} A ${r * 0.42} ${r} 0 0 1 138 0 Z`)
  const stripes = [-94, -72, 4, 26, 96, 118].map((x) =>
    stroked(path(`M ${x} 0 A ${r * 0.42} ${r} 0 0 0 ${x} ${r * 2}`), inside, x % 4 ? 10 : 5),
  )
  const straps = [-40, 66].map(
    (x) =>
      stroked(path(`M ${x} 0 A ${r * 0.42} ${r} 0 0 0 ${x} ${r * 2}`), palette.walnut, 15) +
      el('rect', { x: x + 18, y: -72, width: 16, height: 20, rx: 3, fill: 'none', stroke: palette.brass, 'stroke-width': 4 }),
  )
  const round = defs.linear(DOWN, [0, LIGHT, 0.45], [0.22, LIGHT, 0.3], [0.5, SHADOW, 0.04], [0.85, SHADOW, 0.42], [1, SHADOW, 0.34])
  const spiral = Array.from({ length: 64 }, (_, at): Point => {
    const [turn, reach] = [at * 0.36, 1 - at / 70]
    return [-120 + Math.cos(turn) * r * 0.39 * reach, r + Math.sin(turn) * r * 0.93 * reach]
  })
  const end = filled(ellipse(-120, r, r * 0.42, r), mix(ground, inside, 0.3)) + stroked(smooth(spiral), tone(ground, -0.1), 3.4)
  return {
    body: group({}, filled(body, ground), group({ 'clip-path': defs.clip(body) }, ...stripes, ...straps), filled(body, round), end),
    outline: body + ellipse(-120, r, r * 0.42, r),
    foot: 146,
    deep: 26,
  }
}
