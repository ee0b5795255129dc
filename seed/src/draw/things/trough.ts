import { mix, tone } from '../color.ts'
import { filled } from '../marks.ts'
import { type Paint, palette } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { away, blossom, type Grown, leaf, sprig, together } from '../plant.ts'
import { between, type Random } from '../random.ts'
import { block } from '../solid.ts'
import { type Point, polygon } from '../svg.ts'

/** A long planter of terrazzo with three herbs in it. */
export const herbTrough: Thing = ({ defs, paint, random }) => {
  const cement = paint(0, 'plaster')
  const trough = block(defs, { width: 300, depth: 96, height: 92, paint: cement, front: chips(random) })
  const soil = filled(polygon('-142 84, 142 84, 142 101, -142 101'), palette.walnut)
  const herbs = together([basil([-96, 92], random), rosemary([0, 94], random), chives([98, 92], random)])
  const lip = filled(polygon('-150 80.5, 150 80.5, 150 85, -150 85'), tone(cement, 0.07))
  return { body: trough.body + soil + herbs.body + lip, outline: trough.outline + herbs.outline, foot: 150, deep: 50 }
}

const marbles: readonly Paint[] = ['terracotta', 'azulejo', 'ochre', 'sage', 'slate']

/** What the tile makers sweep up on Fridays. */
function chips(random: Random): string {
  const drawn = Array.from({ length: 230 }, () => {
    const [middle, size]: [Point, number] = [[between(random, 0, 300), between(random, 0, 92)], between(random, 2, 5.5)]
    const corners = [0, 72, 144, 216, 288].map((turn) => away(middle, turn + between(random, -24, 24), size * between(random, 0.6, 1.2)))
    return filled(polygon(corners), palette[marbles[Math.floor(random() * marbles.length)]!])
  })
  return drawn.join('')
}

function basil([x, y]: Point, random: Random): Grown {
  return together(
    [-34, -14, 8, 30].map((angle, at) => {
      const to = away([x, y], angle, 92 + (at % 2) * 22)
      return sprig(
        {
          from: [x + angle * 0.3, y],
          to,
          paint: palette.leaf,
          width: 2.6,
          leaves: { pairs: 4, length: 42, width: 27, paint: tone(palette.leaf, 0.04), from: 0.34, spread: 58 },
        },
        random,
      )
    }),
  )
}

function rosemary([x, y]: Point, random: Random): Grown {
  return together(
    [-26, -9, 7, 24].map((angle, at) => {
      const to = away([x, y], angle, 132 + ((at * 17) % 30))
      return sprig(
        {
          from: [x + angle * 0.4, y],
          to,
          bow: angle * 0.14,
          paint: palette.walnut,
          width: 2.4,
          leaves: { pairs: 13, length: 24, width: 4.6, paint: mix(palette.moss, palette.sage, 0.35), from: 0.14, spread: 46 },
        },
        random,
      )
    }),
  )
}

function chives([x, y]: Point, random: Random): Grown {
  return together(
    Array.from({ length: 17 }, (_, at) => {
      const angle = -34 + at * 4.2
      const from: Point = [x + angle * 0.7, y]
      const to = away(from, angle * 0.7, between(random, 96, 140))
      const blade = leaf(from, {
        angle: angle * 0.7,
        length: Math.hypot(to[0] - from[0], to[1] - from[1]),
        width: 5.5,
        paint: mix(palette.leaf, palette.olive, random() * 0.5),
      })
      return at % 5 === 2 ? together([blade, blossom(to, { petals: 9, radius: 11, paint: palette.lilac, middle: palette.dusk })]) : blade
    }),
  )
}
