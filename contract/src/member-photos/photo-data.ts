import { Type } from 'typebox'

/** The largest photo that is accepted, in bytes. */
export const photoBytesMax = 5_000_000

/** A picture, in base64. A pattern of groups of four would overflow the stack on a text this long. */
export const PhotoData = Type.String({
  minLength: 4,
  maxLength: Math.ceil(photoBytesMax / 3) * 4,
  pattern: '^[A-Za-z0-9+/]+={0,2}$',
  description: 'bytes in base64',
})
