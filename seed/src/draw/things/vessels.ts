/** Vases, bowls, jugs. */
import { mix, tone } from '../color.ts'
import { palette } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { blossom, leaf, lemonAt, shifted, sprig, stem, together } from '../plant.ts'
import { between, type Random } from '../random.ts'
import { rod, rodOutline } from '../solid.ts'
import { type Defs, el, ellipse, path, type Point, smooth } from '../svg.ts'
import { turned } from '../turned.ts'

/** A tall bottle dipped in glaze, its foot left bare. */
export const noonVase: Thing = ({ defs, paint, form }) => {
  const glaze = paint(0, 'azulejo')
  const tall: Point[] = [[32, 0], [40, 7], [60, 56], [66, 104], [55, 152], [29, 182], [20, 204], [18, 240], [19, 262], [26, 274]]
  const small: Point[] = [[30, 0], [38, 6], [58, 36], [62, 66], [50, 98], [24, 120], [18, 138], [18, 160], [25, 172]]
  const profile = form === 'small' ? small : tall
  const body = turned(defs, { profile, paint: glaze, finish: 'glaze', bands: [{ from: 0, to: 17, paint: palette.oat }], open: {} })
  return { ...body, foot: 34 }
}

/** A footed bowl of exactly two lemons. */
export const twoLemonBowl: Thing = ({ defs, paint }) => {
  const lemons = lemonAt([-27, 96], 33, -16) + lemonAt([31, 92], 32, 24)
  const leaves = leaf([2, 104], { angle: 48, length: 40, width: 20, paint: palette.leaf })
  const bowl = turned(defs, {
    profile: [[38, 0], [36, 4], [33, 13], [33, 13], [40, 17], [68, 36], [86, 62], [94, 90]],
    paint: paint(0, 'chalk'),
    finish: 'glaze',
    bands: [{ from: 76, to: 84, paint: paint(1, 'azulejo') }],
    open: { lip: 5, paint: tone(paint(0, 'chalk'), -0.08), holds: leaves.body + lemons },
  })
  return { body: bowl.body, outline: bowl.outline + ellipse(-27, 98, 36, 24) + ellipse(31, 95, 34, 24), foot: 36 }
}

/** A forcing glass with a hyacinth in flower. */
export const hyacinthGlass: Thing = ({ defs, paint, random, form }) => {
  const glass = paint(0, 'sea')
  const flower = form === 'empty' ? { body: '', outline: '' } : hyacinth({ defs, random, paint: paint(1, 'lilac') })
  const roots = form === 'empty' ? '' : rootsFrom(random, glass)
  const body = turned(defs, { profile: [[30, 0], [38, 4], [48, 36], [46, 74], [25, 112], [23, 122], [38, 150]], paint: glass, finish: 'glass', open: { lip: 2.5, holds: flower.body } })
  const water = turned(defs, { profile: [[28, 2], [36, 6], [45, 36], [43, 74], [28, 101]], paint: mix(glass, '#ffffff', 0.35), finish: 'glass' })
  return { body: water.body + roots + body.body, outline: body.outline + flower.outline, foot: 36, stops: 0.62 }
}

function rootsFrom(random: Random, glass: string): string {
  const lines: string[] = []
  for (let root = 0; root < 15; root++) {
    const [x, end] = [between(random, -14, 14), between(random, 22, 62)]
    const points: Point[] = [[x * 0.7, 122], [x, 96], [x * 1.4 + between(random, -6, 6), (96 + end) / 2], [x * 1.7 + between(random, -8, 8), end]]
    lines.push(el('path', { d: smooth(points), fill: 'none', stroke: mix('#ffffff', glass, 0.15), 'stroke-width': 1.1, 'stroke-opacity': 0.9 }))
  }
  return lines.join('')
}

function hyacinth({ defs, random, paint }: { defs: Defs; random: Random; paint: string }) {
  const bulb = turned(defs, { profile: [[10, 124], [30, 136], [37, 154], [26, 176], [8, 190]], paint: mix(palette.wine, palette.oat, 0.35) })
  const blades = [-34, -17, 16, 33].map((angle) => leaf([angle * 0.15, 184], { angle, length: 112 - Math.abs(angle) * 0.7, width: 25, paint: palette.leaf }))
  const bells = []
  for (let row = 0; row < 11; row++) {
    const reach = 27 * Math.sin((Math.PI * (row + 2.2)) / 14) + 4
    for (const across of [-1, -0.4, 0.3, 0.95]) {
      const at: Point = [across * reach + between(random, -3, 3), 236 + row * 11 + between(random, -3, 3)]
      bells.push(blossom(at, { petals: 5, radius: between(random, 10, 13), paint: mix(paint, random() > 0.5 ? '#ffffff' : palette.dusk, between(random, 0, 0.4)), middle: mix(paint, palette.indigo, 0.3) }))
    }
  }
  const grown = together([...blades, ...bells])
  const stalk = stem({ from: [0, 186], to: [0, 330], width: 7, paint: tone(palette.leaf, 0.06) })
  return { body: bulb.body + together(blades).body + stalk + together(bells).body, outline: grown.outline + bulb.outline }
}

/** A jug with a long lip and a handle one can get three fingers through. */
export const jarroPitcher: Thing = ({ defs, paint }) => {
  const glaze = paint(0, 'terracotta')
  const handle: Point[] = [[42, 196], [78, 204], [98, 170], [92, 118], [60, 74]]
  const body = turned(defs, {
    profile: [[46, 0], [52, 6], [66, 40], [69, 78], [58, 124], [42, 160], [38, 186], [44, 214]],
    paint: glaze,
    finish: 'glaze',
    bands: [{ from: 96, to: 104, paint: paint(1, 'chalk') }, { from: 84, to: 88, paint: paint(1, 'chalk') }],
    open: { lip: 4 },
  })
  const lip = `${path('M', -40, 196, 'C', -56, 206, -66, 222, -70, 230)}${path('C', -52, 230, -30, 226, -14, 217.5)}Z`
  const spout = el('path', { d: lip, fill: tone(glaze, 0.03) }) + el('path', { d: path('M', -68, 229, 'C', -52, 228, -34, 224, -18, 218), fill: 'none', stroke: tone(glaze, 0.14), 'stroke-width': 4, 'stroke-linecap': 'round' })
  return { body: rod(smooth(handle), 17, glaze) + body.body + spout, outline: body.outline + lip + rodOutline(handle, 17), foot: 50 }
}

/** Three bud vases for three stems. */
export const tresMarias: Thing = ({ defs, paint, random }) => {
  const bottles: [number, number, Point[]][] = [
    [-66, 0, [[20, 0], [26, 6], [30, 34], [22, 66], [8, 88], [7, 120], [11, 128]]],
    [4, 1, [[18, 0], [24, 5], [27, 50], [26, 96], [10, 120], [8, 150], [12, 160]]],
    [66, 2, [[24, 0], [32, 6], [36, 30], [24, 56], [9, 70], [8, 90], [13, 99]]],
  ]
  const stems = [
    sprig({ from: [0, 118], to: [-20, 250], bow: -10, paint: palette.olive, leaves: { pairs: 6, length: 38, width: 13, paint: palette.sage, from: 0.3 } }, random),
    poppy([0, 152], [6, 292]),
    sprig({ from: [0, 92], to: [30, 190], bow: 8, paint: palette.moss, leaves: { pairs: 4, length: 30, width: 20, paint: palette.leaf, from: 0.35 } }, random),
  ]
  const drawn = bottles.map(([x, at, profile]) => {
    const grown = stems[at]!
    const body = turned(defs, { profile, paint: paint(at, (['rose', 'indigo', 'lemon'] as const)[at]!), finish: 'glaze', open: { lip: 2, holds: grown.body } })
    return shifted({ body: body.body, outline: body.outline + grown.outline }, [x, x === 4 ? 4 : -4])
  })
  return { ...together(drawn), foot: 92, deep: 30 }
}

function poppy(from: Point, to: Point) {
  const head = [-62, -22, 20, 60].map((angle) => leaf([to[0], to[1] - 6], { angle, length: 34, width: 36, paint: palette.coral }))
  const heart = el('path', { d: ellipse(to[0], to[1] + 2, 8, 7), fill: palette.ink })
  return { body: stem({ from, to, bow: 6, width: 2.4, paint: palette.moss }) + together(head).body + heart, outline: together(head).outline }
}

/** A round jar, as near to the moon as clay allows. */
export const moonJar: Thing = ({ defs, paint, random }) => {
  const clay = paint(0, 'chalk')
  const freckles = Array.from({ length: 70 }, () => [between(random, -80, 80), between(random, 12, 190), between(random, 0.5, 1.6)] as const)
  const body = turned(defs, {
    profile: [[42, 0], [44, 6], [78, 36], [98, 84], [99, 118], [80, 166], [46, 194], [43, 206]],
    paint: clay,
    finish: 'glaze',
    open: { lip: 4 },
    decor: (surface) => freckles.map(([angle, height, size]) => {
      const [x, y] = surface(angle, height)
      return el('path', { d: ellipse(x, y, size, size), fill: palette.slate, 'fill-opacity': 0.35 })
    }).join(''),
  })
  return { ...body, foot: 46 }
}
