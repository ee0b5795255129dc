import { expect, test } from 'vitest'
import { altOf, galleryValue, moved, uriOf, withAlt } from './entries.ts'

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
  [0, -1, ['a', 'b', 'c']],
  [2, 3, ['a', 'b', 'c']],
])('from %i to %i', (from, to, order) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(order)
})

test('a chosen picture has the form of a gallery', () => {
  const about = { status: 'READY', url: '', altText: 'A mug', width: 8, height: 6 } as const
  expect(galleryValue({ id: 'a1.jpg', name: 'mug.jpg', mediaType: 'IMAGE', ...about })).toEqual({
    type: 'image',
    src: 'wix:image://v1/a1.jpg/mug.jpg#originWidth=8&originHeight=6',
    title: '',
    description: '',
    alt: 'A mug',
  })
})

test('a description changes nothing else', () => {
  const entry = { key: 1, value: { src: '/media/mug.jpg', settings: { focalPoint: [0, 1] } } }
  expect([uriOf(entry), altOf(entry)]).toEqual(['/media/mug.jpg', ''])
  expect(withAlt(entry, 'A mug').value).toEqual({ ...entry.value, alt: 'A mug' })
  expect(altOf({ key: 2, value: 'wix:document://v1/a/b' })).toBeUndefined()
})
