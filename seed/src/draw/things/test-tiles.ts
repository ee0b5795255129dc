import { filled } from '../marks.ts'
import { type Paint, palette, SHADOW } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { block } from '../solid.ts'
import { ACROSS, polygon } from '../svg.ts'

const glazes: readonly Paint[] = ['azulejo', 'sea', 'mint', 'lemon', 'ochre', 'coral', 'rose', 'lilac', 'tide']

/** Glazes on trial: one tile for each firing. */
export const testTiles: Thing = ({ defs }) => {
  const rack = block(defs, { width: 280, depth: 60, height: 20, paint: palette.oak })
  const tiles = glazes.map((glaze, at) => {
    const x = -112 + at * 28
    const d = polygon(`${x - 9} 16, ${x - 3} ${108 + (at % 3) * 7}, ${x + 27} ${104 + (at % 3) * 7}, ${x + 21} 12`)
    const bare = polygon(`${x - 9} 16, ${x - 7} 40, ${x + 23} 36, ${x + 21} 12`)
    return {
      d,
      body:
        filled(d, palette[glaze]) +
        filled(bare, palette.oat) +
        filled(d, defs.linear(ACROSS, [0, '#ffffff', 0.4], [0.3, '#ffffff', 0.04], [1, SHADOW, 0.28])),
    }
  })
  return {
    body: rack.body + tiles.map(({ body }) => body).join(''),
    outline: rack.outline + tiles.map(({ d }) => d).join(''),
    foot: 138,
    deep: 32,
  }
}
