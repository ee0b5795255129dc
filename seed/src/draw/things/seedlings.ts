/** Seeds and cuttings. */
import { mix, tone } from '../color.ts'
import { dot, filled, stroked } from '../marks.ts'
import { palette } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { blossom, type Grown, leaf, shifted, sprig, stem, together } from '../plant.ts'
import { between, type Random } from '../random.ts'
import { block, sheet, slab } from '../solid.ts'
import { type Defs, group, moved, type Point, polygon, smooth } from '../svg.ts'
import { turned } from '../turned.ts'

/** Seed packets with what will come of them. */
export const seedPackets: Thing = ({ defs, paint, random }) => {
  const packets = [
    { x: -74, lean: -7, ground: paint(0, 'sky'), plant: cornflower() },
    { x: 2, lean: 2, ground: paint(1, 'rose'), plant: poppy() },
    { x: 80, lean: 8, ground: paint(2, 'lemon'), plant: dill(random) },
  ]
  const body = packets.map(({ x, lean, ground, plant }) =>
    group(
      { transform: `translate(${x} 3) rotate(${lean})` },
      sheet(defs, slab(98, 142), ground),
      filled(slab(80, 92, { radius: 40, bottom: 12 }), palette.chalk),
      plant,
      filled(polygon('-49 126, -49 142, 49 142, 49 126, 0 116'), tone(ground, -0.07)),
    ),
  )
  return { body: body.join(''), outline: packets.map(({ x }) => moved(slab(100, 142), [x, 0])).join(''), foot: 120, deep: 12 }
}

function stalk(to: Point): string {
  const blade = { length: 24, width: 10, paint: palette.leaf }
  const leaves = together([leaf([0, 36], { angle: -50, ...blade }), leaf([0, 46], { angle: 50, ...blade })])
  return stem({ from: [0, 18], to, paint: palette.leaf, width: 2.4 }) + leaves.body
}

const cornflower = () => stalk([0, 74]) + blossom([0, 76], { petals: 12, radius: 21, paint: palette.azulejo, middle: palette.lemon }).body

const poppy = () =>
  stalk([0, 72]) + together([-50, -17, 17, 50].map((angle) => leaf([0, 60], { angle, length: 34, width: 30, paint: palette.coral }))).body

function dill(random: Random): string {
  const seed = () => dot([between(random, -22, 22), between(random, 60, 94)], 4.4, random() > 0.4 ? palette.ochre : palette.brick)
  return stalk([0, 70]) + Array.from({ length: 16 }, seed).join('')
}

/** An oak bar with three tubes of water, each with a cutting that is making up its mind. */
export const cuttingBar: Thing = ({ defs, paint, random }) => {
  const bar = block(defs, { width: 236, depth: 44, height: 34, paint: paint(0, 'oak') })
  const bay = { pairs: 5, length: 44, width: 22, paint: palette.leaf, from: 0.5 }
  const willow = { pairs: 7, length: 32, width: 15, paint: palette.sage, from: 0.45 }
  const agave = { width: 30, paint: mix(palette.moss, palette.sage, 0.2) }
  const tubes = together([
    tube(defs, -74, sprig({ from: [0, 40], to: [-22, 214], bow: -12, paint: palette.leaf, leaves: bay }, random)),
    tube(defs, 0, together([-40, -12, 16, 44].map((angle) => leaf([0, 120], { angle, length: 112 - Math.abs(angle), ...agave })))),
    tube(defs, 74, sprig({ from: [0, 40], to: [24, 236], bow: 10, paint: palette.moss, leaves: willow }, random)),
  ])
  return { body: bar.body + tubes.body, outline: bar.outline + tubes.outline, foot: 116, deep: 24, stops: 0.85 }
}

function tube(defs: Defs, x: number, cutting: Grown): Grown {
  const open = { lip: 1.5, holds: cutting.body }
  const glass = turned(defs, { profile: '12 30, 14 34, 14 128, 16 134', paint: palette.sea, finish: 'glass', open })
  const water = turned(defs, { profile: '12 32, 12.4 104', paint: palette.sky, finish: 'glass' })
  const roots = stroked(smooth('0 74, -4 56, 3 44') + smooth('0 70, 5 56, 1 42'), palette.oat, 1.2)
  const stalk = stem({ from: [0, 66], to: [0, 126], paint: palette.leaf, width: 3 })
  return shifted({ body: water.body + roots + stalk + glass.body, outline: glass.outline + cutting.outline }, [x, 8])
}
