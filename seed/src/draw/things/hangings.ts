/** Cloth that hangs. */
import { tone } from '../color.ts'
import { box, filled, stroked } from '../marks.ts'
import { LIGHT, palette, SHADOW } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { rod, rodOutline } from '../solid.ts'
import { ACROSS, type Defs, ellipse, group, path, type Point, smooth, type Stop } from '../svg.ts'
import { tilePattern } from '../tiles.ts'

/** Folds of hanging cloth: light and shadow in turn, from left to right. */
function folds(defs: Defs, d: string, { count, strength }: { count: number; strength: number }): string {
  const stops = Array.from({ length: count * 2 + 1 }, (_, at): Stop => {
    const [color, opacity] = at % 2 ? [SHADOW, strength] : [LIGHT, strength * 1.1]
    return [at / (count * 2), color, opacity]
  })
  return filled(d, defs.linear(ACROSS, ...stops))
}

/** A half curtain on a brass rod: it hides the room from the street and not the sky from the room. */
export const cafeCurtain: Thing = ({ defs, paint }) => {
  const linen = paint(0, 'chalk')
  const accent = paint(1, 'azulejo')
  const [w, top, low] = [190, -26, -300]
  const hem = Array.from({ length: 15 }, (_, at): Point => [-w + (at * w * 2) / 14, low + (at % 2 ? 7 : -4)])
  const cloth = smooth(hem) + path(`L ${w - 6} ${top} L ${-w + 6} ${top} Z`)
  const stripe = (y: number, height: number) => {
    const edge = hem.map(([x, at]): Point => [x, at + y])
    return stroked(smooth(edge), accent, height)
  }
  const rings = Array.from({ length: 8 }, (_, at) => stroked(ellipse(-w + 22 + at * 48, -12, 9, 12), palette.brass, 3))
  const bar = rod(path(`M ${-w - 34} 0 L ${w + 34} 0`), 9, palette.brass)
  const knobs = [-w - 38, w + 38].map((x) => filled(ellipse(x, 0, 9, 9), palette.brass))
  const body = [
    filled(cloth, linen, 0.93),
    group({ 'clip-path': defs.clip(cloth) }, stripe(26, 7), stripe(40, 2.4), stripe(14, 2.4)),
    folds(defs, cloth, { count: 7, strength: 0.17 }),
    ...rings,
    bar,
    ...knobs,
  ]
  return {
    body: group({}, ...body),
    outline: cloth + rodOutline(`${-w - 34} 0, ${w + 34} 0`, 9),
    stops: 0.85,
  }
}

/** A tea towel woven with the shop's own tile. */
export const tileTowel: Thing = ({ defs, paint }) => {
  const ink = paint(0, 'azulejo')
  const cloth = smooth('0 -10, -34 -34, -76 -78, -84 -200, -82 -352, -40 -346, 0 -352, 40 -346, 82 -352, 84 -200, 76 -78, 34 -34, 0 -10')
  const tile = tilePattern(defs, { size: 21, ground: palette.chalk, ink, accent: paint(1, 'ochre') })
  const border = (y: number) => box(-100, y - 7, 200, 7, ink)
  const drape = stroked(
    path('M 0 -12 C -14 -60 -34 -120 -36 -352 M 0 -12 C 6 -70 10 -160 8 -352 M 0 -12 C 20 -60 46 -130 48 -352'),
    SHADOW,
    15,
    0.1,
  )
  const body = [
    filled(cloth, tile),
    group({ 'clip-path': defs.clip(cloth) }, border(-322), border(-334), drape),
    folds(defs, cloth, { count: 3, strength: 0.14 }),
  ]
  const peg = filled(ellipse(0, -2, 11, 11), palette.oak) + filled(ellipse(-2, 0, 8, 8), tone(palette.oak, 0.1))
  const loop = stroked(ellipse(0, -8, 6, 9), ink, 3)
  return { body: group({}, ...body, loop, peg), outline: cloth + ellipse(0, -2, 11, 11) }
}
