import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeFile } from '../../../../../tests/support/files.ts'
import { makeFilm } from '../../../../../tests/support/films.ts'
import { closeMediaSite, makeMediaSite, type MediaSite } from '../../../../../tests/support/uploads.ts'
import { findFfmpeg } from '../../file-programs/public.ts'
import { processFiles } from '../work.ts'
import { makeVideoResolutions } from './work.ts'

const canMap = (await findFfmpeg({}))?.mapsBrightness === true
if (!canMap) console.log('Tests of HDR are skipped: this machine has no ffmpeg that can map its brightness.')

/** Signals of 10 bits, in which 64 is black and 940 the brightest: of a dark grey, of white paper (203 cd/m²), and of a light that is brighter than paper. */
const transfers = [
  ['smpte2084', { dark: 300, paper: 573, light: 723 }],
  ['arib-std-b67', { dark: 235, paper: 721, light: 940 }],
] as const

describe.skipIf(!canMap)('HDR', () => {
  let site: MediaSite
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'stoa-hdr-'))
    site = await makeMediaSite()
  })
  afterAll(async () => {
    await closeMediaSite(site)
    rmSync(folder, { recursive: true, force: true })
  })

  const output = async (program: string, ...args: string[]): Promise<Buffer> =>
    (await promisify(execFile)(program, ['-v', 'error', ...args], { encoding: 'buffer' })).stdout

  /** Three columns, from dark to light, in the colours of HDR. */
  function clip(transfer: string, { dark, paper, light }: { dark: number; paper: number; light: number }): Buffer {
    const columns = `format=yuv420p10le,geq=lum='if(lt(X,32),${dark},if(lt(X,64),${paper},${light}))':cb=512:cr=512`
    const colours = ['-color_primaries', 'bt2020', '-color_trc', transfer, '-colorspace', 'bt2020nc', '-color_range', 'tv']
    const source = ['-f', 'lavfi', '-i', `color=size=96x36:rate=10:duration=0.5,${columns}`]
    return makeFilm(folder, `${transfer}.mp4`, ...source, '-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '5', ...colours)
  }

  const factsOf = async (source: string): Promise<string> => {
    const fields = 'stream=codec_name,pix_fmt,color_range,color_space,color_transfer,color_primaries'
    return String(await output('ffprobe', '-show_entries', fields, '-of', 'csv=p=0', source)).trim()
  }

  /** The brightness of the middle of each column, from 0 to 255. */
  async function brightnessOf(source: string): Promise<number[]> {
    const pixels = await output('ffmpeg', '-i', source, '-frames:v', '1', '-f', 'rawvideo', '-pix_fmt', 'gray', '-')
    return [16, 48, 80].map((x) => pixels[18 * 96 + x]!)
  }

  test.each(transfers)(
    '%s becomes 8 bits in the colours of any screen: paper is light, and what is brighter than that is white',
    async (...given) => {
      const [transfer, levels] = given
      const bytes = clip(transfer, levels)
      expect(await factsOf(join(folder, `${transfer}.mp4`))).toBe(`h264,yuv420p10le,tv,bt2020nc,${transfer},bt2020`)
      const facts = { mediaType: 'VIDEO', mimeType: 'video/mp4', operationStatus: 'PENDING' } as const
      const { id } = await storeFile(site, facts, bytes)
      const file = { siteId: site.siteId, id }
      await processFiles.run(site.app, file)
      await makeVideoResolutions.run(site.app, file)
      const { resolutions, posters } = (await site.as(site.owner()).files.getFileDescriptor({ fileId: id })).file.media!.video!
      const [best] = resolutions
      expect(best).toMatchObject({ width: 96, height: 36, format: '36p.mp4' })
      expect(await factsOf(best!.url)).toBe('h264,yuv420p,tv,bt709,bt709,bt709')
      // What isn't mapped is grey: paper at 148, light at 192.
      for (const url of [best!.url, posters![0]!.url!]) {
        const [dark, paper, light] = (await brightnessOf(url)) as [number, number, number]
        const isAsExpected = { dark: dark > 20 && dark < 90, paper: paper > 170 && paper < 225, light: light > 240 }
        expect({ url, ...isAsExpected }).toEqual({ url, dark: true, paper: true, light: true })
      }
    },
  )
})
