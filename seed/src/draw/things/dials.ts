/** Dials and scales for the wall. */
import { type Hex, tone } from '../color.ts'
import { dot, filled, line, stroked } from '../marks.ts'
import { LIGHT, palette, SHADOW } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { away } from '../plant.ts'
import { brushed, sheet, slab } from '../solid.ts'
import { el, ellipse, group, path, type Point } from '../svg.ts'

/** An aneroid barometer: sun, cloud and rain instead of words. */
export const barometer: Thing = ({ defs, paint }) => {
  const [middle, brass, face]: [Point, Hex, Hex] = [[0, -104], paint(0, 'brass'), palette.chalk]
  const ticks = Array.from({ length: 41 }, (_, at) => {
    const angle = -130 + at * 6.5
    const long = at % 5 === 0
    return line(away(middle, angle, 73), away(middle, angle, long ? 62 : 68), palette.ink, long ? 1.8 : 0.9)
  })
  const hand = (angle: number, length: number, color: Hex) => line(away(middle, angle + 180, 16), away(middle, angle, length), color, 2.6)
  const shade = defs.linear({ x2: 1, y2: 1 }, [0, SHADOW, 0.28], [0.4, SHADOW, 0], [1, LIGHT, 0.2])
  const ring = stroked(ellipse(0, -9, 11, 11), brushed(defs, brass), 4.5)
  const body = [
    ring,
    dot(middle, 92, brushed(defs, brass)),
    dot(middle, 84, tone(brass, -0.16)),
    dot(middle, 81, face),
    dot(middle, 81, shade),
    ...ticks,
    weatherSigns(middle),
    hand(-58, 60, palette.ink),
    hand(-28, 56, palette.coral),
    dot(middle, 6, brushed(defs, brass)),
  ]
  const sheen = path('M -58 -62 A 78 78 0 0 1 30 -32 C -6 -44 -36 -60 -58 -62 Z')
  return {
    body: group({}, ...body, filled(sheen, '#fff', 0.4)),
    outline: ellipse(...middle, 92, 92) + ellipse(0, -9, 13, 13),
  }
}

function weatherSigns(middle: Point): string {
  const [rain, cloud, sun] = [-84, 0, 84].map((angle) => away(middle, angle, 44)) as [Point, Point, Point]
  const puff = ([x, y]: Point, color: Hex) =>
    dot([x - 6, y], 6, color) +
    dot([x + 1, y + 4], 8, color) +
    dot([x + 9, y], 5, color) +
    el('rect', { x: x - 10, y: -y - 1, width: 22, height: 7, rx: 3.5, fill: color })
  const rays = Array.from({ length: 8 }, (_, at) => line(away(sun, at * 45, 10), away(sun, at * 45, 14), palette.ochre, 1.8))
  const drops = [-5, 1, 7].map((dx) => line([rain[0] + dx, rain[1] - 8], [rain[0] + dx - 2, rain[1] - 15], palette.azulejo, 1.8))
  return (
    puff(rain, palette.slate) + drops.join('') + puff([cloud[0], cloud[1] - 2], palette.sky) + dot(sun, 7, palette.ochre) + rays.join('')
  )
}

/** A thermometer for the shady side of the frame. */
export const shadeThermometer: Thing = ({ defs, paint }) => {
  const board = slab(74, 320, { radius: 37, bottom: -320 })
  const ticks = Array.from({ length: 31 }, (_, at) =>
    line([12, -66 - at * 6.4], [at % 5 === 0 ? 26 : 19, -66 - at * 6.4], palette.chalk, at % 5 === 0 ? 1.8 : 0.9),
  )
  const tube = filled(slab(9, 218, { radius: 4.5, bottom: -272 }), '#f3fbff', 0.85)
  const spirit = line([0, -270], [0, -128], palette.coral, 4) + dot([0, -272], 11, palette.coral) + dot([-3, -269], 3, '#ffd9cc')
  const sun =
    dot([-19, -84], 6, palette.lemon) +
    Array.from({ length: 8 }, (_, at) => line(away([-19, -84], at * 45, 8.5), away([-19, -84], at * 45, 11.5), palette.lemon, 1.6)).join('')
  const flake = [0, 60, 120].map((angle) => line(away([-19, -246], angle, 9), away([-19, -246], angle + 180, 9), palette.sky, 1.6)).join('')
  const screws = dot([0, -20], 5, brushed(defs, palette.brass)) + dot([0, -304], 4, brushed(defs, palette.brass))
  return { body: group({}, sheet(defs, board, paint(0, 'tide')), ...ticks, tube, spirit, sun, flake, screws), outline: board }
}
