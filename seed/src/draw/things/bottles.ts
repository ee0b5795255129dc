/** Bottles of clay and of glass. */
import { mix, tone } from '../color.ts'
import { stroked } from '../marks.ts'
import { palette } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { blossom, leaf, stem, together } from '../plant.ts'
import { between, type Random } from '../random.ts'
import { type Defs, type Point, smooth } from '../svg.ts'
import { turned } from '../turned.ts'

/** A tall bottle dipped in glaze, its foot left bare. */
export const noonVase: Thing = ({ defs, paint, form }) => {
  const glaze = paint(0, 'azulejo')
  const tall = '32 0, 40 7, 60 56, 66 104, 55 152, 29 182, 20 204, 18 240, 19 262, 26 274'
  const small = '30 0, 38 6, 58 36, 62 66, 50 98, 24 120, 18 138, 18 160, 25 172'
  const profile = form === 'small' ? small : tall
  const body = turned(defs, { profile, paint: glaze, finish: 'glaze', bands: [{ from: 0, to: 17, paint: palette.oat }], open: {} })
  return { ...body, foot: 34 }
}

/** A forcing glass with a hyacinth in flower. */
export const hyacinthGlass: Thing = ({ defs, paint, random, form }) => {
  const glass = paint(0, 'sea')
  const flower = form === 'empty' ? { body: '', outline: '' } : hyacinth({ defs, random, paint: paint(1, 'lilac') })
  const roots = form === 'empty' ? '' : rootsFrom(random, glass)
  const body = turned(defs, {
    profile: '30 0, 38 4, 48 36, 46 74, 25 112, 23 122, 38 150',
    paint: glass,
    finish: 'glass',
    open: { lip: 2.5, holds: flower.body },
  })
  const water = turned(defs, { profile: '28 2, 36 6, 45 36, 43 74, 28 101', paint: mix(glass, '#ffffff', 0.35), finish: 'glass' })
  return { body: water.body + roots + body.body, outline: body.outline + flower.outline, foot: 36, stops: 0.62 }
}

function rootsFrom(random: Random, glass: string): string {
  const lines: string[] = []
  for (let root = 0; root < 15; root++) {
    const [x, end] = [between(random, -14, 14), between(random, 22, 62)]
    const points = `${x * 0.7} 122, ${x} 96, ${x * 1.4 + between(random, -6, 6)} ${(96 + end) / 2}, ${x * 1.7 + between(random, -8, 8)} ${end}`
    lines.push(stroked(smooth(points), mix('#ffffff', glass, 0.15), 1.1, 0.9))
  }
  return lines.join('')
}

function hyacinth({ defs, random, paint }: { defs: Defs; random: Random; paint: string }) {
  const bulb = turned(defs, { profile: '10 124, 30 136, 37 154, 26 176, 8 190', paint: mix(palette.wine, palette.oat, 0.35) })
  const blades = [-34, -17, 16, 33].map((angle) =>
    leaf([angle * 0.15, 184], { angle, length: 112 - Math.abs(angle) * 0.7, width: 25, paint: palette.leaf }),
  )
  const bells = []
  for (let row = 0; row < 11; row++) {
    const reach = 27 * Math.sin((Math.PI * (row + 2.2)) / 14) + 4
    for (const across of [-1, -0.4, 0.3, 0.95]) {
      const at: Point = [across * reach + between(random, -3, 3), 236 + row * 11 + between(random, -3, 3)]
      bells.push(
        blossom(at, {
          petals: 5,
          radius: between(random, 10, 13),
          paint: mix(paint, random() > 0.5 ? '#ffffff' : palette.dusk, between(random, 0, 0.4)),
          middle: mix(paint, palette.indigo, 0.3),
        }),
      )
    }
  }
  const grown = together([...blades, ...bells])
  const stalk = stem({ from: [0, 186], to: [0, 330], width: 7, paint: tone(palette.leaf, 0.06) })
  return { body: bulb.body + together(blades).body + stalk + together(bells).body, outline: grown.outline + bulb.outline }
}
