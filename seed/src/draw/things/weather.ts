/** Instruments for people who look out of the window. */
import { mix, tone, type Hex } from '../color.ts'
import { LIGHT, palette, SHADOW } from '../palette.ts'
import type { Kit, Thing } from '../picture.ts'
import { away, together } from '../plant.ts'
import { between } from '../random.ts'
import { rod, rodOutline, sheet, slab } from '../solid.ts'
import { type Defs, el, ellipse, group, path, type Point, polygon, smooth } from '../svg.ts'
import { TILT, turned } from '../turned.ts'

const line = (from: Point, to: Point, stroke: Hex, width: number) =>
  el('path', { d: path('M', ...from, 'L', ...to), stroke, 'stroke-width': width, 'stroke-linecap': 'round' })

const round = (at: Point, radius: number, fill: string) => el('path', { d: ellipse(...at, radius, radius), fill })

const brushed = (defs: Defs, paint: Hex) => defs.linear([[0, tone(paint, 0.2)], [0.35, paint], [0.6, tone(paint, -0.16)], [0.85, tone(paint, 0.06)], [1, tone(paint, -0.2)]], { x2: 1, y2: 1 })

/** An aneroid barometer: sun, cloud and rain instead of words. */
export const barometer: Thing = ({ defs, paint }) => {
  const [middle, brass, face]: [Point, Hex, Hex] = [[0, -104], paint(0, 'brass'), palette.chalk]
  const ticks = Array.from({ length: 41 }, (_, at) => {
    const angle = -130 + at * 6.5
    const long = at % 5 === 0
    return line(away(middle, angle, 73), away(middle, angle, long ? 62 : 68), palette.ink, long ? 1.8 : 0.9)
  })
  const hand = (angle: number, length: number, color: Hex) => line(away(middle, angle + 180, 16), away(middle, angle, length), color, 2.6)
  const shade = defs.linear([[0, SHADOW, 0.28], [0.4, SHADOW, 0], [1, LIGHT, 0.2]], { x2: 1, y2: 1 })
  const ring = el('path', { d: ellipse(0, -9, 11, 11), fill: 'none', stroke: brushed(defs, brass), 'stroke-width': 4.5 })
  const body = [ring, round(middle, 92, brushed(defs, brass)), round(middle, 84, tone(brass, -0.16)), round(middle, 81, face), round(middle, 81, shade), ...ticks, weatherSigns(middle), hand(-58, 60, palette.ink), hand(-28, 56, palette.coral), round(middle, 6, brushed(defs, brass))]
  const sheen = `${path('M', -58, -62, 'A', 78, 78, 0, 0, 1, 30, -32)}${path('C', -6, -44, -36, -60, -58, -62)}Z`
  return { body: group({}, ...body, el('path', { d: sheen, fill: '#fff', 'fill-opacity': 0.4 })), outline: ellipse(...middle, 92, 92) + ellipse(0, -9, 13, 13) }
}

function weatherSigns(middle: Point): string {
  const [rain, cloud, sun] = [-84, 0, 84].map((angle) => away(middle, angle, 44)) as [Point, Point, Point]
  const puff = ([x, y]: Point, color: Hex) => round([x - 6, y], 6, color) + round([x + 1, y + 4], 8, color) + round([x + 9, y], 5, color) + el('rect', { x: x - 10, y: -y - 1, width: 22, height: 7, rx: 3.5, fill: color })
  const rays = Array.from({ length: 8 }, (_, at) => line(away(sun, at * 45, 10), away(sun, at * 45, 14), palette.ochre, 1.8))
  const drops = [-5, 1, 7].map((dx) => line([rain[0] + dx, rain[1] - 8], [rain[0] + dx - 2, rain[1] - 15], palette.azulejo, 1.8))
  return puff(rain, palette.slate) + drops.join('') + puff([cloud[0], cloud[1] - 2], palette.sky) + round(sun, 7, palette.ochre) + rays.join('')
}

/** A sealed drop of spirits in which, some days, feathers grow. */
export const stormGlass: Thing = ({ defs, paint, random }) => {
  const wood = paint(0, 'walnut')
  const base = turned(defs, { profile: [[48, 0], [50, 4], [48, 14], [40, 20], [40, 20], [24, 24], [22, 28]], paint: wood })
  const glass = turned(defs, { profile: [[20, 26], [42, 46], [52, 86], [44, 136], [22, 190], [8, 236], [2, 256]], paint: palette.sea, finish: 'glass' })
  const liquid = turned(defs, { profile: [[17, 28], [38, 48], [48, 86], [41, 134], [27, 166]], paint: palette.sky, finish: 'glass' })
  const crystals = Array.from({ length: 26 }, () => {
    const from: Point = [between(random, -28, 28), between(random, 34, 50)]
    return feather(from, between(random, -26, 26) + from[0] * 0.6, between(random, 28, 76))
  })
  return { body: base.body + liquid.body + group({ 'clip-path': defs.clip(liquid.outline) }, ...crystals) + glass.body, outline: base.outline + glass.outline, foot: 51, stops: 0.7 }
}

function feather(from: Point, angle: number, length: number): string {
  const barbs = [0.3, 0.5, 0.7, 0.88].flatMap((share) => [-42, 42].map((turn) => ({ at: away(from, angle, length * share), turn })))
  const strokes = barbs.map(({ at, turn }) => line(at, away(at, angle + turn, length * 0.2), '#ffffff', 1.3))
  return group({ 'stroke-opacity': 0.85 }, line(from, away(from, angle, length), '#ffffff', 1.7), ...strokes)
}

/** Rings and an arrow that tell the hour wherever there is sun. */
export const sillSundial: Thing = ({ defs, paint }) => {
  const brass = paint(0, 'brass')
  const base = turned(defs, { profile: [[56, 0], [56, 20], [56, 20], [12, 22], [9, 34], [9, 34]], paint: palette.plaster })
  const stem = turned(defs, { profile: [[15, 21], [13, 26], [6, 31], [5, 52], [9, 58]], paint: brass, finish: 'metal' })
  const middle: Point = [0, 134]
  const circle = (rx: number, ry: number, turn: number, width: number) =>
    el('ellipse', { cx: 0, cy: -134, rx, ry, fill: 'none', stroke: brushed(defs, brass), 'stroke-width': width, transform: `rotate(${turn} 0 -134)` })
  const back = el('path', { d: path('M', -58, 176, 'A', 72, 24, 36, 0, 1, 58, 92), fill: 'none', stroke: tone(brass, -0.2), 'stroke-width': 12 })
  const front = el('path', { d: path('M', -58, 176, 'A', 72, 24, 36, 0, 0, 58, 92), fill: 'none', stroke: brushed(defs, brass), 'stroke-width': 14 })
  const hours = Array.from({ length: 9 }, (_, at) => {
    const turn = Math.PI * (0.14 + at * 0.09)
    const [a, b] = [-Math.cos(turn) * 72, -Math.sin(turn) * 24]
    const [cos, sin] = [Math.cos((-36 * Math.PI) / 180), Math.sin((-36 * Math.PI) / 180)]
    const at2: Point = [a * cos - b * sin, 134 + a * sin + b * cos]
    return line([at2[0] - 1, at2[1] - 4], [at2[0] + 1.6, at2[1] + 4], palette.ink, 1.4)
  })
  const [tail, tip] = [away(middle, -126, 104), away(middle, 54, 104)]
  const head = polygon([away(tip, 54, 18), away(tip, -36, 8), away(tip, 144, 8)])
  const fletch = polygon([tail, away(away(tail, 54, 22), -36, 11), away(away(tail, 54, 8), -36, 11), away(tail, 234, 12), away(away(tail, 54, 8), 144, 11), away(away(tail, 54, 22), 144, 11)])
  const arrow = rod(path('M', ...tail, 'L', ...tip), 5, brass) + el('path', { d: head + fletch, fill: brushed(defs, brass) })
  const outline = base.outline + stem.outline + rodOutline([tail, tip], 5) + head + fletch + hoop(middle, 72, 7)
  return { body: group({}, base.body, stem.body, back, circle(72, 72, 0, 8), arrow, front, ...hours), outline, foot: 57 }
}

/** The outline of a hoop: a belt of short pieces, since a hole cannot be told in one closed path. */
function hoop([x, y]: Point, radius: number, width: number): string {
  const points = Array.from({ length: 25 }, (_, at) => [x + Math.cos((at * Math.PI) / 12) * radius, y + Math.sin((at * Math.PI) / 12) * radius] as Point)
  return rodOutline(points.slice(0, 13), width) + rodOutline(points.slice(12), width)
}

/** A house with two doors: she comes out for sun, he for rain. */
export const weatherHouse: Thing = ({ defs, paint }) => {
  const wall = paint(0, 'rose')
  const front = polygon([[-66, 12], [-66, 116], [0, 178], [66, 116], [66, 12]])
  const door = (x: number) => `${path('M', x - 21, 14, 'L', x - 21, 66, 'A', 21, 21, 0, 0, 1, x + 21, 66, 'L', x + 21, 14)}Z`
  const roof = polygon([[-84, 100], [0, 182], [84, 100], [84, 115], [0, 198], [-84, 115]])
  const dark = (x: number) => el('path', { d: door(x), fill: mix(palette.ink, palette.wine, 0.3) }) + el('path', { d: door(x), fill: 'none', stroke: palette.chalk, 'stroke-width': 4 })
  const attic = round([0, 126], 14, palette.chalk) + round([0, 126], 10.5, palette.indigo) + line([-10, 126], [10, 126], palette.chalk, 2) + line([0, 116], [0, 136], palette.chalk, 2)
  const eaves = el('path', { d: polygon([[-74, 100], [0, 172], [74, 100], [66, 90], [66, 116], [0, 178], [-66, 116], [-66, 90]]), fill: SHADOW, 'fill-opacity': 0.22 })
  const plinth = turnedPlinth(defs)
  const people = together([doll(defs, [-34, 8], palette.azulejo, 'umbrella'), doll(defs, [40, -1], paint(1, 'lemon'), 'hat')])
  const chimney = el('rect', { x: 34, y: -186, width: 20, height: 50, fill: mix(wall, palette.brick, 0.4) })
  const body = [plinth, chimney, sheet(defs, front, wall), eaves, dark(-32), dark(32), attic, sheet(defs, roof, palette.brick), people.body]
  return { body: group({}, ...body), outline: front + roof + people.outline, foot: 82, deep: 22 }
}

const turnedPlinth = (defs: Defs) => sheet(defs, slab(164, 16, { radius: 5, bottom: -4 }), palette.oak) + el('path', { d: slab(164, 6, { radius: 3, bottom: 8 }), fill: tone(palette.oak, 0.1) })

function doll(defs: Defs, [x, y]: Point, coat: Hex, holds: 'umbrella' | 'hat') {
  const shape = turned(defs, { profile: [[12, 0], [13, 4], [9, 30], [5, 40]], paint: coat, finish: 'glaze' })
  const head = turned(defs, { profile: [[2, 38], [8, 44], [8, 51], [2, 57]], paint: palette.shell })
  const hat = turned(defs, { profile: [[14, 51], [14, 53], [14, 53], [7, 54], [6, 60], [1, 62]], paint: palette.oat })
  const shade = `${path('M', -18, 68, 'A', 30, 28, 0, 0, 1, 30, 68)}${path('C', 22, 64, 14, 64, 6, 68, 'C', -2, 64, -10, 64, -18, 68)}Z`
  const umbrella = line([13, 24], [6, 86], palette.walnut, 2.2) + el('path', { d: shade, fill: palette.coral })
  const extra = holds === 'hat' ? hat.body : umbrella
  return { body: group({ transform: `translate(${x} ${-y})` }, shape.body, head.body, extra), outline: '' }
}

/** A swallow that points into the wind and holds on. */
export const swallowVane: Thing = ({ defs, paint }: Kit) => {
  const iron = paint(0, 'iron')
  const base = turned(defs, { profile: [[46, 0], [46, 14], [46, 14], [10, 18], [6, 26]], paint: paint(1, 'oak') })
  const pole = turned(defs, { profile: [[4, 24], [3.4, 214]], paint: iron, finish: 'metal' })
  const ball = turned(defs, { profile: [[1, 206], [9, 214], [9, 222], [1, 230]], paint: palette.brass, finish: 'metal' })
  const swallow = smooth([[96, 262], [78, 276], [56, 276], [30, 300], [-24, 326], [2, 290], [10, 268], [-30, 262], [-84, 284], [-48, 256], [-92, 240], [-30, 246], [20, 248], [34, 222], [62, 206], [52, 240], [76, 254]], true)
  const arrow = polygon([[-100, 226], [62, 226], [62, 234], [92, 223], [62, 212], [62, 220], [-100, 220]]) + polygon([[-122, 240], [-96, 226], [-96, 220], [-122, 206], [-112, 223]])
  const cross = rod(path('M', -48, 150, 'L', 48, 150), 4, iron) + rod(path('M', -20, 150 - 80 * TILT, 'L', 20, 150 + 80 * TILT), 3.4, iron)
  const knobs = [[-50, 150], [50, 150], [-21, 130.4], [21, 169.6]].map(([x, y]) => round([x!, y!], 5, palette.brass))
  const throat = el('path', { d: smooth([[92, 261], [78, 256], [62, 252], [64, 262], [80, 268]], true), fill: palette.brick })
  return { body: group({}, base.body, pole.body, cross, ...knobs, ball.body, el('path', { d: arrow, fill: tone(iron, 0.06) }), el('path', { d: swallow, fill: mix(iron, palette.indigo, 0.5) }), throat), outline: base.outline + rodOutline([[0, 24], [0, 220]], 8) + arrow + swallow, foot: 48 }
}

/** A thermometer for the shady side of the frame. */
export const shadeThermometer: Thing = ({ defs, paint }) => {
  const board = slab(74, 320, { radius: 37, bottom: -320 })
  const ticks = Array.from({ length: 31 }, (_, at) => line([12, -66 - at * 6.4], [at % 5 === 0 ? 26 : 19, -66 - at * 6.4], palette.chalk, at % 5 === 0 ? 1.8 : 0.9))
  const tube = el('path', { d: slab(9, 218, { radius: 4.5, bottom: -272 }), fill: '#f3fbff', 'fill-opacity': 0.85 })
  const spirit = line([0, -270], [0, -128], palette.coral, 4) + round([0, -272], 11, palette.coral) + round([-3, -269], 3, '#ffd9cc')
  const sun = round([-19, -84], 6, palette.lemon) + Array.from({ length: 8 }, (_, at) => line(away([-19, -84], at * 45, 8.5), away([-19, -84], at * 45, 11.5), palette.lemon, 1.6)).join('')
  const flake = [0, 60, 120].map((angle) => line(away([-19, -246], angle, 9), away([-19, -246], angle + 180, 9), palette.sky, 1.6)).join('')
  const screws = round([0, -20], 5, brushed(defs, palette.brass)) + round([0, -304], 4, brushed(defs, palette.brass))
  return { body: group({}, sheet(defs, board, paint(0, 'tide')), ...ticks, tube, spirit, sun, flake, screws), outline: board }
}
