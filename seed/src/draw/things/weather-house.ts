import { type Hex, mix, tone } from '../color.ts'
import { box, dot, filled, line, stroked } from '../marks.ts'
import { palette, SHADOW } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { sheet, slab } from '../solid.ts'
import { type Defs, group, path, type Point, polygon } from '../svg.ts'
import { turned } from '../turned.ts'

/** A house with two doors: she comes out for sun, he for rain. */
export const weatherHouse: Thing = ({ defs, paint }) => {
  const wall = paint(0, 'rose')
  const front = polygon('-66 12, -66 122, 0 188, 66 122, 66 12')
  const door = (x: number) => path(`M ${x - 21} 14 L ${x - 21} 66 A 21 21 0 0 1 ${x + 21} 66 L ${x + 21} 14 Z`)
  const roof = polygon('-84 100, 0 182, 84 100, 84 115, 0 198, -84 115')
  const dark = (x: number) => filled(door(x), mix(palette.ink, palette.wine, 0.3)) + stroked(door(x), palette.chalk, 4)
  const attic =
    dot([0, 126], 14, palette.chalk) +
    dot([0, 126], 10.5, palette.indigo) +
    line([-10, 126], [10, 126], palette.chalk, 2) +
    line([0, 116], [0, 136], palette.chalk, 2)
  const eaves = filled(polygon('-74 100, 0 172, 74 100, 66 90, 66 116, 0 178, -66 116, -66 90'), SHADOW, 0.22)
  const people = doll(defs, [-34, 8], palette.azulejo, 'umbrella') + doll(defs, [40, -1], paint(1, 'lemon'), 'hat')
  const chimney = box(34, 136, 20, 50, mix(wall, palette.brick, 0.4))
  const body = [
    plinth(defs),
    chimney,
    sheet(defs, front, wall),
    eaves,
    dark(-32),
    dark(32),
    attic,
    sheet(defs, roof, palette.brick),
    people,
  ]
  return { body: group({}, ...body), outline: front + roof, foot: 82, deep: 22 }
}

const plinth = (defs: Defs) =>
  sheet(defs, slab(164, 16, { radius: 5, bottom: -4 }), palette.oak) +
  filled(slab(164, 6, { radius: 3, bottom: 8 }), tone(palette.oak, 0.1))

function doll(defs: Defs, [x, y]: Point, coat: Hex, holds: 'umbrella' | 'hat'): string {
  const shape = turned(defs, { profile: '12 0, 13 4, 9 30, 5 40', paint: coat, finish: 'glaze' })
  const head = turned(defs, { profile: '2 38, 8 44, 8 51, 2 57', paint: palette.shell })
  const hat = turned(defs, { profile: '14 51, 14 53, 14 53, 7 54, 6 60, 1 62', paint: palette.oat })
  const shade = path('M -18 68 A 30 28 0 0 1 30 68 C 22 64 14 64 6 68 C -2 64 -10 64 -18 68 Z')
  const umbrella = line([13, 24], [6, 86], palette.walnut, 2.2) + filled(shade, palette.coral)
  const extra = holds === 'hat' ? hat.body : umbrella
  return group({ transform: `translate(${x} ${-y})` }, shape.body, head.body, extra)
}
