/** Pots, and the can that waters them. */
import { tone } from '../color.ts'
import { filled } from '../marks.ts'
import { palette } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { away, blossom, type Grown, shifted, sprig, together } from '../plant.ts'
import { rod, rodOutline } from '../solid.ts'
import { type Defs, el, polygon, smooth } from '../svg.ts'
import { turned } from '../turned.ts'

/** A watering can with a spout long enough for the back row. */
export const wateringCan: Thing = ({ defs, paint }) => {
  const enamel = paint(0, 'moss')
  const spout = '-44 42, -84 84, -124 152, -158 196'
  const handle = '30 118, 70 158, 98 116, 86 58, 52 36'
  const body = turned(defs, {
    profile: '58 0, 60 4, 58 40, 50 96, 46 116, 46 116, 30 126',
    paint: enamel,
    finish: 'glaze',
    open: { lip: 3 },
  })
  const rose = filled(polygon('-152 190, -164 186, -180 212, -166 220'), palette.brass)
  return {
    body: rod(smooth(spout), 12, enamel) + rod(smooth(handle), 9, palette.brass) + rose + body.body,
    outline: body.outline + rodOutline(spout, 12) + rodOutline(handle, 9),
    foot: 60,
  }
}

/** Three clay pots, each made to sit in the next. */
export const potTrio: Thing = ({ defs, paint, random, form }) => {
  const clay = paint(0, 'terracotta')
  const pot = (size: number, holds: string) =>
    turned(defs, {
      profile: `${34 * size} 0, ${36 * size} 2, ${48 * size} ${66 * size}, ${48 * size} ${66 * size}, ${54 * size} ${67 * size}, ${55 * size} ${86 * size}`,
      paint: clay,
      open: { lip: 4 * size, paint: palette.walnut, holds },
    })
  const cactusBody = cactus(defs)
  const fern = together(
    [-64, -42, -22, -4, 14, 32, 50, 68].map((angle) =>
      sprig(
        {
          from: [0, 60],
          to: away([0, 60], angle, 118 - Math.abs(angle) * 0.3),
          bow: angle * 0.12,
          paint: palette.moss,
          leaves: { pairs: 9, length: 22, width: 8, paint: palette.leaf, from: 0.2, spread: 62 },
        },
        random,
      ),
    ),
  )
  const empty = form === 'empty'
  const parts = [
    shifted(withPlant(pot(1, empty ? '' : fern.body), empty ? undefined : fern), [-74, 8]),
    shifted(withPlant(pot(0.78, empty ? '' : cactusBody.body), empty ? undefined : cactusBody), [30, -4]),
    shifted(pot(0.56, ''), [108, -12]),
  ]
  return { ...together(parts), foot: 112, deep: 44 }
}

const withPlant = (pot: Grown, plant: Grown | undefined): Grown => ({ body: pot.body, outline: pot.outline + (plant?.outline ?? '') })

function cactus(defs: Defs): Grown {
  const trunk = turned(defs, {
    profile: '22 50, 27 70, 27 120, 20 142, 4 150',
    paint: palette.moss,
    decor: (surface) =>
      [-60, -30, 0, 30, 60]
        .map((angle) =>
          el('path', {
            d: smooth([60, 90, 120, 144].map((height) => surface(angle, height))),
            fill: 'none',
            stroke: tone(palette.moss, 0.14),
            'stroke-width': 2,
            'stroke-dasharray': '1 6',
          }),
        )
        .join(''),
  })
  const flower = blossom([0, 152], { petals: 7, radius: 15, paint: palette.coral, middle: palette.lemon })
  return { body: trunk.body + flower.body, outline: trunk.outline + flower.outline }
}
