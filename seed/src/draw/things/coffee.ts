/** A pot and two cups. */
import { type Hex, mix, tone } from '../color.ts'
import { filled, level, stroked } from '../marks.ts'
import { palette } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { shifted, together } from '../plant.ts'
import { TILT } from '../seen.ts'
import { rod, rodOutline } from '../solid.ts'
import { el, group, type Point, polygon, smooth } from '../svg.ts'
import { turned } from '../turned.ts'

/** An eight-sided pot for two small coffees. */
export const bicaPot: Thing = ({ defs, paint }) => {
  const enamel = paint(0, 'coral')
  const steel = mix(palette.mist, palette.slate, 0.22)
  const handle = '48 176, 86 178, 92 150, 84 104'
  const waist = turned(defs, { profile: '44 92, 44 102', paint: steel, finish: 'metal' })
  const knob = turned(defs, { profile: '6 203, 11 212, 10 222, 3 228', paint: palette.iron, finish: 'glaze' })
  const spout = filled(polygon('-48 184, -76 176, -50 148'), tone(enamel, 0.06))
  const glint = filled(polygon('-30 14, -24 82, -19 82, -24 13') + polygon('-27 112, -33 172, -27 171, -22 112'), '#fff', 0.4)
  const lid = level([0, 184], 54, tone(steel, -0.05)) + facets([54, 184], [14, 204], steel)
  const [below, top] = [facets([60, 4], [44, 94], steel), facets([44, 102], [54, 184], enamel)]
  return {
    body: group({}, rod(smooth(handle), 15, palette.iron), below, waist.body, spout, top, lid, knob.body, glint),
    outline: polygon('-60 0, -44 94, -54 184, -14 204, -8 226, 8 226, 14 204, 54 184, 44 94, 60 0') + rodOutline(handle, 14),
    foot: 60,
  }
}

const sides = [
  { from: -1, to: -0.72, light: -0.02 },
  { from: -0.72, to: -0.26, light: 0.1 },
  { from: -0.26, to: 0.26, light: 0.04 },
  { from: 0.26, to: 0.72, light: -0.08 },
  { from: 0.72, to: 1, light: -0.2 },
]

/** The five sides one sees of a part with eight, between two rings of [radius, height]. */
function facets(low: Point, high: Point, color: Hex): string {
  const corner = ([radius, y]: Point, across: number): Point => [radius * across, y - radius * TILT * Math.sqrt(1 - across * across)]
  const drawn = sides.map(({ from, to, light }) => {
    const d = polygon([corner(low, from), corner(high, from), corner(high, to), corner(low, to)])
    return el('path', { d, fill: tone(color, light), stroke: tone(color, light), 'stroke-width': 0.5 })
  })
  return drawn.join('')
}

/** Two cups without handles on one saucer: for warm hands. */
export const sillCups: Thing = ({ defs, paint }) => {
  const cup = (x: number, y: number, glaze: Hex, band: Hex, holds: string) =>
    shifted(
      turned(defs, {
        profile: '26 0, 30 4, 38 30, 42 70',
        paint: glaze,
        finish: 'glaze',
        bands: [
          { from: 48, to: 56, paint: band },
          { from: 0, to: 12, paint: palette.oat },
        ],
        open: { lip: 3, holds },
      }),
      [x, y],
    )
  const coffee = level([0, 60], 38, palette.walnut) + level([-4, 60], 27, tone(palette.walnut, 0.1))
  const dish = shifted(
    turned(defs, {
      profile: '48 0, 46 4, 74 10, 88 18',
      paint: paint(1, 'azulejo'),
      finish: 'glaze',
      open: { lip: 4, paint: tone(paint(1, 'azulejo'), 0.06) },
    }),
    [44, 0],
  )
  const steam = [-8, 8].map((x) => stroked(smooth(`${44 + x} 98, ${38 + x} 120, ${50 + x} 142, ${42 + x} 168`), '#ffffff', 5, 0.5)).join('')
  const parts = together([
    cup(-70, 8, paint(1, 'azulejo'), paint(0, 'chalk'), ''),
    dish,
    cup(44, 8, paint(0, 'chalk'), paint(1, 'azulejo'), coffee),
  ])
  return { body: parts.body + steam, outline: parts.outline, foot: 104, deep: 46 }
}
