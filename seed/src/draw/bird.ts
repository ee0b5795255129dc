import { type Hex, mix, tone } from './color.ts'
import { dot, filled, stroked } from './marks.ts'
import { palette } from './palette.ts'
import type { Grown } from './plant.ts'
import { rounding } from './solid.ts'
import { type Defs, group, polygon, smooth } from './svg.ts'

/** A small round bird with its feet together. */
export function bird(defs: Defs, { coat, breast, cap, wing }: Record<'coat' | 'breast' | 'cap' | 'wing', Hex>): Grown {
  const body = smooth('-66 22, -40 30, -22 12, 4 2, 30 10, 44 34, 44 60, 34 82, 14 88, -6 78, -20 56, -42 40', true)
  const belly = smooth('-8 8, 6 2, 30 10, 45 34, 45 58, 36 62, 28 36, 8 18', true)
  const crown = smooth('-8 76, 4 66, 24 70, 42 68, 34 83, 14 89', true)
  const folded = smooth('-62 24, -30 42, -8 58, 14 54, 20 34, 4 20, -22 20', true)
  const beak = polygon('42 72, 60 64, 43 60')
  const feathers = [0, 1].map((at) =>
    stroked(smooth(`${-40 + at * 16} ${28 - at}, ${-16 + at * 12} 32, ${8 + at * 4} ${44 - at * 8}`), tone(wing, -0.1), 2),
  )
  const eye = dot([28, 70], 4.2, palette.ink) + dot([29.3, 71.4], 1.3, '#ffffff')
  const shapes = [
    filled(beak, palette.ochre),
    filled(body, coat),
    filled(belly, breast),
    filled(crown, cap),
    filled(folded, wing),
    ...feathers,
    filled(body, rounding(defs)),
    eye,
  ]
  return { body: group({}, ...shapes), outline: body + beak }
}

export const birds = {
  sparrow: { coat: palette.oat, breast: palette.plaster, cap: palette.brick, wing: palette.walnut },
  robin: { coat: palette.olive, breast: palette.coral, cap: palette.coral, wing: mix(palette.olive, palette.walnut, 0.45) },
  tit: { coat: palette.lemon, breast: palette.lemon, cap: palette.azulejo, wing: palette.azulejo },
  wren: { coat: palette.cork, breast: palette.sand, cap: palette.walnut, wing: palette.walnut },
}
