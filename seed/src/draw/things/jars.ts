/** A bowl, a jug, a jar. */
import { tone } from '../color.ts'
import { filled, stroked } from '../marks.ts'
import { palette } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { leaf, lemonAt } from '../plant.ts'
import { between } from '../random.ts'
import { rod, rodOutline } from '../solid.ts'
import { ellipse, path, smooth } from '../svg.ts'
import { turned } from '../turned.ts'

/** A footed bowl of exactly two lemons. */
export const twoLemonBowl: Thing = ({ defs, paint }) => {
  const lemons = lemonAt([-27, 96], 33, -16) + lemonAt([31, 92], 32, 24)
  const leaves = leaf([2, 104], { angle: 48, length: 40, width: 20, paint: palette.leaf })
  const bowl = turned(defs, {
    profile: '38 0, 36 4, 33 13, 33 13, 40 17, 68 36, 86 62, 94 90',
    paint: paint(0, 'chalk'),
    finish: 'glaze',
    bands: [{ from: 76, to: 84, paint: paint(1, 'azulejo') }],
    open: { lip: 5, paint: tone(paint(0, 'chalk'), -0.08), holds: leaves.body + lemons },
  })
  return { body: bowl.body, outline: bowl.outline + ellipse(-27, 98, 36, 24) + ellipse(31, 95, 34, 24), foot: 36 }
}

/** A jug with a long lip and a handle one can get three fingers through. */
export const jarroPitcher: Thing = ({ defs, paint }) => {
  const glaze = paint(0, 'terracotta')
  const handle = '42 196, 78 204, 98 170, 92 118, 60 74'
  const body = turned(defs, {
    profile: '46 0, 52 6, 66 40, 69 78, 58 124, 42 160, 38 186, 44 214',
    paint: glaze,
    finish: 'glaze',
    bands: [
      { from: 96, to: 104, paint: paint(1, 'chalk') },
      { from: 84, to: 88, paint: paint(1, 'chalk') },
    ],
    open: { lip: 4 },
  })
  const lip = path('M -40 196 C -56 206 -66 222 -70 230 C -52 230 -30 226 -14 217.5 Z')
  const spout = filled(lip, tone(glaze, 0.03)) + stroked(path('M -68 229 C -52 228 -34 224 -18 218'), tone(glaze, 0.14), 4)
  return { body: rod(smooth(handle), 17, glaze) + body.body + spout, outline: body.outline + lip + rodOutline(handle, 17), foot: 50 }
}

/** A round jar, as near to the moon as clay allows. */
export const moonJar: Thing = ({ defs, paint, random }) => {
  const clay = paint(0, 'chalk')
  const freckles = Array.from(
    { length: 70 },
    () => [between(random, -80, 80), between(random, 12, 190), between(random, 0.5, 1.6)] as const,
  )
  const body = turned(defs, {
    profile: '42 0, 44 6, 78 36, 98 84, 99 118, 80 166, 46 194, 43 206',
    paint: clay,
    finish: 'glaze',
    open: { lip: 4 },
    decor: (surface) =>
      freckles
        .map(([angle, height, size]) => {
          const [x, y] = surface(angle, height)
          return filled(ellipse(x, y, size, size), palette.slate, 0.35)
        })
        .join(''),
  })
  return { ...body, foot: 46 }
}
