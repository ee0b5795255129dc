import { tone } from '../color.ts'
import { filled, level, stroked } from '../marks.ts'
import { palette } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { between } from '../random.ts'
import { rod, rodOutline } from '../solid.ts'
import { ellipse, group, path } from '../svg.ts'
import { turned } from '../turned.ts'

/** Sand for as long as an egg, a song and a half, or a quarrel. */
export const hourglass: Thing = ({ defs, paint, random }) => {
  const [wood, sand] = [paint(0, 'oak'), paint(1, 'coral')]
  const disc = (at: number) => turned(defs, { profile: `62 ${at}, 64 ${at + 3}, 64 ${at + 14}, 62 ${at + 17}`, paint: wood })
  const cap = (at: number) => level([0, at], 62, tone(wood, 0.07))
  const posts = (xs: readonly number[], y: number) => xs.map((x) => rod(path(`M ${x} ${16 + y} L ${x} ${226 + y}`), 7, wood)).join('')
  const profile = '40 17, 46 40, 40 78, 16 110, 5 121, 16 132, 40 164, 46 202, 40 225'
  const glass = turned(defs, { profile, paint: palette.sky, finish: 'glass' })
  const heap = turned(defs, { profile: '39 19, 44 36, 40 44, 18 58, 2 68', paint: sand })
  const left = turned(defs, {
    profile: '4 124, 15 135, 36 164, 40 178',
    paint: sand,
    open: { lip: 0.1, paint: tone(sand, 0.05) },
  })
  const stream = stroked(path('M 0 124 L 0 64'), sand, 2.2)
  const grains = Array.from({ length: 14 }, () => filled(ellipse(between(random, -4, 4), between(random, 66, 90), 0.9, 0.9), sand)).join('')
  const [low, high] = [disc(0), disc(226)]
  return {
    body: group(
      {},
      low.body,
      cap(17),
      posts([-46, 46], 8),
      heap.body,
      stream,
      grains,
      left.body,
      glass.body,
      high.body,
      cap(243),
      posts([0], -14),
    ),
    outline: low.outline + high.outline + glass.outline + rodOutline('-52 10, -52 230', 7) + rodOutline('52 10, 52 230', 7),
    foot: 64,
    stops: 0.85,
  }
}
