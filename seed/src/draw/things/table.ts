/** What lies about: never for sale, always in the picture. */
import { type Hex, mix, tone } from '../color.ts'
import { filled, stroked } from '../marks.ts'
import { LIGHT, palette, SHADOW } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { sprig, together } from '../plant.ts'
import { between } from '../random.ts'
import { block, sheet } from '../solid.ts'
import { el, ellipse, group, path, type Point, polygon, smooth } from '../svg.ts'
import { turned } from '../turned.ts'

/** Books lying on one another. */
export const bookStack: Thing = ({ defs, paint }) => {
  const books: [number, number, number, Hex][] = [
    [170, 26, -6, paint(0, 'indigo')],
    [150, 20, 5, paint(1, 'coral')],
    [156, 30, -2, paint(2, 'sage')],
  ]
  let at = 0
  const drawn = books.map(([width, height, turn, cover]) => {
    const title =
      stroked(path(`M ${width * 0.2} ${height / 2} L ${width * 0.62} ${height / 2}`), mix(cover, '#ffffff', 0.65), 3) +
      stroked(path(`M ${width * 0.72} 0 L ${width * 0.72} ${height} M ${width * 0.1} 0 L ${width * 0.1} ${height}`), tone(cover, -0.12), 3)
    const book = block(defs, {
      width,
      depth: 112,
      height,
      paint: cover,
      turn,
      at,
      front: title,
      side: filled(polygon(`0 3, 0 ${height - 3}, 112 ${height - 3}, 112 3`), palette.plaster),
    })
    at += height
    return book
  })
  return { ...together(drawn), foot: 92, deep: 62 }
}

/** A letter that came this morning. */
export const letter: Thing = ({ defs, paint }) => {
  const envelope = polygon('-70 0, -66 92, 70 92, 74 0')
  const flap = polygon('-66 92, 2 36, 70 92')
  const seal = filled(ellipse(2, 44, 10, 10), palette.wine)
  const folds = stroked(path('M -70 0 L -10 46 M 74 0 L 14 46'), SHADOW, 1, 0.25)
  return {
    body: group(
      {},
      sheet(defs, envelope, paint(0, 'plaster')),
      folds,
      el('path', { d: flap, fill: tone(paint(0, 'plaster'), -0.03), stroke: SHADOW, 'stroke-width': 0.8, 'stroke-opacity': 0.3 }),
      seal,
    ),
    outline: envelope,
    foot: 72,
    deep: 8,
  }
}

/** A scallop from the beach at Foz. */
export const shell: Thing = ({ defs, paint }) => {
  const color = paint(0, 'rose')
  const rim = Array.from({ length: 15 }, (_, at): Point => {
    const [turn, reach] = [Math.PI * (0.04 + (at / 14) * 0.92), at % 2 ? 54 : 50]
    return [Math.cos(turn) * reach, 8 + Math.sin(turn) * reach * 1.04]
  })
  const d = smooth([[14, 2], ...rim, [-14, 2]])
  const ribs = rim
    .filter((_, at) => at % 2 === 0)
    .map(([x, y]) => stroked(path(`M ${x * 0.1} 4 L ${x * 0.94} ${y * 0.95}`), tone(color, -0.1), 2))
  return {
    body: group(
      {},
      filled(d, color),
      ...ribs,
      filled(d, defs.linear({ x2: 0.8, y2: 1 }, [0, LIGHT, 0.5], [0.6, LIGHT, 0], [1, SHADOW, 0.3])),
    ),
    outline: d,
    foot: 24,
    deep: 10,
  }
}

/** A jug of olive branches, for height. */
export const oliveJug: Thing = ({ defs, paint, random }) => {
  const branches = together(
    [-30, -13, 3, 19, 35].map((angle, at) => {
      const length = 200 + ((at * 53) % 70)
      const turn = (angle * Math.PI) / 180
      return sprig(
        {
          from: [angle * 0.2, 150],
          to: [Math.sin(turn) * length, 150 + Math.cos(turn) * length],
          bow: angle * 0.3,
          paint: palette.walnut,
          leaves: {
            pairs: 8,
            length: 44,
            width: 11,
            paint: mix(palette.sage, palette.moss, between(random, 0.1, 0.45)),
            from: 0.22,
            spread: 44,
          },
        },
        random,
      )
    }),
  )
  const body = turned(defs, {
    profile: '40 0, 46 8, 58 50, 54 98, 34 132, 32 150, 40 166',
    paint: paint(0, 'plaster'),
    finish: 'matte',
    bands: [{ from: 110, to: 118, paint: paint(1, 'azulejo') }],
    open: { lip: 4, holds: branches.body },
  })
  return { body: body.body, outline: body.outline + branches.outline, foot: 44 }
}
