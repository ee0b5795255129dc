import { expect, test } from 'vitest'
import { fieldsNaming } from './fields-naming.ts'

const doc = {
  cover: 'wix:image://v1/jug.webp/a%20jug.webp#originWidth=2&originHeight=1',
  text: '<p><img src="/media/jug.webp"></p>',
  media: [{ id: 'cup.webp' }, { id: 'jug.webp' }],
  profile: { photo: { id: 'jug.webp' }, title: 'Potter' },
  other: null,
}

test.each([
  ['jug.webp', 1, ['cover', 'text', 'media', 'profile']],
  ['jug.webp', 2, ['cover', 'text', 'media', 'profile.photo']],
  ['cup.webp', 2, ['media']],
  ['none.webp', 2, []],
])('%s, %s deep', (fileId, depth, fields) => {
  expect(fieldsNaming(doc, fileId, depth)).toEqual(fields)
})
