import { mix, tone } from '../color.ts'
import { dot, filled } from '../marks.ts'
import { palette } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { TILT } from '../seen.ts'
import { rod, rodOutline } from '../solid.ts'
import { group, path, polygon, smooth, toPoints } from '../svg.ts'
import { turned } from '../turned.ts'

/** A swallow that points into the wind and holds on. */
export const swallowVane: Thing = ({ defs, paint }) => {
  const iron = paint(0, 'iron')
  const base = turned(defs, { profile: '46 0, 46 14, 46 14, 10 18, 6 26', paint: paint(1, 'oak') })
  const pole = turned(defs, { profile: '4 24, 3.4 214', paint: iron, finish: 'metal' })
  const ball = turned(defs, { profile: '1 206, 9 214, 9 222, 1 230', paint: palette.brass, finish: 'metal' })
  const swallow = smooth(
    '96 262, 78 276, 56 276, 30 300, -24 326, 2 290, 10 268, -30 262, -84 284, -48 256, -92 240, -30 246, 20 248, 34 222, 62 206, 52 240, 76 254',
    true,
  )
  const arrow =
    polygon('-100 226, 62 226, 62 234, 92 223, 62 212, 62 220, -100 220') + polygon('-122 240, -96 226, -96 220, -122 206, -112 223')
  const cross = rod(path('M -48 150 L 48 150'), 4, iron) + rod(path(`M -20 ${150 - 80 * TILT} L 20 ${150 + 80 * TILT}`), 3.4, iron)
  const knobs = toPoints('-50 150, 50 150, -21 130.4, 21 169.6').map((at) => dot(at, 5, palette.brass))
  const throat = filled(smooth('92 261, 78 256, 62 252, 64 262, 80 268', true), palette.brick)
  return {
    body: group(
      {},
      base.body,
      pole.body,
      cross,
      ...knobs,
      ball.body,
      filled(arrow, tone(iron, 0.06)),
      filled(swallow, mix(iron, palette.indigo, 0.5)),
      throat,
    ),
    outline: base.outline + rodOutline('0 24, 0 220', 8) + arrow + swallow,
    foot: 48,
  }
}
