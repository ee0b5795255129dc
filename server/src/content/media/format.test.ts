import { expect, test } from 'vitest'
import { formatFor } from './format.ts'
import type { Transform } from './transform.ts'

const chrome = 'image/avif,image/webp,image/apng,*/*;q=0.8'
const older = 'image/webp,*/*'
const size = (side: number): Transform['size'] => ({ width: side, height: side, how: 'fill' })

test.each<[string, string, Partial<Transform>, string, boolean]>([
  ['avif', 'image/jpeg', { encoding: 'auto' }, chrome, false],
  ['webp', 'image/jpeg', { encoding: 'auto' }, older, false],
  ['jpeg', 'image/jpeg', { encoding: 'auto' }, '*/*', false],
  ['png', 'image/png', { encoding: 'auto' }, '*/*', false],
  ['jpeg', 'image/webp', { encoding: 'auto' }, '*/*', false],
  // Many pixels, or several frames, are no AVIF.
  ['webp', 'image/jpeg', { encoding: 'auto', size: size(2000) }, chrome, false],
  ['webp', 'image/jpeg', { encoding: 'auto', size: undefined }, chrome, false],
  ['webp', 'image/gif', { encoding: 'auto' }, chrome, true],
  ['gif', 'image/gif', { encoding: 'auto' }, '*/*', true],
  ['avif', 'image/gif', { encoding: 'auto', isStill: true }, chrome, true],
  // What the URL says, and without it the format of the file.
  ['avif', 'image/jpeg', { encoding: 'avif' }, '*/*', false],
  ['webp', 'image/jpeg', { encoding: 'avif', size: size(2000) }, chrome, false],
  ['webp', 'image/gif', { encoding: 'avif' }, chrome, true],
  ['avif', 'image/gif', { encoding: 'avif', isStill: true }, chrome, true],
  ['jpeg', 'image/jpeg', {}, chrome, false],
  ['webp', 'image/webp', {}, '*/*', false],
  ['jpeg', 'image/heic', {}, chrome, false],
])('%s of %s with %j for %s', (format, mimeType, changes, accept, isAnimated) => {
  const { size: given, ...transform } = { quality: 80, size: size(400), ...changes } as Transform
  expect(formatFor({ mimeType, isAnimated }, given ? { ...transform, size: given } : transform, accept)).toBe(format)
})
