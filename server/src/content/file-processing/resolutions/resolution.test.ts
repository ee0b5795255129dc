import { describe, expect, test } from 'vitest'
import { bytesAtMost, encodingArgs } from './encoding.ts'
import { resolutionsFor } from './resolution.ts'
import { streamArgs, withoutDates } from './streams.ts'

const sizes = (width: number, height: number) =>
  resolutionsFor({ width, height }, 1e8).map((resolution) => `${resolution.name} ${resolution.width}x${resolution.height}`)

describe('the resolutions of a video', () => {
  test.each<[string, number, number, string[]]>([
    ['4K', 3840, 2160, ['360p 640x360', '480p 852x480', '720p 1280x720', '1080p 1920x1080']],
    ['Full HD', 1920, 1080, ['360p 640x360', '480p 852x480', '720p 1280x720', '1080p 1920x1080']],
    ['between two', 1066, 600, ['360p 638x360', '480p 852x480']],
    ['upright', 1080, 1920, ['360p 360x640', '480p 480x852', '720p 720x1280', '1080p 1080x1920']],
    ['odd sides', 641, 361, ['360p 638x360']],
    ['smaller than all', 320, 181, ['180p 320x180']],
    ['a line', 1000, 1, ['2p 1000x2']],
  ])('%s: none is larger than the original', (_title, width, height, expected) => {
    expect(sizes(width, height)).toEqual(expected)
  })

  test('have a size at most: 360p for 10 seconds', () => {
    expect(bytesAtMost(resolutionsFor({ width: 640, height: 360 }, 1e8), 10)).toBe(1_160_000)
  })
})

test('the bits per second of the original limit those of its resolutions', () => {
  expect(resolutionsFor({ width: 1920, height: 1080 }, 1_000_000).map((resolution) => resolution.kilobitsMax)).toEqual([
    800, 1400, 1500, 1500,
  ])
  expect(resolutionsFor({ width: 64, height: 36 }, 10).map((resolution) => resolution.kilobitsMax)).toEqual([1])
})

describe('what ffmpeg is asked for', () => {
  const resolutions = resolutionsFor({ width: 854, height: 480 }, 1e8)
  const argsFor = (video: { framesPerSecond?: number; isHdr: boolean }) =>
    encodingArgs({ input: ['-i', 'file:in'], video: { width: 854, height: 480, ...video }, resolutions, folder: '/films' })
  const filters = (args: string[]) => args[args.indexOf('-filter_complex') + 1]

  test('one decoding for all resolutions, of 8 bits, with the same key frames', () => {
    const args = argsFor({ isHdr: false })
    expect(filters(args)).toBe(
      '[0:V:0]scale=854:480,format=yuv420p,split=2[s0][s1];[s0]scale=640:360,setsar=1[v0];[s1]scale=854:480,setsar=1[v1]',
    )
    expect(args.filter((one) => one === '-i')).toHaveLength(1)
    expect(args.filter((one) => one === 'expr:gte(t,n_forced*4)')).toHaveLength(2)
    expect(args.filter((one) => one === '+faststart')).toHaveLength(2)
    expect(args.filter((one) => one.startsWith('file:/films/'))).toEqual(['file:/films/360p.mp4', 'file:/films/480p.mp4'])
  })

  test('HDR becomes the range of all screens; more than 60 frames a second become 60', () => {
    expect(filters(argsFor({ isHdr: true }))).toContain('tonemap=hable')
    expect(filters(argsFor({ isHdr: false, framesPerSecond: 240 }))).toMatch(/^\[0:V:0\]fps=60,scale/)
    expect(filters(argsFor({ isHdr: false, framesPerSecond: 59.94 }))).not.toContain('fps=')
  })

  test('streams copy what was encoded; without sound there is no track of it', () => {
    const silent = streamArgs({ resolutions, hasAudio: false, folder: '/films' })
    expect(silent).toContain('id=0,streams=v')
    expect(silent).not.toContain('0:a:0')
    const full = streamArgs({ resolutions, hasAudio: true, folder: '/films' })
    expect(full).toContain('id=0,streams=v id=1,streams=a')
    expect(full.join(' ')).toContain('-c copy')
  })

  test('playlists say no time of the day', () => {
    expect(withoutDates('#EXTINF:4,\n#EXT-X-PROGRAM-DATE-TIME:2026-11-26T09:48:29.000+0000\ntrack-0.mp4\n')).toBe(
      '#EXTINF:4,\ntrack-0.mp4\n',
    )
  })
})
