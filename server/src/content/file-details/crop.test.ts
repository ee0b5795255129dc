import { expect, test } from 'vitest'
import { cropMimeType, croppedName, isWithin } from './crop.ts'

test.each([
  ['jug.avif', 'webp', 'jug-cropped.webp'],
  ['a.b.jpg', 'jpg', 'a.b-cropped.jpg'],
  ['no extension', 'webp', 'no extension-cropped.webp'],
  ['.hidden', 'png', '.hidden-cropped.png'],
])('%s is cropped to a %s', (name, extension, expected) => expect(croppedName(name, extension)).toBe(expected))

test.each([
  [{ x: 0, y: 0, width: 40, height: 30 }, true],
  [{ x: 39, y: 29, width: 1, height: 1 }, true],
  [{ x: 1, y: 0, width: 40, height: 30 }, false],
  [{ x: 0, y: 1, width: 40, height: 30 }, false],
])('%o within 40 × 30', (crop, expected) => expect(isWithin(crop, { width: 40, height: 30 })).toBe(expected))

test.each([
  ['image/jpeg', 'image/jpeg'],
  ['image/webp', 'image/webp'],
  ['image/avif', 'image/webp'],
  ['image/gif', 'image/webp'],
])('a part of %s is %s', (from, to) => expect(cropMimeType(from)).toBe(to))
