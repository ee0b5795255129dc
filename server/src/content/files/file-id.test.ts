import { expect, test } from 'vitest'
import { fileIdOf } from './file-id.ts'

test.each([
  ['a1.png', 'a1.png'],
  ['wix:image://v1/a1~mv2.jpg/leon.jpg#originWidth=3024&originHeight=4032', 'a1~mv2.jpg'],
  ['image://v1/a1.jpg/leon.jpg', 'a1.jpg'],
  ['wix:video://v1/a1/film.mp4#posterUri=b', 'a1'],
  ['wix:document://v1/ugd/a1.pdf/paper.pdf', 'a1.pdf'],
  ['wix:audio://v1/a%20b.mp3/x.mp3', 'a b.mp3'],
  ['wix:image://v1/%zz/x', '%zz'],
  ['https://shop.example/media/a1.png', 'https://shop.example/media/a1.png'],
])('%s is %s', (text, id) => expect(fileIdOf(text)).toBe(id))
