/** Three small vases and what is in them. */
import { filled } from '../marks.ts'
import { palette } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { leaf, shifted, sprig, stem, together } from '../plant.ts'
import { ellipse, type Point } from '../svg.ts'
import { turned } from '../turned.ts'

/** Three bud vases for three stems. */
export const tresMarias: Thing = ({ defs, paint, random }) => {
  const olive = { pairs: 6, length: 38, width: 13, paint: palette.sage, from: 0.3 }
  const laurel = { pairs: 4, length: 30, width: 20, paint: palette.leaf, from: 0.35 }
  const vases = [
    {
      profile: '20 0, 26 6, 30 34, 22 66, 8 88, 7 120, 11 128',
      paint: paint(0, 'rose'),
      at: [-66, -4] as Point,
      grown: sprig({ from: [0, 118], to: [-20, 250], bow: -10, paint: palette.olive, leaves: olive }, random),
    },
    {
      profile: '18 0, 24 5, 27 50, 26 96, 10 120, 8 150, 12 160',
      paint: paint(1, 'indigo'),
      at: [4, 4] as Point,
      grown: poppy([0, 152], [6, 292]),
    },
    {
      profile: '24 0, 32 6, 36 30, 24 56, 9 70, 8 90, 13 99',
      paint: paint(2, 'lemon'),
      at: [66, -4] as Point,
      grown: sprig({ from: [0, 92], to: [30, 190], bow: 8, paint: palette.moss, leaves: laurel }, random),
    },
  ]
  const drawn = vases.map(({ at, grown, ...vase }) => {
    const { body, outline } = turned(defs, { ...vase, finish: 'glaze', open: { lip: 2, holds: grown.body } })
    return shifted({ body, outline: outline + grown.outline }, at)
  })
  return { ...together(drawn), foot: 92, deep: 30 }
}

function poppy(from: Point, to: Point) {
  const head = [-62, -22, 20, 60].map((angle) => leaf([to[0], to[1] - 6], { angle, length: 34, width: 36, paint: palette.coral }))
  const heart = filled(ellipse(to[0], to[1] + 2, 8, 7), palette.ink)
  return {
    body: stem({ from, to, bow: 6, width: 2.4, paint: palette.moss }) + together(head).body + heart,
    outline: together(head).outline,
  }
}
