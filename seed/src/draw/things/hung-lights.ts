/** Candles on their peg and a paper balloon. */
import { type Hex, mix } from '../color.ts'
import { halo } from '../glow.ts'
import { filled, stroked } from '../marks.ts'
import { LIGHT, type Paint, palette } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { rodOutline } from '../solid.ts'
import { ellipse, group, path, type Point, polygon, smooth } from '../svg.ts'
import { turned } from '../turned.ts'

/** Dipped candles, still in their pairs over a peg. */
export const beeswaxTapers: Thing = ({ defs, paint }) => {
  const wax = paint(0, 'ochre')
  const parts: string[] = []
  const outlines: string[] = []
  for (const [at, x] of [-62, -38, -12, 12, 38, 62].entries()) {
    const pair = Math.floor(at / 2)
    const top = -64 - pair * 9
    const taper = turned(defs, {
      profile: `8.5 ${top - 238}, 9 ${top - 230}, 7.5 ${top - 100}, 5.5 ${top - 8}, 2.5 ${top}`,
      paint: mix(wax, pair === 1 ? LIGHT : palette.ochre, 0.18),
    })
    const wick = `${x} ${top}, ${x * 0.8} ${top + 26}, ${x * 0.18} -6`
    parts.push(stroked(smooth(wick), palette.chalk, 2), group({ transform: `translate(${x} 0)` }, taper.body))
    outlines.push(rodOutline(`${x} ${top - 238}, ${x} ${top}`, 17))
  }
  const peg = turned(defs, { profile: '13 -12, 13 10, 9 14', paint: palette.walnut })
  return { body: group({}, ...parts, peg.body), outline: outlines.join('') + ellipse(0, 0, 13, 14) }
}

const gores: Paint[] = ['coral', 'lemon', 'sea', 'chalk', 'azulejo', 'rose']

/** A tissue-paper balloon for the midsummer night, hung up until then. */
export const balao: Thing = ({ defs, paint }) => {
  const colors = gores.map((gore, at) => paint(at, gore))
  const profile = '26 -322, 34 -312, 78 -256, 112 -186, 116 -142, 92 -92, 44 -62, 6 -54'
  const body = turned(defs, {
    profile,
    paint: colors[0]!,
    finish: 'glow',
    decor: (surface) =>
      colors
        .concat(colors)
        .map((color, at) => gore(at * 30 - 180, color, surface))
        .join(''),
  })
  const cord = path('M 0 -56 L 0 300')
  const loop = stroked(cord, palette.walnut, 1.6)
  const ring = turned(defs, {
    profile: '26 -332, 26 -320',
    paint: palette.brass,
    finish: 'metal',
    open: { lip: 2 },
  })
  const tassels = [-16, 0, 16].map((x) => stroked(path(`M ${x} -336 L ${x * 1.3} -392`), colors[1]!, 3))
  return {
    body: group({}, loop, ...tassels, ring.body, body.body),
    outline: body.outline + rodOutline('0 -60, 0 300', 2),
    behind: halo(defs, [0, -190], 210, 0.35),
  }
}

function gore(from: number, color: Hex, surface: (angle: number, height: number) => Point): string {
  const to = from + 30
  if (to <= -90 || from >= 90) return ''
  const heights = Array.from({ length: 19 }, (_, at) => -322 + at * 15)
  const edge = (angle: number) => heights.map((height) => surface(Math.max(-90, Math.min(90, angle)), height))
  return filled(polygon([...edge(from), ...edge(to).toReversed()]), color)
}
