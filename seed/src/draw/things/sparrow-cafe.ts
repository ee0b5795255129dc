import { bird, birds } from '../bird.ts'
import { type Hex, mix, tone } from '../color.ts'
import { box, dot, filled } from '../marks.ts'
import { LIGHT, palette, SHADOW } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { shifted } from '../plant.ts'
import { sheet, slab } from '../solid.ts'
import { ACROSS, type Defs, group, path, polygon } from '../svg.ts'

/** A kiosk with an awning and a counter at the height of a beak. */
export const sparrowCafe: Thing = ({ defs, paint }) => {
  const [wood, stripe] = [paint(0, 'oak'), paint(1, 'coral')]
  const back = polygon('-76 40, -76 172, 76 172, 76 40')
  const counter = slab(196, 22, { radius: 4, bottom: 36 })
  const legs = [-70, 70].map((x) => polygon(`${x - 6} 0, ${x - 6} 40, ${x + 6} 40, ${x + 6} 0`)).join('')
  const guest = shifted(bird(defs, birds.sparrow), [-22, 60])
  const body = [
    filled(legs, tone(wood, -0.12)),
    filled(back, mix(palette.ink, wood, 0.3)),
    sheet(defs, counter, wood),
    filled(polygon('-98 57, 98 57, 84 74, -84 74'), tone(wood, 0.08)),
    seeds(),
    ...[-80, 80].map((x) => box(x - 5, 66, 10, 114, wood)),
    guest.body,
    awning(defs, stripe),
  ]
  return { body: group({}, ...body), outline: counter + back + canvas + legs, foot: 84, deep: 26 }
}

const seeds = () =>
  Array.from({ length: 46 }, (_, at) =>
    dot([-76 + ((at * 37) % 152), 60 + ((at * 7) % 10)], 2.6, at % 3 ? palette.ochre : palette.walnut),
  ).join('')

const canvas = polygon('-81 210, 81 210, 104 154, -104 154')

function awning(defs: Defs, stripe: Hex): string {
  const stripes = Array.from({ length: 8 }, (_, at) => {
    const [from, to, paint] = [-104 + at * 26, -78 + at * 26, at % 2 ? palette.chalk : stripe] as const
    const scallop = path(`M ${from} 160 L ${to} 160 A 13 12 0 0 1 ${from} 160 Z`)
    return filled(polygon(`${from * 0.78} 210, ${to * 0.78} 210, ${to} 160, ${from} 160`), paint) + filled(scallop, tone(paint, -0.05))
  })
  const shade = defs.linear(ACROSS, [0, LIGHT, 0.3], [0.5, LIGHT, 0], [1, SHADOW, 0.22])
  return stripes.join('') + filled(polygon('-81 210, 81 210, 104 160, -104 160'), shade)
}
