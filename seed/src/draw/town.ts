/** Rows of narrow houses, as they stand over the river. */
import { mix, type Hex } from './color.ts'
import { box, filled } from './marks.ts'
import { type Outside, spot, unit } from './outside.ts'
import { palette } from './palette.ts'
import { between, type Random } from './random.ts'
import { polygon } from './svg.ts'

interface Row {
  /** Where the houses stand and how wide they are, as shares of the window's measure. */
  base: number
  size: number
  /** From 0 (near) to 1 (lost in the haze). */
  far: number
  haze: Hex
  /** The share of windows with a lamp behind them. */
  lamps?: number
}

const fronts = ['shell', 'chalk', 'lemon', 'rose', 'sky', 'plaster', 'mint', 'coral'] as const

export function houses(outside: Outside, row: Row, random: Random): string[] {
  const drawn: string[] = []
  const measure = unit(outside)
  for (let left = outside.left - measure * 0.04; left < outside.right;) {
    const width = measure * row.size * between(random, 0.75, 1.25)
    const top = spot(outside, [0, row.base + row.size * between(random, 1.1, 2.3)])[1]
    drawn.push(house({ left, right: left + width, top, foot: outside.low - measure * 0.2, floors: measure * 0.1 }, row, random))
    left += width * 0.985
  }
  return drawn
}

interface Plot {
  left: number
  right: number
  top: number
  foot: number
  /** A front wider than this has three windows to a floor. */
  floors: number
}

function house({ left, right, top, foot, floors }: Plot, { far, haze, lamps = 0 }: Row, random: Random): string {
  const width = right - left
  const front = mix(palette[fronts[Math.floor(random() * fronts.length)]!], haze, far)
  const tiles = mix(mix(palette.terracotta, palette.brick, random() * 0.6), haze, far)
  const glass = () => (random() < lamps ? '#ffd98a' : mix(palette.indigo, haze, 0.25 + far * 0.7))
  const step = width / (width > floors ? 3 : 2)
  const panes: string[] = []
  for (let x = left; x < right - step / 2; x += step) {
    for (let floor = 0; floor < 6; floor++)
      panes.push(box(x + step * 0.28, top - step * (0.95 + floor * 1.25), step * 0.44, step * 0.7, glass()))
  }
  const wall =
    box(left, foot, width, top - foot, front) + box(right - width * 0.14, foot, width * 0.14, top - foot, mix(front, palette.ink, 0.08))
  return wall + panes.join('') + filled(roof({ left, right, top }, random), tiles)
}

function roof({ left, right, top }: { left: number; right: number; top: number }, random: Random): string {
  const width = right - left
  const [crest, lean] = [top + width * between(random, 0.22, 0.36), between(random, 0.15, 0.45)]
  const eaves = width * 0.05
  return polygon(
    `${left - eaves} ${top}, ${left + width * lean} ${crest}, ${right - width * (0.4 - lean * 0.5)} ${crest}, ${right + eaves} ${top}`,
  )
}
