/** Things to do at a window when there is nothing to do. */
import { mix, tone, type Hex } from '../color.ts'
import { outlookOf } from '../outlook.ts'
import { LIGHT, palette, SHADOW } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { type Grown, shifted, together } from '../plant.ts'
import { between, type Random } from '../random.ts'
import { block, rod, rodOutline, sheet, slab } from '../solid.ts'
import { type Defs, el, ellipse, group, path, type Point, polygon, smooth } from '../svg.ts'
import { TILT, turned } from '../turned.ts'

/** An eight-sided pot for two small coffees. */
export const bicaPot: Thing = ({ defs, paint }) => {
  const enamel = paint(0, 'coral')
  const tones = [-0.02, 0.1, 0.04, -0.08, -0.2]
  const edges = [-1, -0.72, -0.26, 0.26, 0.72, 1]
  const facets = (low: readonly [number, number], high: readonly [number, number], color: Hex) =>
    tones.map((by, at) => {
      const [a, b] = [edges[at]!, edges[at + 1]!]
      const spot = ([radius, y]: readonly [number, number], across: number): Point => [radius * across, y - radius * TILT * Math.sqrt(1 - across * across)]
      return el('path', { d: polygon([spot(low, a), spot(high, a), spot(high, b), spot(low, b)]), fill: tone(color, by), stroke: tone(color, by), 'stroke-width': 0.5 })
    }).join('')
  const steel = mix(palette.mist, palette.slate, 0.22)
  const handle: Point[] = [[48, 176], [86, 178], [92, 150], [84, 104]]
  const lid = facets([54, 184], [14, 204], steel)
  const spout = el('path', { d: polygon([[-48, 184], [-76, 176], [-50, 148]]), fill: tone(enamel, 0.06) })
  const waist = turned(defs, { profile: [[44, 92], [44, 102]], paint: steel, finish: 'metal' })
  const knob = turned(defs, { profile: [[6, 203], [11, 212], [10, 222], [3, 228]], paint: palette.iron, finish: 'glaze' })
  const top = el('ellipse', { cx: 0, cy: -184, rx: 54, ry: 54 * TILT, fill: tone(steel, -0.05) })
  const glint = el('path', { d: polygon([[-30, 14], [-24, 82], [-19, 82], [-24, 13]]) + polygon([[-27, 112], [-33, 172], [-27, 171], [-22, 112]]), fill: '#fff', 'fill-opacity': 0.4 })
  const outline = polygon([[-60, 0], [-44, 94], [-54, 184], [-14, 204], [-8, 226], [8, 226], [14, 204], [54, 184], [44, 94], [60, 0]]) + rodOutline(handle, 14)
  return { body: group({}, rod(smooth(handle), 15, palette.iron), facets([60, 4], [44, 94], steel), waist.body, spout, facets([44, 102], [54, 184], enamel), top, lid, knob.body, glint), outline, foot: 60 }
}

/** Two cups without handles on one saucer: for warm hands. */
export const sillCups: Thing = ({ defs, paint }) => {
  const cup = (x: number, y: number, glaze: Hex, band: Hex, holds: string) =>
    shifted(turned(defs, { profile: [[26, 0], [30, 4], [38, 30], [42, 70]], paint: glaze, finish: 'glaze', bands: [{ from: 48, to: 56, paint: band }, { from: 0, to: 12, paint: palette.oat }], open: { lip: 3, holds } }), [x, y])
  const coffee = el('ellipse', { cx: 0, cy: -60, rx: 38, ry: 38 * TILT, fill: palette.walnut }) + el('ellipse', { cx: -4, cy: -60, rx: 27, ry: 27 * TILT, fill: tone(palette.walnut, 0.1) })
  const dish = shifted(turned(defs, { profile: [[48, 0], [46, 4], [74, 10], [88, 18]], paint: paint(1, 'azulejo'), finish: 'glaze', open: { lip: 4, paint: tone(paint(1, 'azulejo'), 0.06) } }), [44, 0])
  const steam = [-8, 8].map((x) => el('path', { d: smooth([[44 + x, 98], [38 + x, 120], [50 + x, 142], [42 + x, 168]]), fill: 'none', stroke: '#ffffff', 'stroke-width': 5, 'stroke-opacity': 0.5, 'stroke-linecap': 'round' })).join('')
  const parts = together([cup(-70, 8, paint(1, 'azulejo'), paint(0, 'chalk'), ''), dish, cup(44, 8, paint(0, 'chalk'), paint(1, 'azulejo'), coffee)])
  return { body: parts.body + steam, outline: parts.outline, foot: 104, deep: 46 }
}

/** Sand for as long as an egg, a song and a half, or a quarrel. */
export const hourglass: Thing = ({ defs, paint, random }) => {
  const [wood, sand] = [paint(0, 'oak'), paint(1, 'coral')]
  const disc = (at: number) => turned(defs, { profile: [[62, at], [64, at + 3], [64, at + 14], [62, at + 17]], paint: wood })
  const cap = (at: number) => el('ellipse', { cx: 0, cy: -at, rx: 62, ry: 62 * TILT, fill: tone(wood, 0.07) })
  const posts = (xs: readonly number[], y: number) => xs.map((x) => rod(path('M', x, 16 + y, 'L', x, 226 + y), 7, wood)).join('')
  const profile: Point[] = [[40, 17], [46, 40], [40, 78], [16, 110], [5, 121], [16, 132], [40, 164], [46, 202], [40, 225]]
  const glass = turned(defs, { profile, paint: palette.sky, finish: 'glass' })
  const heap = turned(defs, { profile: [[39, 19], [44, 36], [40, 44], [18, 58], [2, 68]], paint: sand })
  const left = turned(defs, { profile: [[4, 124], [15, 135], [36, 164], [40, 178]], paint: sand, open: { lip: 0.1, paint: tone(sand, 0.05) } })
  const stream = el('path', { d: path('M', 0, 124, 'L', 0, 64), stroke: sand, 'stroke-width': 2.2 })
  const grains = Array.from({ length: 14 }, () => el('path', { d: ellipse(between(random, -4, 4), between(random, 66, 90), 0.9, 0.9), fill: sand })).join('')
  const [low, high] = [disc(0), disc(226)]
  return { body: group({}, low.body, cap(17), posts([-46, 46], 8), heap.body, stream, grains, left.body, glass.body, high.body, cap(243), posts([0], -14)), outline: low.outline + high.outline + glass.outline + rodOutline([[-52, 10], [-52, 230]], 7) + rodOutline([[52, 10], [52, 230]], 7), foot: 64, stops: 0.85 }
}

/** Three tops in three tempers. */
export const tops: Thing = ({ defs, paint }) => {
  const top = (color: Hex, band: Hex, scale: number) => turned(defs, { profile: [[1, 0], [5, 8], [34 * scale, 34], [44 * scale, 48], [40 * scale, 58], [20, 64], [7, 70], [5, 94], [8, 100]], paint: color, finish: 'glaze', bands: [{ from: 38, to: 45, paint: band }, { from: 50, to: 54, paint: band }] })
  const spun = (x: number, lift: number, lean: number, shape: Grown): Grown => ({ body: group({ transform: `translate(${x} ${-lift}) rotate(${lean})` }, shape.body), outline: shifted(shape, [x + lean * 0.7, lift]).outline })
  const parts = together([
    spun(-92, -6, -13, top(paint(0, 'azulejo'), palette.chalk, 1)),
    spun(0, -2, 6, top(paint(1, 'lemon'), palette.coral, 0.82)),
    spun(96, -10, 62, top(paint(2, 'coral'), palette.lemon, 0.9)),
  ])
  return { ...parts, foot: 118, deep: 16 }
}

/** A brass telescope for looking at one's own business from a distance. */
export const telescope: Thing = ({ defs, paint }) => {
  const [brass, leather] = [paint(0, 'brass'), paint(1, 'wine')]
  const tube = turned(defs, {
    profile: [[15, -120], [15, -112], [15, -112], [11, -110], [11, -62], [11, -62], [16, -60], [16, -2], [16, -2], [21, 0], [21, 12], [21, 12], [22, 14], [22, 96], [22, 96], [28, 100], [29, 122]],
    paint: brass,
    finish: 'metal',
    bands: [{ from: 14, to: 96, paint: leather }],
    open: { paint: '#26344d', lip: 3 },
  })
  const lean = 64
  const aimed = group({ transform: `translate(0 -178) rotate(${lean})` }, tube.body)
  const cos = Math.cos((lean * Math.PI) / 180)
  const sin = Math.sin((lean * Math.PI) / 180)
  const spot = (along: number): Point => [along * sin, 178 + along * cos]
  const legs: Point[][] = [[[0, 158], [-62, 0]], [[0, 158], [66, 2]], [[0, 158], [8, -24]]]
  const joint = turned(defs, { profile: [[13, 146], [13, 168], [8, 174]], paint: brass, finish: 'metal' })
  const outline = rodOutline([spot(-118), spot(0)], 30) + rodOutline([spot(0), spot(120)], 50) + legs.map((leg) => rodOutline(leg, 8)).join('')
  return { body: group({}, ...legs.map(([from, to]) => rod(path('M', ...from!, 'L', ...to!), 8, palette.walnut)), joint.body, aimed), outline, foot: 70, deep: 22 }
}

/** A recording has no body; this is its sleeve. */
export const rainSleeve: Thing = ({ defs, random }) => {
  const cover = slab(206, 206, { radius: 2 })
  const picture = outlookOf(defs, 'rain', { left: -103, right: 103, low: 0, high: 206 })
  const rings = [14, 30, 47, 65, 84].map((r, at) => el('ellipse', { cx: 8, cy: -72, rx: r, ry: r, fill: 'none', stroke: '#ffffff', 'stroke-width': 3.4 - at * 0.5, 'stroke-opacity': 0.9 - at * 0.13 }))
  const spine = el('path', { d: polygon([[-103, 0], [-103, 206], [-97, 206], [-97, 0]]), fill: LIGHT, 'fill-opacity': 0.35 })
  const edge = el('path', { d: cover, fill: defs.linear([[0, LIGHT, 0.22], [0.5, LIGHT, 0], [1, SHADOW, 0.26]], { x2: 1, y2: 0.7 }) })
  const disc = el('path', { d: ellipse(94, 102, 94, 94), fill: palette.ink }) + [70, 78, 86].map((r) => el('path', { d: ellipse(94, 102, r, r), fill: 'none', stroke: palette.slate, 'stroke-width': 0.8 })).join('') + droplets(random)
  return { body: group({}, disc, sheet(defs, cover, palette.mist), group({ 'clip-path': defs.clip(cover) }, picture, ...rings), spine, edge), outline: cover + ellipse(94, 102, 94, 94), foot: 108, deep: 10 }
}

const droplets = (random: Random) =>
  Array.from({ length: 9 }, () => el('path', { d: ellipse(between(random, 150, 182), between(random, 60, 144), 2, 2), fill: '#ffffff', 'fill-opacity': 0.5 })).join('')

/** A box of dominoes and the beginning of a quarrel. */
export const dominoes: Thing = ({ defs, paint }) => {
  const lid = block(defs, { width: 150, depth: 70, height: 44, paint: paint(0, 'walnut'), turn: -14, front: el('path', { d: path('M', 0, 32, 'L', 150, 32), stroke: tone(palette.walnut, -0.12), 'stroke-width': 2 }) })
  const stone = (x: number, z: number, turn: number, pips: [number, number]): Grown => {
    const face = pipsOf(pips[1], 43) + pipsOf(pips[0], 13) + el('path', { d: path('M', 4, 28, 'L', 26, 28), stroke: palette.oat, 'stroke-width': 1.6 })
    return shifted(block(defs, { width: 30, depth: 10, height: 56, paint: palette.chalk, turn, front: face }), [x, -z * TILT])
  }
  const stones = [stone(4, 70, 24, [3, 2]), stone(50, 56, 20, [5, 4]), stone(96, 44, 16, [1, 6]), stone(140, 34, 12, [2, 5])]
  const box = shifted(lid, [-66, 0])
  return { ...together([box, ...stones.toReversed()]), foot: 132, deep: 54 }
}

const spots: Record<number, readonly Point[]> = { 1: [[0, 0]], 2: [[-1, 1], [1, -1]], 3: [[-1, 1], [0, 0], [1, -1]], 4: [[-1, 1], [1, 1], [-1, -1], [1, -1]], 5: [[-1, 1], [1, 1], [0, 0], [-1, -1], [1, -1]], 6: [[-1, 1], [1, 1], [-1, 0], [1, 0], [-1, -1], [1, -1]] }

const pipsOf = (count: number, y: number) =>
  (spots[count] ?? []).map(([dx, dy]) => el('path', { d: ellipse(15 + dx * 7, y + dy * 7.5, 2.7, 2.7), fill: palette.indigo })).join('')
