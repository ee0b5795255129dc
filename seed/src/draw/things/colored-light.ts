/** Glass that plays with the sun. */
import { type Hex, tone } from '../color.ts'
import { dot, filled, line, stroked } from '../marks.ts'
import { type Paint, palette } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { type Defs, ellipse, group, path, type Point, polygon } from '../svg.ts'
import { turned } from '../turned.ts'

const spectrum: Paint[] = ['wine', 'coral', 'ochre', 'lemon', 'leaf', 'sea', 'azulejo', 'dusk']

/** A prism on a brass foot, and what it does to the wall. */
export const pocketRainbow: Thing = ({ defs, wall }) => {
  const foot = turned(defs, { profile: '46 0, 46 7, 46 7, 20 10, 13 16, 22 26, 34 29, 34 34', paint: palette.brass, finish: 'metal' })
  const [left, right, top] = [
    polygon('-31 38, -31 176, 4 167, 4 29'),
    polygon('4 29, 4 167, 31 175, 31 37'),
    polygon('-31 176, 6 183.2, 31 175, 4 167'),
  ]
  const edges = spectrum.slice(1, 7).map((paint, at) => line([7 + at * 3.4, 32 + at * 0.8], [10 + at * 3, 164 + at], palette[paint], 2.2))
  const glass = group(
    {},
    filled(left, defs.linear({ x2: 1, y2: 0.4 }, [0, '#d7eef2', 0.75], [0.5, '#a7d3e2', 0.4], [1, '#f2fbff', 0.8])),
    filled(right, defs.linear({ x2: 1, y2: 0.3 }, [0, '#6fa4c4', 0.6], [0.6, '#c9e6ee', 0.45], [1, '#4f86ad', 0.7])),
    filled(top, '#f4fcff', 0.85),
    group({ opacity: 0.4 }, ...edges),
    stroked(path('M 4 29 L 4 167'), '#ffffff', 1.6, 0.9),
    stroked(path('M -24 46 L -24 170'), '#ffffff', 4, 0.6),
  )
  return { body: foot.body + glass, outline: foot.outline + left + right, foot: 47, stops: 0.6, behind: wall ? rainbow(defs) : '' }
}

function rainbow(defs: Defs): string {
  const bands = spectrum.map((paint, at) => {
    const [inner, outer] = [150 + at * 11, 161.5 + at * 11]
    const arc = (r: number, from: number) => [30 + Math.cos(from) * r, 30 + Math.sin(from) * r * 1.06] as Point
    const sweep = [0.25, 0.45, 0.65, 0.85, 1.05, 1.25]
    const d = polygon([...sweep.map((turn) => arc(inner, turn)), ...sweep.toReversed().map((turn) => arc(outer, turn))])
    return filled(
      d,
      defs.linear(
        { x2: 1, y1: 0, y2: 1 },
        [0, palette[paint], 0],
        [0.35, palette[paint], 0.42],
        [0.7, palette[paint], 0.42],
        [1, palette[paint], 0],
      ),
    )
  })
  return group({}, ...bands)
}

const discs: readonly [x: number, radius: number, color: Paint][] = [
  [0, 30, 'coral'],
  [-5, 24, 'lemon'],
  [4, 34, 'sea'],
  [-3, 20, 'leaf'],
  [2, 38, 'azulejo'],
  [0, 16, 'rose'],
]

/** Discs of coloured glass on a thread, and their colours on the wall. */
export const sunCatcher: Thing = ({ defs, paint, wall }) => {
  let y = -40
  const placed = discs.map(([x, radius, color], index) => {
    const at: Point = [x, y - radius]
    y -= radius * 2 + 13
    return { at, radius, color: paint(index, color) }
  })
  const thread = path(`M 0 320 L 0 ${y + 30}`)
  const body = placed.map((disc) => glassDisc(defs, disc))
  const glow = placed.map(({ at: [x, cy], radius, color }) =>
    filled(ellipse(x + 92, cy - 52, radius * 1.12, radius * 1.2), tone(color, 0.06), 0.5),
  )
  return {
    body: stroked(thread, palette.walnut, 1.4) + body.join(''),
    outline: placed.map(({ at, radius }) => ellipse(...at, radius, radius)).join(''),
    stops: 0.25,
    behind: wall ? glow.join('') : '',
  }
}

function glassDisc(defs: Defs, { at: [x, y], radius: r, color }: { at: Point; radius: number; color: Hex }): string {
  const fill = defs.radial({ cx: 0.36, cy: 0.32, r: 0.75 }, [0, tone(color, 0.16), 0.82], [0.7, color, 0.8], [1, tone(color, -0.12), 0.95])
  const glint = path(`M ${x - r * 0.6} ${y + r * 0.1} A ${r * 0.62} ${r * 0.62} 0 0 1 ${x - r * 0.05} ${y + r * 0.62}`)
  const edge = stroked(ellipse(x, y, r, r), tone(color, -0.16), 1.4)
  return dot([x, y], r, fill) + edge + stroked(glint, '#fff', r * 0.1, 0.75)
}
