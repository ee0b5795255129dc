import { expect, test } from 'vitest'
import { posterOf, videoOf } from './video.ts'

const file = (name: string, width: number, height: number, format = 'mp4') => ({ url: name, width, height, format })
const stream = { src: 'master', type: 'application/vnd.apple.mpegurl' }
const thumbnail = { url: 'https://shop.example/media/film.mp4~poster.jpg/v1/fit/w_50,h_50,q_90/film.mp4~poster.jpg?v=2' }

test.each([
  ['as it was uploaded', [file('file', 720, 900)], [{ src: 'file', type: 'video/mp4' }]],
  ['as it was uploaded, in another format', [file('file', 3840, 2160, 'webm')], [{ src: 'file', type: 'video/webm' }]],
  [
    'in resolutions, with a stream',
    [file('1080', 1920, 1080), file('720', 1280, 720), file('360', 640, 360), file('master', 1920, 1080, 'hls')],
    [stream, { src: '360', type: 'video/mp4', media: '(max-width: 40rem)' }, { src: '720', type: 'video/mp4' }],
  ],
  ['upright', [file('1080', 1080, 1920), file('360', 360, 640)], [{ src: '360', type: 'video/mp4' }]],
])('a video %s', (_title, files, sources) => {
  expect(videoOf({ mediaType: 'video', video: { files } })?.sources).toEqual(sources)
})

test('a picture is no video', () => {
  expect(videoOf({ image: { url: 'x' } })).toBeUndefined()
  expect(posterOf({ image: { url: 'x' }, thumbnail })).toBeUndefined()
})

test('the poster is what the thumbnail is made from', () => {
  expect(posterOf({ video: {}, thumbnail })).toBe('https://shop.example/media/film.mp4~poster.jpg?v=2')
})
