import { stroked } from '../marks.ts'
import { palette } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { leaf, lemonAt } from '../plant.ts'
import { ellipse, path } from '../svg.ts'
import { turned } from '../turned.ts'

/** A lemon with its leaf. */
export const lemon: Thing = () => {
  const green = leaf([32, 34], { angle: 62, length: 36, width: 18, paint: palette.leaf })
  return { body: green.body + lemonAt([0, 25], 34, -12), outline: ellipse(0, 26, 36, 25), foot: 28, deep: 22 }
}

/** A pear, upright, as pears are not. */
export const pear: Thing = ({ defs, paint }) => {
  const body = turned(defs, { profile: '10 0, 30 8, 38 32, 30 58, 17 78, 14 92, 4 100', paint: paint(0, 'olive') })
  const stalk = stroked(path('M 0 98 C 1 106 5 112 9 116'), palette.walnut, 3.4)
  return { body: body.body + stalk, outline: body.outline, foot: 24 }
}

/** An orange, or with other paint an apple. */
export const orange: Thing = ({ defs, paint }) => {
  const body = turned(defs, { profile: '8 0, 30 10, 38 34, 31 58, 10 70, 2 70', paint: paint(0, 'coral') })
  const green = leaf([0, 66], { angle: 54, length: 32, width: 16, paint: palette.leaf })
  return { body: body.body + green.body, outline: body.outline + green.outline, foot: 24 }
}
