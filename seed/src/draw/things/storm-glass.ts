import { line } from '../marks.ts'
import { palette } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { away } from '../plant.ts'
import { between } from '../random.ts'
import { group, type Point } from '../svg.ts'
import { turned } from '../turned.ts'

/** A sealed drop of spirits in which, some days, feathers grow. */
export const stormGlass: Thing = ({ defs, paint, random }) => {
  const wood = paint(0, 'walnut')
  const base = turned(defs, { profile: '48 0, 50 4, 48 14, 40 20, 40 20, 24 24, 22 28', paint: wood })
  const glass = turned(defs, { profile: '20 26, 42 46, 52 86, 44 136, 22 190, 8 236, 2 256', paint: palette.sea, finish: 'glass' })
  const liquid = turned(defs, { profile: '17 28, 38 48, 48 86, 41 134, 27 166', paint: palette.sky, finish: 'glass' })
  const crystals = Array.from({ length: 26 }, () => {
    const from: Point = [between(random, -28, 28), between(random, 34, 50)]
    return feather(from, between(random, -26, 26) + from[0] * 0.6, between(random, 28, 76))
  })
  return {
    body: base.body + liquid.body + group({ 'clip-path': defs.clip(liquid.outline) }, ...crystals) + glass.body,
    outline: base.outline + glass.outline,
    foot: 51,
    stops: 0.7,
  }
}

function feather(from: Point, angle: number, length: number): string {
  const barbs = [0.3, 0.5, 0.7, 0.88].flatMap((share) => [-42, 42].map((turn) => ({ at: away(from, angle, length * share), turn })))
  const strokes = barbs.map(({ at, turn }) => line(at, away(at, angle + turn, length * 0.2), '#ffffff', 1.3))
  return group({ 'stroke-opacity': 0.85 }, line(from, away(from, angle, length), '#ffffff', 1.7), ...strokes)
}
