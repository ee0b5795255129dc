/** What grows on a sill, and what it grows in. */
import { mix, tone } from '../color.ts'
import { palette } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { away, blossom, type Grown, leaf, shifted, sprig, stem, together } from '../plant.ts'
import { between, type Random } from '../random.ts'
import { block, rod, rodOutline, sheet, slab } from '../solid.ts'
import { type Defs, el, ellipse, group, path, type Point, polygon, smooth } from '../svg.ts'
import { turned } from '../turned.ts'

/** A long planter of terrazzo with three herbs in it. */
export const herbTrough: Thing = ({ defs, paint, random }) => {
  const chips = (wide: number, high: number) =>
    Array.from({ length: Math.round((wide * high) / 120) }, () => {
      const [x, y, size] = [between(random, 0, wide), between(random, 0, high), between(random, 2, 5.5)]
      const corners = [0, 1, 2, 3, 4].map((at) => away([x, y], at * 72 + between(random, -24, 24), size * between(random, 0.6, 1.2)))
      return el('path', { d: polygon(corners), fill: [palette.terracotta, palette.azulejo, palette.ochre, palette.sage, palette.slate][Math.floor(random() * 5)] })
    }).join('')
  const box = block(defs, { width: 300, depth: 96, height: 92, paint: paint(0, 'plaster'), turn: 0, front: chips(300, 92) })
  const soil = el('path', { d: polygon([[-142, 84], [142, 84], [142, 101], [-142, 101]]), fill: palette.walnut })
  const herbs = together([basil([-96, 92], random), rosemary([0, 94], random), chives([98, 92], random)])
  const lip = el('path', { d: polygon([[-150, 80.5], [150, 80.5], [150, 85], [-150, 85]]), fill: tone(paint(0, 'plaster'), 0.07) })
  return { body: box.body + soil + herbs.body + lip, outline: box.outline + herbs.outline, foot: 150, deep: 50 }
}

function basil([x, y]: Point, random: Random): Grown {
  return together([-34, -14, 8, 30].map((angle, at) => {
    const to = away([x, y], angle, 92 + (at % 2) * 22)
    return sprig({ from: [x + angle * 0.3, y], to, paint: palette.leaf, width: 2.6, leaves: { pairs: 4, length: 42, width: 27, paint: tone(palette.leaf, 0.04), from: 0.34, spread: 58 } }, random)
  }))
}

function rosemary([x, y]: Point, random: Random): Grown {
  return together([-26, -9, 7, 24].map((angle, at) => {
    const to = away([x, y], angle, 132 + ((at * 17) % 30))
    return sprig({ from: [x + angle * 0.4, y], to, bow: angle * 0.14, paint: palette.walnut, width: 2.4, leaves: { pairs: 13, length: 24, width: 4.6, paint: mix(palette.moss, palette.sage, 0.35), from: 0.14, spread: 46 } }, random)
  }))
}

function chives([x, y]: Point, random: Random): Grown {
  return together(Array.from({ length: 17 }, (_, at) => {
    const angle = -34 + at * 4.2
    const from: Point = [x + angle * 0.7, y]
    const to = away(from, angle * 0.7, between(random, 96, 140))
    const blade = leaf(from, { angle: angle * 0.7, length: Math.hypot(to[0] - from[0], to[1] - from[1]), width: 5.5, paint: mix(palette.leaf, palette.olive, random() * 0.5) })
    return at % 5 === 2 ? together([blade, blossom(to, { petals: 9, radius: 11, paint: palette.lilac, middle: palette.dusk })]) : blade
  }))
}

/** A watering can with a spout long enough for the back row. */
export const wateringCan: Thing = ({ defs, paint }) => {
  const enamel = paint(0, 'moss')
  const spout: Point[] = [[-44, 42], [-84, 84], [-124, 152], [-158, 196]]
  const handle: Point[] = [[30, 118], [70, 158], [98, 116], [86, 58], [52, 36]]
  const body = turned(defs, { profile: [[58, 0], [60, 4], [58, 40], [50, 96], [46, 116], [46, 116], [30, 126]], paint: enamel, finish: 'glaze', open: { lip: 3 } })
  const rose = el('path', { d: polygon([[-152, 190], [-164, 186], [-180, 212], [-166, 220]]), fill: palette.brass })
  return { body: rod(smooth(spout), 12, enamel) + rod(smooth(handle), 9, palette.brass) + rose + body.body, outline: body.outline + rodOutline(spout, 12) + rodOutline(handle, 9), foot: 60 }
}

/** Three clay pots, each made to sit in the next. */
export const potTrio: Thing = ({ defs, paint, random, form }) => {
  const clay = paint(0, 'terracotta')
  const pot = (size: number, holds: string) =>
    turned(defs, { profile: [[34 * size, 0], [36 * size, 2], [48 * size, 66 * size], [48 * size, 66 * size], [54 * size, 67 * size], [55 * size, 86 * size]], paint: clay, open: { lip: 4 * size, paint: palette.walnut, holds } })
  const cactusBody = cactus(defs)
  const fern = together([-64, -42, -22, -4, 14, 32, 50, 68].map((angle) => sprig({ from: [0, 60], to: away([0, 60], angle, 118 - Math.abs(angle) * 0.3), bow: angle * 0.12, paint: palette.moss, leaves: { pairs: 9, length: 22, width: 8, paint: palette.leaf, from: 0.2, spread: 62 } }, random)))
  const empty = form === 'empty'
  const parts = [
    shifted(withPlant(pot(1, empty ? '' : fern.body), empty ? undefined : fern), [-74, 8]),
    shifted(withPlant(pot(0.78, empty ? '' : cactusBody.body), empty ? undefined : cactusBody), [30, -4]),
    shifted(pot(0.56, ''), [108, -12]),
  ]
  return { ...together(parts), foot: 112, deep: 44 }
}

const withPlant = (pot: Grown, plant: Grown | undefined): Grown => ({ body: pot.body, outline: pot.outline + (plant?.outline ?? '') })

function cactus(defs: Defs): Grown {
  const trunk = turned(defs, { profile: [[22, 50], [27, 70], [27, 120], [20, 142], [4, 150]], paint: palette.moss, decor: (surface) => [-60, -30, 0, 30, 60].map((angle) => el('path', { d: smooth([60, 90, 120, 144].map((height) => surface(angle, height))), fill: 'none', stroke: tone(palette.moss, 0.14), 'stroke-width': 2, 'stroke-dasharray': '1 6' })).join('') })
  const flower = blossom([0, 152], { petals: 7, radius: 15, paint: palette.coral, middle: palette.lemon })
  return { body: trunk.body + flower.body, outline: trunk.outline + flower.outline }
}

/** Seed packets with what will come of them. */
export const seedPackets: Thing = ({ defs, paint, random }) => {
  const packet = (x: number, turn: number, at: number) => {
    const ground = paint(at, (['sky', 'rose', 'lemon'] as const)[at]!)
    const d = slab(98, 142)
    const flap = polygon([[-49, 126], [-49, 142], [49, 142], [49, 126], [0, 116]])
    const panel = el('path', { d: slab(80, 92, { radius: 40, bottom: 12 }), fill: palette.chalk })
    return group({ transform: `translate(${x} ${at * 3}) rotate(${turn})` }, sheet(defs, d, ground), panel, grownOn(at, random), el('path', { d: flap, fill: tone(ground, -0.07) }))
  }
  const outline = [-72, 4, 78].map((x) => polygon([[x - 50, 0], [x - 50, 142], [x + 50, 142], [x + 50, 0]])).join('')
  return { body: packet(-74, -7, 0) + packet(2, 2, 1) + packet(80, 8, 2), outline, foot: 120, deep: 12 }
}

function grownOn(kind: number, random: Random): string {
  const stalk = (to: Point) => stem({ from: [0, 18], to, paint: palette.leaf, width: 2.4 }) + leaf([0, 36], { angle: -50, length: 24, width: 10, paint: palette.leaf }).body + leaf([0, 46], { angle: 50, length: 24, width: 10, paint: palette.leaf }).body
  if (kind === 0) return stalk([0, 74]) + blossom([0, 76], { petals: 12, radius: 21, paint: palette.azulejo, middle: palette.lemon }).body
  if (kind === 1) return stalk([0, 72]) + [-50, -17, 17, 50].map((angle) => leaf([0, 60], { angle, length: 34, width: 30, paint: palette.coral }).body).join('')
  return stalk([0, 70]) + Array.from({ length: 16 }, () => el('path', { d: ellipse(between(random, -22, 22), between(random, 60, 94), 4.4, 4.4), fill: random() > 0.4 ? palette.ochre : palette.brick })).join('')
}

/** An oak bar with three tubes of water, each with a cutting that is making up its mind. */
export const cuttingBar: Thing = ({ defs, paint, random }) => {
  const bar = block(defs, { width: 236, depth: 44, height: 34, paint: paint(0, 'oak') })
  const cuttings = [
    sprig({ from: [0, 40], to: [-22, 214], bow: -12, paint: palette.leaf, leaves: { pairs: 5, length: 44, width: 22, paint: palette.leaf, from: 0.5 } }, random),
    together([-40, -12, 16, 44].map((angle) => leaf([0, 120], { angle, length: 112 - Math.abs(angle), width: 30, paint: mix(palette.moss, palette.sage, 0.2) }))),
    sprig({ from: [0, 40], to: [24, 236], bow: 10, paint: palette.moss, leaves: { pairs: 7, length: 32, width: 15, paint: palette.sage, from: 0.45 } }, random),
  ]
  const tubes = [-74, 0, 74].map((x, at) => {
    const grown = cuttings[at]!
    const glass = turned(defs, { profile: [[12, 30], [14, 34], [14, 128], [16, 134]], paint: palette.sea, finish: 'glass', open: { lip: 1.5, holds: grown.body } })
    const water = turned(defs, { profile: [[12, 32], [12.4, 104]], paint: palette.sky, finish: 'glass' })
    const roots = el('path', { d: smooth([[0, 74], [-4, 56], [3, 44]]) + smooth([[0, 70], [5, 56], [1, 42]]), fill: 'none', stroke: palette.oat, 'stroke-width': 1.2 })
    const stalk = stem({ from: [0, 66], to: [0, 126], paint: palette.leaf, width: 3 })
    const shape = shifted({ body: water.body + roots + stalk + glass.body, outline: glass.outline + grown.outline }, [x, 8])
    return shape
  })
  const grown = together(tubes)
  return { body: bar.body + grown.body, outline: bar.outline + grown.outline, foot: 116, deep: 24, stops: 0.85 }
}
