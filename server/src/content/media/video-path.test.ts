import { describe, expect, test } from 'vitest'
import { manifestWithQuery, readVideoPath, resolutionFor, withQuery } from './video-path.ts'

test.each<[string, ReturnType<typeof readVideoPath>]>([
  ['file', { kind: 'file' }],
  ['720p/mp4/file.mp4', { kind: 'resolution', lines: 720 }],
  ['stream/master.m3u8', { kind: 'playlist', assetKey: 'hls' }],
  ['stream/manifest.mpd', { kind: 'playlist', assetKey: 'dash' }],
  ['stream/media_0.m3u8', { kind: 'part', assetKey: 'media_0.m3u8' }],
  ['stream/track-3.mp4', { kind: 'part', assetKey: 'track-3.mp4' }],
  ['stream/poster', undefined],
  ['720p/webm/file.webm', undefined],
  ['stream/../file', undefined],
  ['', undefined],
])('%s', (rest, expected) => {
  expect(readVideoPath(rest)).toEqual(expected)
})

test.each<[string[], number, string | undefined]>([
  [['360p.mp4', '720p.mp4', 'poster'], 720, '720p.mp4'],
  [['360p.mp4', '1080p.mp4'], 720, '360p.mp4'],
  [['480p.mp4'], 360, '480p.mp4'],
  [['poster'], 360, undefined],
])('of %s, wanted %s lines: %s', (assetKeys, lines, expected) => {
  expect(
    resolutionFor(
      assetKeys.map((assetKey) => ({ assetKey })),
      lines,
    )?.assetKey,
  ).toBe(expected)
})

describe('all URLs of a playlist say the version and the token', () => {
  const playlist = '#EXTM3U\n#EXT-X-MAP:URI="track-0.mp4",BYTERANGE="834@0"\n#EXTINF:4,\ntrack-0.mp4\n'

  test('HLS', () => {
    expect(withQuery(playlist, 'v=2&token=t')).toBe(
      '#EXTM3U\n#EXT-X-MAP:URI="track-0.mp4?v=2&token=t",BYTERANGE="834@0"\n#EXTINF:4,\ntrack-0.mp4?v=2&token=t\n',
    )
    expect(withQuery(playlist, '')).toBe(playlist)
  })

  test('DASH', () => {
    expect(manifestWithQuery('<BaseURL>track-0.mp4</BaseURL>', 'v=2&token=t')).toBe('<BaseURL>track-0.mp4?v=2&amp;token=t</BaseURL>')
    expect(manifestWithQuery('<BaseURL>track-0.mp4</BaseURL>', '')).toBe('<BaseURL>track-0.mp4</BaseURL>')
  })
})
