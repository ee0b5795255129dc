import { expect, test } from 'vitest'
import { initialsOf, ownPicture } from './profile-view.ts'

test.each([
  ['https://shop.example/media/face.jpg', '/media/face.jpg'],
  ['wix:image://v1/11062b_face~mv2.jpg/mia.jpg#originWidth=10&originHeight=10', '/media/11062b_face~mv2.jpg'],
  ['https://tracker.example/media/face.jpg', undefined],
  ['https://shop.example.evil.example/media/face.jpg', undefined],
  ['https://shop.example/media/../account', undefined],
  ['https://shop.example/media/..', undefined],
  ['https://shop.example/sign-out', undefined],
  ['wix:image://v1/..%2F..%2Fsign-out', undefined],
  ['javascript:alert(1)', undefined],
  [undefined, undefined],
])('%j is shown as %j', (url, shown) => expect(ownPicture(url === undefined ? null : { url }, 'https://shop.example')).toBe(shown))

test.each([
  ['Mia Moreira', 'MM'],
  ['Mia Maria Moreira', 'MM'],
  ['mia', 'M'],
  ['åsa-öst', 'ÅÖ'],
  ['王 小明', '王小'],
  ['<script>', 'S'],
  ['😀', '·'],
  ['', '·'],
])('%j is shortened to %j', (name, initials) => expect(initialsOf(name)).toBe(initials))
