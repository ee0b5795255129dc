/** What the window looks out on. */
import { mix, tone, type Hex } from './color.ts'
import { palette } from './palette.ts'
import { between, type Random, randomFrom } from './random.ts'
import { type Defs, el, ellipse, group, path, type Point, polygon, smooth } from './svg.ts'

/** A stretch of the outside, in the room's millimetres. */
export interface Outside {
  left: number
  right: number
  low: number
  high: number
}

type Outlook = (defs: Defs, outside: Outside, random: Random) => string[]

const outlooks = { sea, roofs, hills, dusk, rain } satisfies Record<string, Outlook>

export type OutlookName = keyof typeof outlooks

export function outlookOf(defs: Defs, name: OutlookName, outside: Outside): string {
  const box = el('rect', { x: outside.left, y: -outside.high, width: outside.right - outside.left, height: outside.high - outside.low })
  const clip = defs.add(el('clipPath', { id: 'ID' }, box))
  return group({ 'clip-path': clip }, ...outlooks[name](defs, outside, randomFrom(name)))
}

/** The measure of all that is outside: the window's width, or less where the window is low. */
const wide = (outside: Outside) => Math.min(outside.right - outside.left, (outside.high - outside.low) * 1.25)
const x = (outside: Outside, share: number) => outside.left + (outside.right - outside.left) * share
const y = (outside: Outside, share: number) => outside.low + wide(outside) * share

function fill(outside: Outside, paint: string, from = outside.low, to = outside.high): string {
  return el('rect', { x: outside.left, y: -to, width: outside.right - outside.left, height: to - from, fill: paint })
}

function sky(defs: Defs, outside: Outside, [high, middle, low]: readonly [Hex, Hex, Hex]): string {
  return fill(outside, defs.linear([[0, high], [0.55, middle], [1, low]], { x2: 0, y2: 1 }))
}

function cloud(outside: Outside, at: Point, size: number): string {
  const [cx, cy, r] = [x(outside, at[0]), y(outside, at[1]), wide(outside) * size]
  const top = path('M', cx - r * 1.5, cy, 'A', r * 0.36, r * 0.36, 0, 0, 1, cx - r * 0.95, cy + r * 0.36, 'A', r * 0.62, r * 0.62, 0, 0, 1, cx + r * 0.2, cy + r * 0.5)
  return el('path', { d: `${top}${path('A', r * 0.48, r * 0.48, 0, 0, 1, cx + r * 1.1, cy + r * 0.3, 'A', r * 0.3, r * 0.3, 0, 0, 1, cx + r * 1.5, cy)}Z`, fill: '#fffaf0', 'fill-opacity': 0.85 })
}

const disc = (outside: Outside, at: Point, size: number, paint: Hex, opacity = 1) =>
  el('path', { d: ellipse(x(outside, at[0]), y(outside, at[1]), wide(outside) * size, wide(outside) * size), fill: paint, 'fill-opacity': opacity })

function ridge(outside: Outside, heights: readonly number[], paint: Hex): string {
  const points = heights.map((height, at): Point => [x(outside, (at / (heights.length - 1)) * 1.1 - 0.05), y(outside, height)])
  return el('path', { d: `${smooth(points)}${path('L', outside.right + 60, outside.low, 'L', outside.left - 60, outside.low)}Z`, fill: paint })
}

function sea(defs: Defs, outside: Outside, random: Random): string[] {
  const horizon = y(outside, 0.3)
  const water = defs.linear([[0, mix(palette.sky, palette.sea, 0.55)], [1, mix(palette.tide, palette.sea, 0.35)]], { x2: 0, y2: 1 })
  return [
    sky(defs, outside, [mix(palette.sky, palette.azulejo, 0.16), mix(palette.sky, palette.chalk, 0.35), palette.shell]),
    disc(outside, [0.24, 0.46], 0.055, '#fff4d2'),
    cloud(outside, [0.74, 0.62], 0.055),
    cloud(outside, [0.42, 0.84], 0.045),
    fill(outside, water, outside.low, horizon),
    ...glints(outside, horizon, random),
    ridge({ ...outside, low: horizon - 1 }, [0.1, 0.085, 0.06, 0.035, 0.012, -0.02, -0.03, -0.03], mix(palette.sage, palette.sky, 0.25)),
    sail(outside, [0.62, 0.275], 0.05, palette.chalk),
    sail(outside, [0.8, 0.29], 0.024, palette.coral),
  ]
}

function glints(outside: Outside, horizon: number, random: Random): string[] {
  return Array.from({ length: 46 }, () => {
    const depth = random() ** 1.6
    const [from, at] = [between(random, outside.left, outside.right), horizon - depth * (horizon - outside.low)]
    const length = wide(outside) * (0.012 + 0.06 * depth) * between(random, 0.5, 1)
    return el('path', { d: path('M', from, at, 'L', from + length, at), stroke: '#f4fbf6', 'stroke-width': wide(outside) * (0.0015 + 0.003 * depth), 'stroke-linecap': 'round', 'stroke-opacity': 0.5 })
  })
}

function sail(outside: Outside, at: Point, size: number, paint: Hex): string {
  const [cx, cy, s] = [x(outside, at[0]), y(outside, at[1]), wide(outside) * size]
  const main = polygon([[cx, cy + s * 0.12], [cx, cy + s * 1.5], [cx + s * 0.75, cy + s * 0.18]])
  const jib = polygon([[cx - s * 0.07, cy + s * 0.14], [cx - s * 0.07, cy + s * 1.2], [cx - s * 0.55, cy + s * 0.2]])
  const hull = polygon([[cx - s * 0.7, cy + s * 0.06], [cx + s * 0.85, cy + s * 0.06], [cx + s * 0.6, cy - s * 0.14], [cx - s * 0.5, cy - s * 0.14]])
  return el('path', { d: main, fill: paint }) + el('path', { d: jib, fill: tone(paint, -0.08) }) + el('path', { d: hull, fill: palette.indigo })
}

const fronts = ['shell', 'chalk', 'lemon', 'rose', 'sky', 'plaster', 'mint', 'coral'] as const

interface Row {
  base: number
  size: number
  /** From 0 (near) to 1 (lost in the haze). */
  far: number
  haze: Hex
  /** The share of windows with a lamp behind them. */
  lit?: number
}

/** A row of narrow houses. */
function row(outside: Outside, { base, size, far, haze, lit = 0 }: Row, random: Random): string[] {
  const houses: string[] = []
  const share = wide(outside) / (outside.right - outside.left)
  for (let at = -0.04; at < 1.04; ) {
    const width = size * share * between(random, 0.75, 1.25)
    const height = size * between(random, 1.1, 2.3)
    houses.push(house(outside, { at, base, width, height, paint: mix(palette[fronts[Math.floor(random() * fronts.length)]!], haze, far), roof: mix(mix(palette.terracotta, palette.brick, random() * 0.6), haze, far), haze, far, lit }, random))
    at += width * 0.985
  }
  return houses
}

interface House {
  at: number
  base: number
  width: number
  height: number
  paint: Hex
  roof: Hex
  haze: Hex
  far: number
  lit: number
}

function house(outside: Outside, { at, base, width, height, paint, roof, haze, far, lit }: House, random: Random): string {
  const [left, right, low, high] = [x(outside, at), x(outside, at + width), y(outside, base) - wide(outside) * 0.5, y(outside, base + height)]
  const ridgeline = high + (right - left) * between(random, 0.22, 0.36)
  const eaves = (right - left) * 0.05
  const lean = between(random, 0.25, 0.75)
  const cap = polygon([[left - eaves, high], [left + (right - left) * lean * 0.6, ridgeline], [right - (right - left) * (1 - lean) * 0.4, ridgeline], [right + eaves, high]])
  const panes: string[] = []
  const columns = right - left > wide(outside) * 0.1 ? 3 : 2
  const step = (right - left) / columns
  for (let column = 0; column < columns; column++) {
    for (let floor = 0; floor < 6; floor++) {
      const [px, py] = [left + step * (column + 0.28), high - step * (0.95 + floor * 1.25)]
      panes.push(el('rect', { x: px, y: -(py + step * 0.7), width: step * 0.44, height: step * 0.7, fill: random() < lit ? '#ffd98a' : mix(palette.indigo, haze, 0.25 + far * 0.7) }))
    }
  }
  const wall = el('rect', { x: left, y: -high, width: right - left, height: high - low, fill: paint })
  const shade = el('rect', { x: right - (right - left) * 0.14, y: -high, width: (right - left) * 0.14, height: high - low, fill: palette.ink, 'fill-opacity': 0.07 })
  return wall + shade + panes.join('') + el('path', { d: cap, fill: roof })
}

function roofs(defs: Defs, outside: Outside, random: Random): string[] {
  const haze = mix(palette.sky, palette.shell, 0.5)
  const [towerX, towerY, size] = [x(outside, 0.76), y(outside, 0.3), wide(outside) * 0.045]
  const tower = polygon([[towerX - size, towerY], [towerX - size, towerY + size * 6], [towerX, towerY + size * 8.4], [towerX + size, towerY + size * 6], [towerX + size, towerY]])
  return [
    sky(defs, outside, [mix(palette.sky, palette.azulejo, 0.1), mix(palette.sky, palette.chalk, 0.4), mix(palette.shell, palette.lemon, 0.15)]),
    cloud(outside, [0.2, 0.68], 0.05),
    cloud(outside, [0.62, 0.97], 0.04),
    el('path', { d: tower, fill: mix(palette.plaster, haze, 0.45) }),
    disc(outside, [0.76, 0.52], 0.016, mix(palette.indigo, haze, 0.5)),
    ...row(outside, { base: 0.24, size: 0.075, far: 0.55, haze }, random),
    ...row(outside, { base: 0.1, size: 0.1, far: 0.3, haze }, random),
    ...row(outside, { base: -0.12, size: 0.15, far: 0.06, haze }, random),
    ...gulls(outside, [[0.4, 0.6], [0.46, 0.64], [0.35, 0.66]]),
  ]
}

function gulls(outside: Outside, flock: readonly Point[]): string[] {
  const s = wide(outside) * 0.018
  return flock.map(([gx, gy]) => {
    const [cx, cy] = [x(outside, gx), y(outside, gy)]
    const d = path('M', cx - s, cy + s * 0.35, 'C', cx - s * 0.6, cy + s * 0.6, cx - s * 0.2, cy + s * 0.3, cx, cy, 'C', cx + s * 0.2, cy + s * 0.3, cx + s * 0.6, cy + s * 0.6, cx + s, cy + s * 0.35)
    return el('path', { d, fill: 'none', stroke: palette.slate, 'stroke-width': s * 0.14, 'stroke-linecap': 'round' })
  })
}

function hills(defs: Defs, outside: Outside, random: Random): string[] {
  const haze = mix(palette.sky, palette.chalk, 0.5)
  const green = (far: number, paint: Hex = palette.leaf) => mix(paint, haze, far)
  const cypress = Array.from({ length: 7 }, (_, at) => {
    const [cx, base, s] = [x(outside, 0.1 + at * 0.052 + between(random, 0, 0.02)), y(outside, 0.185 + 0.012 * Math.sin(at)), wide(outside) * between(random, 0.03, 0.05)]
    return el('path', { d: smooth([[cx - s * 0.28, base], [cx - s * 0.2, base + s * 1.4], [cx, base + s * 2.6], [cx + s * 0.2, base + s * 1.4], [cx + s * 0.28, base]], true), fill: green(0.12, palette.moss) })
  })
  return [
    sky(defs, outside, [palette.sky, mix(palette.sky, palette.chalk, 0.6), mix(palette.lemon, palette.chalk, 0.72)]),
    disc(outside, [0.72, 0.51], 0.05, '#fff6da'),
    cloud(outside, [0.24, 0.7], 0.05),
    ridge(outside, [0.36, 0.4, 0.47, 0.44, 0.38, 0.41, 0.46, 0.4], green(0.72, palette.dusk)),
    ridge(outside, [0.3, 0.27, 0.3, 0.36, 0.38, 0.33, 0.3, 0.32], green(0.5, palette.sage)),
    ridge(outside, [0.18, 0.22, 0.22, 0.19, 0.2, 0.25, 0.26, 0.22], green(0.3, palette.olive)),
    ...cypress,
    ridge(outside, [0.08, 0.06, 0.09, 0.14, 0.15, 0.11, 0.08, 0.1], green(0.08, palette.leaf)),
  ]
}

function dusk(defs: Defs, outside: Outside, random: Random): string[] {
  const haze = mix(palette.coral, palette.lilac, 0.5)
  const stars = Array.from({ length: 22 }, () => disc(outside, [random(), between(random, 0.65, 1.1)], between(random, 0.0012, 0.003), '#fff6da', 0.9))
  return [
    sky(defs, outside, [palette.indigo, mix(palette.dusk, palette.lilac, 0.25), mix(palette.coral, palette.shell, 0.45)]),
    ...stars,
    disc(outside, [0.2, 0.46], 0.05, '#fff3d0'),
    disc(outside, [0.222, 0.474], 0.044, mix(palette.indigo, palette.dusk, 0.84)),
    ridge(outside, [0.3, 0.34, 0.32, 0.27, 0.3, 0.36, 0.38, 0.34], mix(palette.dusk, haze, 0.45)),
    ...row(outside, { base: 0.1, size: 0.09, far: 0.62, haze: mix(palette.dusk, palette.indigo, 0.4), lit: 0.3 }, random),
    ...row(outside, { base: -0.1, size: 0.14, far: 0.62, haze: palette.indigo, lit: 0.35 }, random),
  ]
}

function rain(defs: Defs, outside: Outside, random: Random): string[] {
  const haze = mix(palette.mist, palette.slate, 0.3)
  const drops = Array.from({ length: 90 }, () => {
    const [from, at, length] = [between(random, outside.left, outside.right + 100), between(random, outside.low, outside.high), wide(outside) * between(random, 0.03, 0.09)]
    return el('path', { d: path('M', from, at, 'L', from - length * 0.28, at - length), stroke: '#ffffff', 'stroke-width': wide(outside) * 0.002, 'stroke-linecap': 'round', 'stroke-opacity': between(random, 0.25, 0.65) })
  })
  return [
    sky(defs, outside, [mix(palette.slate, palette.mist, 0.35), mix(palette.slate, palette.mist, 0.65), palette.mist]),
    ...row(outside, { base: 0.2, size: 0.08, far: 0.72, haze }, random),
    ...row(outside, { base: 0.04, size: 0.11, far: 0.5, haze }, random),
    ...row(outside, { base: -0.14, size: 0.16, far: 0.3, haze }, random),
    ...drops,
  ]
}
