import { type Hex, tone } from '../color.ts'
import { filled, line, stroked } from '../marks.ts'
import { palette } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { away, type Grown } from '../plant.ts'
import { brushed, rod, rodOutline } from '../solid.ts'
import { type Defs, ellipse, group, path, type Point, polygon } from '../svg.ts'
import { turned } from '../turned.ts'

const MIDDLE: Point = [0, 134]

/** Rings and an arrow that tell the hour wherever there is sun. */
export const sillSundial: Thing = ({ defs, paint }) => {
  const brass = paint(0, 'brass')
  const base = turned(defs, { profile: '56 0, 56 20, 56 20, 12 22, 9 34, 9 34', paint: palette.plaster })
  const stem = turned(defs, { profile: '15 21, 13 26, 6 31, 5 52, 9 58', paint: brass, finish: 'metal' })
  const meridian = stroked(ellipse(...MIDDLE, 72, 72), brushed(defs, brass), 8)
  const back = stroked(path('M -58 176 A 72 24 36 0 1 58 92'), tone(brass, -0.2), 12)
  const front = stroked(path('M -58 176 A 72 24 36 0 0 58 92'), brushed(defs, brass), 14)
  const pointer = arrow(defs, brass)
  return {
    body: group({}, base.body, stem.body, back, meridian, pointer.body, front, hourMarks()),
    outline: base.outline + stem.outline + pointer.outline + hoop(MIDDLE, 72, 7),
    foot: 57,
  }
}

/** Nine strokes along the front of the hour ring, which leans by 36°. */
function hourMarks(): string {
  const [cos, sin] = [Math.cos(-Math.PI / 5), Math.sin(-Math.PI / 5)]
  const marks = Array.from({ length: 9 }, (_, at) => {
    const turn = Math.PI * (0.14 + at * 0.09)
    const [a, b] = [-Math.cos(turn) * 72, -Math.sin(turn) * 24]
    const [x, y] = [a * cos - b * sin, MIDDLE[1] + a * sin + b * cos]
    return line([x - 1, y - 4], [x + 1.6, y + 4], palette.ink, 1.4)
  })
  return marks.join('')
}

function arrow(defs: Defs, brass: Hex): Grown {
  const [tail, tip] = [away(MIDDLE, -126, 104), away(MIDDLE, 54, 104)]
  const [notch, end] = [away(tail, 54, 8), away(tail, 54, 22)]
  const head = polygon([away(tip, 54, 18), away(tip, -36, 8), away(tip, 144, 8)])
  const fletch = polygon([tail, away(end, -36, 11), away(notch, -36, 11), away(tail, 234, 12), away(notch, 144, 11), away(end, 144, 11)])
  const shaft = rod(path(`M ${tail} L ${tip}`), 5, brass)
  return { body: shaft + filled(head + fletch, brushed(defs, brass)), outline: rodOutline([tail, tip], 5) + head + fletch }
}

/** The outline of a hoop: a belt of short pieces, since a hole cannot be told in one closed path. */
function hoop([x, y]: Point, radius: number, width: number): string {
  const points = Array.from(
    { length: 25 },
    (_, at) => [x + Math.cos((at * Math.PI) / 12) * radius, y + Math.sin((at * Math.PI) / 12) * radius] as Point,
  )
  return rodOutline(points.slice(0, 13), width) + rodOutline(points.slice(12), width)
}
