import { filled, stroked } from '../marks.ts'
import { outlookOf } from '../outlook.ts'
import { LIGHT, palette, SHADOW } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { between, type Random } from '../random.ts'
import { sheet, slab } from '../solid.ts'
import { ellipse, group, polygon } from '../svg.ts'

/** A recording has no body; this is its sleeve. */
export const rainSleeve: Thing = ({ defs, random }) => {
  const cover = slab(206, 206, { radius: 2 })
  const picture = outlookOf(defs, 'rain', { left: -103, right: 103, low: 0, high: 206 })
  const rings = [14, 30, 47, 65, 84].map((r, at) => stroked(ellipse(8, 72, r, r), '#ffffff', 3.4 - at * 0.5, 0.9 - at * 0.13))
  const spine = filled(polygon('-103 0, -103 206, -97 206, -97 0'), LIGHT, 0.35)
  const edge = filled(cover, defs.linear({ x2: 1, y2: 0.7 }, [0, LIGHT, 0.22], [0.5, LIGHT, 0], [1, SHADOW, 0.26]))
  const disc =
    filled(ellipse(94, 102, 94, 94), palette.ink) +
    [70, 78, 86].map((r) => stroked(ellipse(94, 102, r, r), palette.slate, 0.8)).join('') +
    droplets(random)
  return {
    body: group({}, disc, sheet(defs, cover, palette.mist), group({ 'clip-path': defs.clip(cover) }, picture, ...rings), spine, edge),
    outline: cover + ellipse(94, 102, 94, 94),
    foot: 108,
    deep: 10,
  }
}

const droplets = (random: Random) =>
  Array.from({ length: 9 }, () => filled(ellipse(between(random, 150, 182), between(random, 60, 144), 2, 2), '#ffffff', 0.5)).join('')
