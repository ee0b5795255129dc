import { Type } from 'typebox'
import { maybe, maybeNull, Shape, Text } from './scalars.ts'

/** A picture. The packages convert it to a `wix:image://…` text, so id, width and height are always set (wire §8). */
export const Image = Shape({
  id: maybe(Text(500), 'ID of the picture in the media store.'),
  url: maybe(Text(2000), 'Address of the picture in full size.'),
  height: maybe(Type.Integer(), 'Height of the original in pixels.'),
  width: maybe(Type.Integer(), 'Width of the original in pixels.'),
  altText: maybeNull(Text(1000), 'What the picture shows, for people who can’t see it.'),
  filename: maybeNull(Text(500), 'Name of the file that was uploaded.'),
})
