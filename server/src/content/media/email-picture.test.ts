import { expect, test } from 'vitest'
import { emailSize } from './email-picture.ts'

test.each([
  ['a wide picture', { mediaType: 'IMAGE', width: 1200, height: 300 }, { width: 240, height: 60 }],
  ['a high one', { mediaType: 'IMAGE', width: 300, height: 1200 }, { width: 16, height: 64 }],
  ['a small one', { mediaType: 'IMAGE', width: 100, height: 20 }, { width: 100, height: 20 }],
  ['a line', { mediaType: 'IMAGE', width: 4000, height: 1 }, { width: 240, height: 1 }],
  ['a small drawing, which is sharp in any size', { mediaType: 'VECTOR', width: 24, height: 12 }, { width: 128, height: 64 }],
] as const)('%s in an email', (_what, picture, size) => expect(emailSize(picture, { widthMax: 240, heightMax: 64 })).toEqual(size))
