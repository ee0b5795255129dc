import { filled, stroked } from '../marks.ts'
import { palette, SHADOW } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { rodOutline } from '../solid.ts'
import { ellipse, group, type Point, polygon, smooth } from '../svg.ts'

/** Flags for a feast, on their string. */
export const bunting: Thing = ({ paint }) => {
  const colors = (['coral', 'lemon', 'sea', 'chalk', 'azulejo', 'rose', 'leaf'] as const).map((color, at) => paint(at, color))
  const line = (x: number): Point => [x, -70 * (1 - (x / 330) ** 2)]
  const flags = Array.from({ length: 9 }, (_, at) => {
    const x = -292 + at * 73
    const [left, right] = [line(x - 29), line(x + 29)]
    const tip: Point = [x + (left[1] - right[1]) * 0.9, (left[1] + right[1]) / 2 - 84]
    return {
      color: colors[at % colors.length]!,
      d: polygon([left, right, tip]),
      half: polygon([line(x), right, tip]),
      dots: at % 3 === 1 ? [-12, 0, 12].map((dx) => ellipse(x + dx, line(x)[1] - 22, 4, 4)).join('') : '',
    }
  })
  const string = smooth(Array.from({ length: 13 }, (_, at) => line(-330 + at * 55)))
  const body = flags.map(
    ({ color, d, half, dots }) => filled(d, color) + filled(half, SHADOW, 0.09) + filled(dots || 'M0 0', palette.chalk),
  )
  return {
    body: group({}, ...body, stroked(string, palette.chalk, 4)),
    outline:
      flags.map(({ d }) => d).join('') +
      rodOutline(
        Array.from({ length: 13 }, (_, at) => line(-330 + at * 55)),
        4,
      ),
  }
}
