/** What the window looks out on. */
import { mix, tone, type Hex } from './color.ts'
import { dot, filled, stroked } from './marks.ts'
import { cloud, disc, gull, moon, type Outside, sky, spot, stretch, ridge, unit } from './outside.ts'
import { palette } from './palette.ts'
import { between, type Random, randomFrom } from './random.ts'
import { type Defs, DOWN, el, group, path, polygon, smooth } from './svg.ts'
import { houses } from './town.ts'

type Outlook = (defs: Defs, outside: Outside, random: Random) => string[]

const outlooks = { sea, roofs, hills, dusk, rain } satisfies Record<string, Outlook>

export type OutlookName = keyof typeof outlooks

export function outlookOf(defs: Defs, name: OutlookName, outside: Outside): string {
  const clip = defs.add(el('clipPath', { id: 'ID' }, stretch(outside, '#000')))
  return group({ 'clip-path': clip }, ...outlooks[name](defs, outside, randomFrom(name)))
}

function sea(defs: Defs, outside: Outside, random: Random): string[] {
  const horizon = spot(outside, [0, 0.3])[1]
  const water = { ...outside, high: horizon }
  const depth = defs.linear(DOWN, [0, mix(palette.sky, palette.sea, 0.55)], [1, mix(palette.tide, palette.sea, 0.35)])
  const headland = [0.1, 0.085, 0.06, 0.035, 0.012, -0.02, -0.03, -0.03]
  return [
    sky(defs, outside, [mix(palette.sky, palette.azulejo, 0.16), mix(palette.sky, palette.chalk, 0.35), palette.shell]),
    disc(outside, { at: [0.24, 0.46], size: 0.055, paint: '#fff4d2' }),
    cloud(outside, [0.74, 0.62], 0.055),
    cloud(outside, [0.42, 0.84], 0.045),
    stretch(water, depth),
    ...Array.from({ length: 46 }, () => glint(water, unit(outside), random)),
    ridge({ ...outside, low: horizon - 1 }, headland, mix(palette.sage, palette.sky, 0.25)),
    boat(outside, { at: [0.62, 0.275], size: 0.05, paint: palette.chalk }),
    boat(outside, { at: [0.8, 0.29], size: 0.024, paint: palette.coral }),
  ]
}

/** A fleck of light on the water, longer the nearer it lies. */
function glint(water: Outside, measure: number, random: Random): string {
  const depth = random() ** 1.6
  const [x, y] = [between(random, water.left, water.right), water.high - depth * (water.high - water.low)]
  const length = measure * (0.012 + 0.06 * depth) * between(random, 0.5, 1)
  return stroked(path(`M ${x} ${y} L ${x + length} ${y}`), '#f4fbf6', measure * (0.0015 + 0.003 * depth), 0.5)
}

function boat(outside: Outside, { at, size, paint }: { at: readonly [number, number]; size: number; paint: Hex }): string {
  const [x, y] = spot(outside, at)
  const main = filled(polygon('0 12, 0 150, 75 18'), paint)
  const jib = filled(polygon('-7 14, -7 120, -55 20'), tone(paint, -0.08))
  const hull = filled(polygon('-70 6, 85 6, 60 -14, -50 -14'), palette.indigo)
  return group({ transform: `translate(${x} ${-y}) scale(${(unit(outside) * size) / 100})` }, main, jib, hull)
}

function roofs(defs: Defs, outside: Outside, random: Random): string[] {
  const haze = mix(palette.sky, palette.shell, 0.5)
  const [x, y] = spot(outside, [0.76, 0.3])
  const tower =
    filled(polygon('-10 0, -10 60, 0 84, 10 60, 10 0'), mix(palette.plaster, haze, 0.45)) +
    dot([0, 49], 3.6, mix(palette.indigo, haze, 0.5))
  return [
    sky(defs, outside, [
      mix(palette.sky, palette.azulejo, 0.1),
      mix(palette.sky, palette.chalk, 0.4),
      mix(palette.shell, palette.lemon, 0.15),
    ]),
    cloud(outside, [0.2, 0.68], 0.05),
    cloud(outside, [0.62, 0.97], 0.04),
    group({ transform: `translate(${x} ${-y}) scale(${unit(outside) * 0.0045})` }, tower),
    ...houses(outside, { base: 0.24, size: 0.075, far: 0.55, haze }, random),
    ...houses(outside, { base: 0.1, size: 0.1, far: 0.3, haze }, random),
    ...houses(outside, { base: -0.12, size: 0.15, far: 0.06, haze }, random),
    gull(outside, [0.4, 0.6]),
    gull(outside, [0.46, 0.64]),
    gull(outside, [0.35, 0.66]),
  ]
}

function hills(defs: Defs, outside: Outside, random: Random): string[] {
  const haze = mix(palette.sky, palette.chalk, 0.5)
  const away = (far: number, paint: Hex) => mix(paint, haze, far)
  return [
    sky(defs, outside, [palette.sky, mix(palette.sky, palette.chalk, 0.6), mix(palette.lemon, palette.chalk, 0.72)]),
    disc(outside, { at: [0.72, 0.51], size: 0.05, paint: '#fff6da' }),
    cloud(outside, [0.24, 0.7], 0.05),
    ridge(outside, [0.36, 0.4, 0.47, 0.44, 0.38, 0.41, 0.46, 0.4], away(0.72, palette.dusk)),
    ridge(outside, [0.3, 0.27, 0.3, 0.36, 0.38, 0.33, 0.3, 0.32], away(0.5, palette.sage)),
    ridge(outside, [0.18, 0.22, 0.22, 0.19, 0.2, 0.25, 0.26, 0.22], away(0.3, palette.olive)),
    ...Array.from({ length: 7 }, (_, at) => cypress(outside, 0.1 + at * 0.052, { paint: away(0.12, palette.moss), random })),
    ridge(outside, [0.08, 0.06, 0.09, 0.14, 0.15, 0.11, 0.08, 0.1], away(0.08, palette.leaf)),
  ]
}

function cypress(outside: Outside, share: number, { paint, random }: { paint: Hex; random: Random }): string {
  const [x, y] = spot(outside, [share + between(random, 0, 0.02), 0.18])
  const size = unit(outside) * between(random, 0.0003, 0.0005)
  return group(
    { transform: `translate(${x} ${-y}) scale(${size.toFixed(3)})` },
    filled(smooth('-28 0, -20 140, 0 260, 20 140, 28 0', true), paint),
  )
}

function dusk(defs: Defs, outside: Outside, random: Random): string[] {
  const haze = mix(palette.coral, palette.lilac, 0.5)
  const star = () => disc(outside, { at: [random(), between(random, 0.65, 1.1)], size: between(random, 0.0012, 0.003), paint: '#fff6da' })
  return [
    sky(defs, outside, [palette.indigo, mix(palette.dusk, palette.lilac, 0.25), mix(palette.coral, palette.shell, 0.45)]),
    ...Array.from({ length: 22 }, star),
    moon(outside, [0.2, 0.46]),
    ridge(outside, [0.3, 0.34, 0.32, 0.27, 0.3, 0.36, 0.38, 0.34], mix(palette.dusk, haze, 0.45)),
    ...houses(outside, { base: 0.1, size: 0.09, far: 0.62, haze: mix(palette.dusk, palette.indigo, 0.4), lamps: 0.3 }, random),
    ...houses(outside, { base: -0.1, size: 0.14, far: 0.62, haze: palette.indigo, lamps: 0.35 }, random),
  ]
}

function rain(defs: Defs, outside: Outside, random: Random): string[] {
  const haze = mix(palette.mist, palette.slate, 0.3)
  const drop = () => {
    const [x, y] = spot(outside, [between(random, 0, 1.1), random() * 1.2])
    const length = unit(outside) * between(random, 0.03, 0.09)
    return stroked(path(`M ${x} ${y} L ${x - length * 0.28} ${y - length}`), '#ffffff', unit(outside) * 0.002, between(random, 0.25, 0.65))
  }
  return [
    sky(defs, outside, [mix(palette.slate, palette.mist, 0.35), mix(palette.slate, palette.mist, 0.65), palette.mist]),
    ...houses(outside, { base: 0.2, size: 0.08, far: 0.72, haze }, random),
    ...houses(outside, { base: 0.04, size: 0.11, far: 0.5, haze }, random),
    ...houses(outside, { base: -0.14, size: 0.16, far: 0.3, haze }, random),
    ...Array.from({ length: 90 }, drop),
  ]
}
