/** Tops and dominoes. */
import { type Hex, tone } from '../color.ts'
import { dot, level, stroked } from '../marks.ts'
import { palette, SHADOW } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { type Grown, shifted, together } from '../plant.ts'
import { TILT } from '../seen.ts'
import { block } from '../solid.ts'
import { group, path, toPoints } from '../svg.ts'
import { turned } from '../turned.ts'

/** Three tops in three tempers. */
export const tops: Thing = ({ defs, paint }) => {
  const top = (color: Hex, band: Hex, scale: number) =>
    turned(defs, {
      profile: `1 0, 5 8, ${34 * scale} 34, ${44 * scale} 48, ${40 * scale} 58, 20 64, 7 70, 5 94, 8 100`,
      paint: color,
      finish: 'glaze',
      bands: [
        { from: 38, to: 45, paint: band },
        { from: 50, to: 54, paint: band },
      ],
    })
  const dark = defs.radial({}, [0, SHADOW, 0.55], [0.4, SHADOW, 0.3], [1, SHADOW, 0])
  const spun = (x: number, lift: number, lean: number, shape: Grown): Grown => ({
    body: level([x + lean * 0.45, -2], 34, dark) + group({ transform: `translate(${x} ${-lift}) rotate(${lean})` }, shape.body),
    outline: shifted(shape, [x + lean * 0.7, lift]).outline,
  })
  const parts = together([
    spun(-92, -6, -13, top(paint(0, 'azulejo'), palette.chalk, 1)),
    spun(0, -2, 6, top(paint(1, 'lemon'), palette.coral, 0.82)),
    spun(96, -10, 62, top(paint(2, 'coral'), palette.lemon, 0.9)),
  ])
  return parts
}

/** A box of dominoes and the beginning of a quarrel. */
export const dominoes: Thing = ({ defs, paint }) => {
  const lid = block(defs, {
    width: 150,
    depth: 70,
    height: 44,
    paint: paint(0, 'walnut'),
    turn: -14,
    front: stroked(path('M 0 32 L 150 32'), tone(palette.walnut, -0.12), 2),
  })
  const stone = (x: number, z: number, turn: number, pips: [number, number]): Grown => {
    const face = pipsOf(pips[1], 43) + pipsOf(pips[0], 13) + stroked(path('M 4 28 L 26 28'), palette.oat, 1.6)
    return shifted(block(defs, { width: 30, depth: 10, height: 56, paint: palette.chalk, turn, front: face }), [x, -z * TILT])
  }
  const stones = [stone(4, 70, 24, [3, 2]), stone(50, 56, 20, [5, 4]), stone(96, 44, 16, [1, 6]), stone(140, 34, 12, [2, 5])]
  const box = shifted(lid, [-66, 0])
  return { ...together([box, ...stones.toReversed()]), foot: 132, deep: 54 }
}

/** Where the pips lie, from none to six, as steps from the middle. */
const spots = [
  '',
  '0 0',
  '-1 1, 1 -1',
  '-1 1, 0 0, 1 -1',
  '-1 1, 1 1, -1 -1, 1 -1',
  '-1 1, 1 1, 0 0, -1 -1, 1 -1',
  '-1 1, 1 1, -1 0, 1 0, -1 -1, 1 -1',
]

const pipsOf = (count: number, y: number) =>
  toPoints(spots[count]!)
    .map(([dx, dy]) => dot([15 + dx * 7, y + dy * 7.5], 2.7, palette.indigo))
    .join('')
