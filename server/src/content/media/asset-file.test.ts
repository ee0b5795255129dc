import { describe, expect, test } from 'vitest'
import { assetFileName, isDownloadable } from './asset-file.ts'

const assets = {
  mp3: { assetKey: 'mp3', mimeType: 'audio/mpeg' },
  poster: { assetKey: 'poster', mimeType: 'image/jpeg' },
  large: { assetKey: '720p.mp4', mimeType: 'video/mp4' },
}

test.each([
  ['song.wav', assets.mp3, true, 'song.mp3'],
  ['film.mov', assets.poster, true, 'film-poster.jpg'],
  ['film.mov', assets.large, true, 'film-720p.mp4'],
  ['film', assets.large, false, 'film.mp4'],
  ['cover.png', assets.poster, false, 'cover.jpg'],
  ['Vol. 2', assets.mp3, true, 'Vol. 2.mp3'],
  ['.mov', assets.poster, true, '.mov-poster.jpg'],
  ['../\u{202E}film.mov', assets.poster, false, 'film.jpg'],
  [`${'a'.repeat(251)}.mov`, assets.poster, true, `${'a'.repeat(244)}-poster.jpg`],
])('%s: %o is saved under a name of its own', (fileName, asset, saysWhich, expected) => {
  expect(assetFileName({ asset, fileName, saysWhich })).toBe(expected)
})

describe('what is downloaded', () => {
  test.each(['poster', 'preview', 'mp3', '720p.mp4'])('%s', (assetKey) => expect(isDownloadable({ assetKey })).toBe(true))
  test.each(['hls', 'dash', 'media_0.m3u8', 'track-1.mp4'])('not %s of a stream', (assetKey) =>
    expect(isDownloadable({ assetKey })).toBe(false),
  )
})
