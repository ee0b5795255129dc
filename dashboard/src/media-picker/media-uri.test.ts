import { expect, test } from 'vitest'
import type { MediaChoice } from './media-choice.ts'
import { mediaUriOf } from './media-uri.ts'

const file: MediaChoice = {
  id: 'a1.jpg',
  name: 'a mug.jpg',
  mediaType: 'IMAGE',
  status: 'READY',
  url: 'https://shop.example/media/a1.jpg',
  altText: '',
}

test.each<[Partial<MediaChoice>, string]>([
  [{ width: 800, height: 600 }, 'wix:image://v1/a1.jpg/a%20mug.jpg#originWidth=800&originHeight=600'],
  [{ mediaType: 'VECTOR', id: 'a1.svg', width: 9, height: 9 }, 'wix:image://v1/a1.svg/a%20mug.jpg#originWidth=9&originHeight=9'],
  [{ mediaType: 'VIDEO', id: 'v1.mp4', name: 'clip.mp4' }, 'wix:video://v1/v1.mp4/clip.mp4'],
  [
    { mediaType: 'VIDEO', id: 'v1.mp4', name: 'clip.mp4', poster: { id: 'p1.jpg', width: 640, height: 360 } },
    'wix:video://v1/v1.mp4/clip.mp4#posterUri=p1.jpg&posterWidth=640&posterHeight=360',
  ],
  [{ mediaType: 'AUDIO', id: 'a1.mp3', name: 'song.mp3', seconds: 12.6 }, 'wix:audio://v1/a1.mp3/song.mp3#duration=13'],
  [{ mediaType: 'DOCUMENT', id: 'd1.pdf', name: 'bill/2.pdf' }, 'wix:document://v1/d1.pdf/bill%2F2.pdf'],
  [{ mediaType: 'ARCHIVE', id: 'z1.zip', name: 'all.zip' }, 'wix:document://v1/z1.zip/all.zip'],
])('%j', (changes, uri) => {
  expect(mediaUriOf({ ...file, ...changes })).toBe(uri)
})
