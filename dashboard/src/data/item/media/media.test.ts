import { expect, test } from 'vitest'
import { isWebAddress } from '@stoa/html/allow-list'
import { mediaIn, pictureOf } from './media.ts'

test.each([
  [
    'wix:image://v1/11062b_mug~mv2.jpg/a%20mug.jpg#originWidth=800&originHeight=600',
    { kind: 'image', id: '11062b_mug~mv2.jpg', fileName: 'a mug.jpg', width: 800, height: 600 },
  ],
  ['wix:image://v1/mug.jpg', { kind: 'image', id: 'mug.jpg', fileName: '' }],
  ['wix:image://v1/mug.jpg/%E0%A4%A', { kind: 'image', id: 'mug.jpg', fileName: '%E0%A4%A' }],
  ['wix:video://v1/11_v/clip.mp4#posterUri=11_vf000.jpg', { kind: 'video', id: '11_v', fileName: 'clip.mp4', posterId: '11_vf000.jpg' }],
  ['wix:video://v1/11_v/clip.mp4#posterUri=..', { kind: 'video', id: '11_v', fileName: 'clip.mp4' }],
  ['wix:document://v1/ugd/../x', { kind: 'document', id: 'ugd', fileName: '../x' }],
  ['wix:shape://v1/svg-1/star', { kind: 'vector', id: 'svg-1', fileName: 'star' }],
  ['wix:image://v1/../../sign-out', undefined],
  ['wix:image://v1/..%2Fsign-out', undefined],
  ['wix:script://v1/x', undefined],
  ['javascript:alert(1)', undefined],
])('%s', (text, media) => {
  expect(mediaIn(text)).toEqual(media)
})

test.each([
  ['wix:image://v1/mug.jpg/mug.jpg', '/media/mug.jpg'],
  ['wix:video://v1/clip/clip.mp4#posterUri=poster.jpg', '/media/poster.jpg'],
  ['wix:video://v1/clip/clip.mp4', undefined],
  ['wix:document://v1/bill/bill.pdf', undefined],
  ['https://shop.example/media/mug.jpg', '/media/mug.jpg'],
  ['/media/mug.jpg', '/media/mug.jpg'],
  ['/media/../sign-out', undefined],
  ['https://elsewhere.example/media/mug.jpg', undefined],
  [{ src: 'wix:image://v1/mug.jpg/m' }, '/media/mug.jpg'],
  [[{ src: '/media/first.jpg' }, { src: '/media/second.jpg' }], '/media/first.jpg'],
  [7, undefined],
])('the picture of %j', (value, picture) => {
  expect(pictureOf(value, 'https://shop.example')).toBe(picture)
})

test('only links to web addresses', () => {
  expect(['https://a.example/x', 'javascript:alert(1)', 'https://a"b', '//a.example'].map(isWebAddress)).toEqual([
    true,
    false,
    false,
    false,
  ])
})
