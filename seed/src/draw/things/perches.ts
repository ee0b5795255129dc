/** Where birds sit. */
import { bird, birds } from '../bird.ts'
import { mix, tone } from '../color.ts'
import { filled, level, stroked } from '../marks.ts'
import { palette } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { shifted, together } from '../plant.ts'
import { TILT } from '../seen.ts'
import { rod, rodOutline } from '../solid.ts'
import { ellipse, group, path, toPoints } from '../svg.ts'
import { turned } from '../turned.ts'

/** A bird turned and painted by hand, on its peg. */
export const woodenBird: Thing = ({ defs, form }) => {
  const foot = turned(defs, { profile: '34 0, 34 15, 34 15, 30 18', paint: palette.oak })
  const perch = bird(defs, birds[(form ?? 'sparrow') as keyof typeof birds])
  const up = shifted(perch, [4, 62])
  return {
    body: foot.body + rod(path('M 0 14 L 6 70'), 6, palette.brass) + up.body,
    outline: foot.outline + up.outline + rodOutline('0 14, 6 70', 6),
    foot: 36,
  }
}

/** A shallow bath for one bird at a time, though they do not keep to it. */
export const birdBath: Thing = ({ defs, paint }) => {
  const glaze = paint(0, 'sea')
  const ripples = [60, 30].map((r) => stroked(ellipse(-22, 76, r, r * TILT), '#ffffff', 1.6, 0.65))
  const bowl = turned(defs, {
    profile: '52 0, 50 6, 24 18, 20 30, 34 40, 84 58, 112 82',
    paint: glaze,
    finish: 'glaze',
    open: { lip: 8, paint: tone(glaze, -0.06), holds: level([0, 77], 96, mix(palette.sky, palette.tide, 0.25)) + ripples.join('') },
  })
  const guest = shifted(bird(defs, birds.tit), [66, 82])
  const drops = toPoints('96 172, 112 160, 40 176, 26 158').map(([x, y]) => filled(ellipse(x, y, 2.6, 3.6), '#ffffff', 0.9))
  return { body: group({}, bowl.body, guest.body, ...drops), outline: bowl.outline + guest.outline, foot: 54 }
}

/** A robin and a wren, for company in other pictures. */
export const birdPair: Thing = ({ defs }) => {
  const pair = together([shifted(bird(defs, birds.robin), [-52, 0]), shifted(bird(defs, birds.wren), [54, -3])])
  return { ...pair, foot: 84, deep: 16 }
}
