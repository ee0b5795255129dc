import { type Hex, mix, tone } from '../color.ts'
import { filled, level, stroked } from '../marks.ts'
import { palette, SHADOW } from '../palette.ts'
import type { Thing } from '../picture.ts'
import type { Grown } from '../plant.ts'
import { rod, rodOutline, rounding } from '../solid.ts'
import { type Defs, group, polygon, smooth, toPoints } from '../svg.ts'
import { turned } from '../turned.ts'

/** A cushion for the cat who works nights. The cat does not come with it. */
export const catLedge: Thing = ({ defs, paint }) => {
  const [fabric, fur] = [paint(0, 'tide'), paint(1, 'iron')]
  const pad = turned(defs, {
    profile: '128 0, 140 10, 142 26, 134 40, 124 44',
    paint: fabric,
    bands: [{ from: 22, to: 28, paint: tone(fabric, 0.14) }],
  })
  const nest = level([0, 44], 122, mix(fabric, palette.chalk, 0.72)) + level([6, 40], 96, SHADOW, 0.18)
  const sitter = cat(defs, fur)
  return { body: pad.body + nest + sitter.body, outline: pad.outline + sitter.outline, foot: 136 }
}

/** A cat from behind, looking out. */
function cat(defs: Defs, fur: Hex): Grown {
  const back = smooth('-58 36, -70 64, -62 110, -42 152, -30 180, 0 190, 30 180, 42 152, 62 110, 70 64, 58 36, 0 28', true)
  const head = smooth('-46 198, -44 174, -24 160, 0 157, 24 160, 44 174, 46 198, 34 218, 0 225, -34 218', true)
  const ears = polygon('-46 194, -47 246, -10 222') + polygon('46 194, 47 246, 10 222')
  const tail = '46 44, 88 38, 114 50, 106 72, 88 70'
  const stripes = toPoints('28 98, 26 118, 22 138').map(([w, y]) =>
    stroked(smooth(`${-w} ${y + 5}, 0 ${y}, ${w} ${y + 5}`), tone(fur, -0.08), 5),
  )
  const lit = (d: string) => filled(d, fur) + filled(d, rounding(defs))
  const inner = filled(polygon('-40 208, -42 234, -20 220') + polygon('40 208, 42 234, 20 220'), mix(fur, palette.rose, 0.4))
  return {
    body: group({}, rod(smooth(tail), 17, fur), lit(back), ...stripes, filled(ears, fur), inner, lit(head)),
    outline: back + head + ears + rodOutline(tail, 17),
  }
}
