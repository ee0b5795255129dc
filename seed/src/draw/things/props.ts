/** What lies about: never for sale, always in the picture. */
import { mix, tone, type Hex } from '../color.ts'
import { LIGHT, palette, SHADOW } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { leaf, lemonAt, sprig, together } from '../plant.ts'
import { between } from '../random.ts'
import { block, sheet } from '../solid.ts'
import { el, ellipse, group, path, type Point, polygon, smooth } from '../svg.ts'
import { turned } from '../turned.ts'

/** Books lying on one another. */
export const bookStack: Thing = ({ defs, paint }) => {
  const books: [number, number, number, Hex][] = [[170, 26, -6, paint(0, 'indigo')], [150, 20, 5, paint(1, 'coral')], [156, 30, -2, paint(2, 'sage')]]
  let at = 0
  const drawn = books.map(([width, height, turn, cover]) => {
    const title = el('path', { d: path('M', width * 0.2, height / 2, 'L', width * 0.62, height / 2), stroke: mix(cover, '#ffffff', 0.65), 'stroke-width': 3 }) + el('path', { d: path('M', width * 0.72, 0, 'L', width * 0.72, height, 'M', width * 0.1, 0, 'L', width * 0.1, height), stroke: tone(cover, -0.12), 'stroke-width': 3 })
    const book = block(defs, { width, depth: 112, height, paint: cover, turn, at, front: title, side: el('path', { d: polygon([[0, 3], [0, height - 3], [112, height - 3], [112, 3]]), fill: palette.plaster }) })
    at += height
    return book
  })
  return { ...together(drawn), foot: 92, deep: 62 }
}

/** A lemon with its leaf. */
export const lemon: Thing = () => {
  const green = leaf([32, 34], { angle: 62, length: 36, width: 18, paint: palette.leaf })
  return { body: green.body + lemonAt([0, 25], 34, -12), outline: ellipse(0, 26, 36, 25), foot: 28, deep: 22 }
}

/** A pear, upright, as pears are not. */
export const pear: Thing = ({ defs, paint }) => {
  const body = turned(defs, { profile: [[10, 0], [30, 8], [38, 32], [30, 58], [17, 78], [14, 92], [4, 100]], paint: paint(0, 'olive') })
  const stalk = el('path', { d: path('M', 0, 98, 'C', 1, 106, 5, 112, 9, 116), fill: 'none', stroke: palette.walnut, 'stroke-width': 3.4, 'stroke-linecap': 'round' })
  return { body: body.body + stalk, outline: body.outline, foot: 24 }
}

/** An orange, or with other paint an apple. */
export const orange: Thing = ({ defs, paint }) => {
  const body = turned(defs, { profile: [[8, 0], [30, 10], [38, 34], [31, 58], [10, 70], [2, 70]], paint: paint(0, 'coral') })
  const green = leaf([0, 66], { angle: 54, length: 32, width: 16, paint: palette.leaf })
  return { body: body.body + green.body, outline: body.outline + green.outline, foot: 24 }
}

/** A letter that came this morning. */
export const letter: Thing = ({ defs, paint }) => {
  const envelope = polygon([[-70, 0], [-66, 92], [70, 92], [74, 0]])
  const flap = polygon([[-66, 92], [2, 36], [70, 92]])
  const seal = el('path', { d: ellipse(2, 44, 10, 10), fill: palette.wine })
  const folds = el('path', { d: path('M', -70, 0, 'L', -10, 46, 'M', 74, 0, 'L', 14, 46), stroke: SHADOW, 'stroke-width': 1, 'stroke-opacity': 0.25 })
  return { body: group({}, sheet(defs, envelope, paint(0, 'plaster')), folds, el('path', { d: flap, fill: tone(paint(0, 'plaster'), -0.03), stroke: SHADOW, 'stroke-width': 0.8, 'stroke-opacity': 0.3 }), seal), outline: envelope, foot: 72, deep: 8 }
}

/** A scallop from the beach at Foz. */
export const shell: Thing = ({ defs, paint }) => {
  const color = paint(0, 'rose')
  const rim = Array.from({ length: 15 }, (_, at): Point => {
    const [turn, reach] = [Math.PI * (0.04 + (at / 14) * 0.92), at % 2 ? 54 : 50]
    return [Math.cos(turn) * reach, 8 + Math.sin(turn) * reach * 1.04]
  })
  const d = `${smooth([[14, 2], ...rim, [-14, 2]])}Z`
  const ribs = rim.filter((_, at) => at % 2 === 0).map(([x, y]) => el('path', { d: path('M', x * 0.1, 4, 'L', x * 0.94, y * 0.95), stroke: tone(color, -0.1), 'stroke-width': 2, 'stroke-linecap': 'round' }))
  return { body: group({}, el('path', { d, fill: color }), ...ribs, el('path', { d, fill: defs.linear([[0, LIGHT, 0.5], [0.6, LIGHT, 0], [1, SHADOW, 0.3]], { x2: 0.8, y2: 1 }) })), outline: d, foot: 24, deep: 10 }
}

/** A jug of olive branches, for height. */
export const oliveJug: Thing = ({ defs, paint, random }) => {
  const branches = together([-30, -13, 3, 19, 35].map((angle, at) => {
    const length = 200 + ((at * 53) % 70)
    const turn = (angle * Math.PI) / 180
    return sprig({ from: [angle * 0.2, 150], to: [Math.sin(turn) * length, 150 + Math.cos(turn) * length], bow: angle * 0.3, paint: palette.walnut, leaves: { pairs: 8, length: 44, width: 11, paint: mix(palette.sage, palette.moss, between(random, 0.1, 0.45)), from: 0.22, spread: 44 } }, random)
  }))
  const body = turned(defs, { profile: [[40, 0], [46, 8], [58, 50], [54, 98], [34, 132], [32, 150], [40, 166]], paint: paint(0, 'plaster'), finish: 'matte', bands: [{ from: 110, to: 118, paint: paint(1, 'azulejo') }], open: { lip: 4, holds: branches.body } })
  return { body: body.body, outline: body.outline + branches.outline, foot: 44 }
}

/** Glazes on trial: one tile for each firing. */
export const testTiles: Thing = ({ defs }) => {
  const rack = block(defs, { width: 280, depth: 60, height: 20, paint: palette.oak })
  const colors = [palette.azulejo, palette.sea, palette.mint, palette.lemon, palette.ochre, palette.coral, palette.rose, palette.lilac, palette.tide]
  const tiles = colors.map((color, at) => {
    const x = -112 + at * 28
    const d = polygon([[x - 9, 16], [x - 3, 108 + (at % 3) * 7], [x + 27, 104 + (at % 3) * 7], [x + 21, 12]])
    const bare = polygon([[x - 9, 16], [x - 7, 40], [x + 23, 36], [x + 21, 12]])
    return { d, body: el('path', { d, fill: color }) + el('path', { d: bare, fill: palette.oat }) + el('path', { d, fill: defs.linear([[0, '#ffffff', 0.4], [0.3, '#ffffff', 0.04], [1, SHADOW, 0.28]]) }) }
  })
  return { body: rack.body + tiles.map(({ body }) => body).join(''), outline: rack.outline + tiles.map(({ d }) => d).join(''), foot: 138, deep: 32 }
}
