import { Type } from 'typebox'

/** The largest photo that is accepted, in bytes. */
export const photoBytesMax = 5_000_000

/** A picture, in base64. The handler checks the form: a pattern can overflow the stack on a text this long. */
export const PhotoData = Type.String({
  minLength: 4,
  maxLength: Math.ceil(photoBytesMax / 3) * 4,
  form: 'bytes in base64',
})
