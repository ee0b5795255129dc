import { Type } from 'typebox'
import { maybe, maybeNull, Shape, Text } from './scalars.ts'

/** A picture. The packages convert it to a `wix:image://…` text, so id, width and height are always set (wire §8). */
export const Image = Shape({
  id: maybe(Text(500)),
  url: maybe(Text(2000)),
  height: maybe(Type.Integer()),
  width: maybe(Type.Integer()),
  altText: maybeNull(Text(1000)),
  filename: maybeNull(Text(500)),
})
