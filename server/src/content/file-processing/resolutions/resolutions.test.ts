import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeFile } from '../../../../../tests/support/files.ts'
import { hasFfmpeg, makeFilm } from '../../../../../tests/support/films.ts'
import { runQueued } from '../../../../../tests/support/queue.ts'
import { closeMediaSite, makeMediaSite, type MediaSite } from '../../../../../tests/support/uploads.ts'
import { sql } from '../../../database/sql.ts'
import type { App } from '../../../kernel/app.ts'
import { type File, videosWithoutResolutions, findAssets, findFileOfSite } from '../../files/public.ts'
import { processFiles } from '../work.ts'
import { NoSpace } from './make-resolutions.ts'
import { makeVideoResolutions } from './work.ts'

describe.skipIf(!hasFfmpeg)('resolutions of videos', () => {
  let site: MediaSite
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'stoa-resolutions-'))
    site = await makeMediaSite()
  })
  afterAll(async () => {
    await closeMediaSite(site)
    rmSync(folder, { recursive: true, force: true })
  })

  const video = { mediaType: 'VIDEO', mimeType: 'video/mp4', operationStatus: 'PENDING' } as const
  const film = (size: string) => ['-f', 'lavfi', '-i', `testsrc=size=${size}:rate=10:duration=2`]
  const quick = ['-pix_fmt', 'yuv420p', '-preset', 'ultrafast']

  const made = (name: string, ...args: string[]): Buffer => makeFilm(folder, name, ...args)

  async function uploaded(bytes: Buffer, given: Partial<File> = {}): Promise<string> {
    const { id } = await storeFile(site, { ...video, ...given }, bytes)
    await processFiles.run(site.app, { siteId: site.siteId, id })
    return id
  }

  const olga = () => site.as(site.owner()).files
  const row = async (id: string) => (await findFileOfSite(site.database, site.siteId, id))!
  const scope = () => ({ db: site.database, siteId: site.siteId })

  /** Doesn't stop this process, which serves it. */
  async function probed(source: string) {
    const args = ['-v', 'error', '-show_entries', 'stream=codec_name,pix_fmt,width,height', '-of', 'csv=p=0', source]
    return (await promisify(execFile)('ffprobe', args)).stdout.trim().split('\n')
  }

  test('the film of the sample shop gets its resolutions after the start', async () => {
    const id = 'stoa-film-sill-sundial.mp4'
    expect(await videosWithoutResolutions(scope())).toContainEqual({ siteId: site.siteId, id })
    await makeVideoResolutions.run(site.app, { siteId: site.siteId, id })
    const { file } = await olga().getFileDescriptor({ fileId: id })
    const formats = ['720p.mp4', '480p.mp4', '360p.mp4', 'hls']
    expect(file.media!.video!.resolutions.map(({ format }) => format)).toEqual(formats)
    expect((await fetch(file.media!.video!.resolutions.at(-1)!.url)).status).toBe(200)
    expect((await fetch(file.url)).status).toBe(200)
    expect((await videosWithoutResolutions(scope())).map((one) => one.id)).not.toContain(id)
  })

  test('200: a video with sound is READY at once, then has a resolution of 360 lines and streams that play', async () => {
    const id = await uploaded(made('film.mp4', ...film('642x362'), '-f', 'lavfi', '-i', 'sine=duration=2', ...quick))
    const before = await olga().getFileDetails({ fileId: id })
    expect(before.file).toMatchObject({ operationStatus: 'READY', media: { video: { resolutions: [] } } })
    expect(before.details.resolutions).toEqual({ status: 'PENDING', files: [], streamSizeInBytes: '0' })
    await expect(olga().generateVideoStreamingUrl({ fileId: id })).rejects.toMatchObject({ code: 'VIDEO_STREAM_UNAVAILABLE' })
    const whole = await fetch(`${site.baseUrl}/video/${id}/360p/mp4/file.mp4`)
    expect([whole.status, whole.headers.get('cache-control')]).toEqual([200, 'public, no-cache'])
    expect(await videosWithoutResolutions(scope())).toContainEqual({ siteId: site.siteId, id })

    await runQueued(site, makeVideoResolutions)
    const { file, details } = await olga().getFileDetails({ fileId: id })
    const [best, stream, ...others] = file.media!.video!.resolutions
    expect(others).toEqual([])
    expect(best).toEqual({ url: `${site.baseUrl}/video/${id}/360p/mp4/file.mp4`, width: 638, height: 360, format: '360p.mp4' })
    expect(stream).toMatchObject({ url: `${site.baseUrl}/video/${id}/stream/master.m3u8`, format: 'hls' })
    expect(details.resolutions).toMatchObject({ status: 'READY', files: [{ assetKey: '360p.mp4', width: 638, height: 360 }] })
    expect(Number(details.resolutions!.streamSizeInBytes)).toBeGreaterThan(1000)
    expect(await videosWithoutResolutions(scope())).not.toContainEqual({ siteId: site.siteId, id })
    expect(await probed(best!.url)).toEqual(['h264,638,360,yuv420p', 'aac'])

    const { downloadUrl } = await olga().generateVideoStreamingUrl({ fileId: id })
    expect(downloadUrl).toEqual({ url: stream!.url, assetKey: 'hls' })
    // ffprobe reads the playlists, and ranges of the tracks, by HTTP.
    expect(await probed(downloadUrl.url)).toEqual(expect.arrayContaining(['h264,638,360,yuv420p', 'aac']))
    const dash = (await olga().generateVideoStreamingUrl({ fileId: id, format: 'DASH' })).downloadUrl
    expect(await (await fetch(dash.url)).text()).toContain('<BaseURL>track-0.mp4</BaseURL>')
    const [{ url } = { url: '' }] = (await olga().generateFileDownloadUrl({ fileId: id, assetKeys: ['360p.mp4'] })).downloadUrls
    expect((await fetch(url)).headers.get('content-type')).toBe('video/mp4')
  })

  test('200: an upright private video without sound: its playlist leads to signed parts, and nothing else plays', async () => {
    made('flat.mp4', ...film('320x180'), ...quick)
    const bytes = made('turned.mp4', '-i', join(folder, 'flat.mp4'), '-c', 'copy', '-metadata:s:v', 'rotate=90')
    const id = await uploaded(bytes, { isPrivate: true })
    await runQueued(site, makeVideoResolutions)
    const { file } = await olga().getFileDescriptor({ fileId: id })
    expect(file.media!.video!.resolutions).toMatchObject([{ width: 180, height: 320, format: '180p.mp4' }, { format: 'hls' }])
    for (const { url } of file.media!.video!.resolutions) expect((await fetch(url)).status).toBe(404)

    const { url } = (await olga().generateVideoStreamingUrl({ fileId: id, expirationInMinutes: 60 })).downloadUrl
    expect(await probed(url)).toContain('h264,180,320,yuv420p')
    const playlist = await (await fetch(url)).text()
    const inner = new URL(/^media_0\.m3u8\S*$/m.exec(playlist)![0], url)
    const parts = await fetch(inner)
    expect([parts.status, parts.headers.get('cache-control'), parts.headers.get('content-type')]).toEqual([
      200,
      'private, no-store',
      'application/vnd.apple.mpegurl',
    ])
    const track = new URL(/^track-0\.mp4\S*$/m.exec(await parts.text())![0], inner)
    const range = await fetch(track, { headers: { range: 'bytes=0-99' } })
    expect([range.status, range.headers.get('content-type'), (await range.bytes()).length]).toEqual([206, 'video/mp4', 100])
    // The token of the parts isn't one of the playlist or of the original, and that of the playlist none of the parts.
    for (const [path, { search }] of [
      ['stream/master.m3u8', track],
      ['file', track],
      ['stream/track-0.mp4', new URL(url)],
    ] as const)
      expect((await fetch(`${site.baseUrl}/video/${id}/${path}${search}`)).status).toBe(404)
    const { downloadUrl } = await olga().generateVideoStreamingUrl({ fileId: id, format: 'DASH' })
    expect(await (await fetch(downloadUrl.url)).text()).toMatch(/<BaseURL>track-0\.mp4\?token=[^<]+<\/BaseURL>/)
  })

  describe('what goes wrong', () => {
    const run = (id: string) => makeVideoResolutions.run(site.app, { siteId: site.siteId, id })
    let small: Buffer
    beforeAll(() => {
      small = made('small.mp4', ...film('64x36'), ...quick)
    })

    /** With another ffmpeg, which has some filters. */
    function appWith(script: string, filters = ''): App {
      const bin = mkdtempSync(join(folder, 'bin-'))
      const answers = `*-version*) echo "version 5";; *-filters*) printf "${filters}";; *) ${script};;`
      writeFileSync(join(bin, 'ffmpeg'), `#!/bin/sh\ncase "$*" in ${answers} esac\n`)
      writeFileSync(join(bin, 'ffprobe'), '#!/bin/sh\nexec ffprobe "$@"\n')
      for (const name of ['ffmpeg', 'ffprobe']) chmodSync(join(bin, name), 0o755)
      const { services } = site.app
      return { ...site.app, services: { ...services, settings: { ...services.settings, ffmpegPath: join(bin, 'ffmpeg') } } }
    }

    test.each([
      ['that maps brightness', ' ... zscale V->V x\\n .S. tonemap V->V x\\n', true],
      ['that can’t', ' .S. tonemap V->V x\\n', false],
    ])('HDR, and an ffmpeg %s: it encodes once, even if that fails', async (title, filters, isMapped) => {
      const id = await uploaded(made('hdr.mp4', '-i', join(folder, 'small.mp4'), '-x264-params', 'transfer=smpte2084'))
      const runs = join(folder, `${title}.txt`)
      const run = makeVideoResolutions.run(appWith(`echo "$*" >> '${runs}'; exit 1`, filters), { siteId: site.siteId, id })
      await expect(run).rejects.toThrow('ffmpeg ended with FAILED')
      const lines = readFileSync(runs, 'utf8').trim().split('\n')
      expect([lines.length, lines[0]!.includes('tonemap')]).toEqual([1, isMapped])
    })

    test('ffmpeg that is killed: the video stays, the job is tried again, and in the end there is a note', async () => {
      const id = await uploaded(small)
      await expect(makeVideoResolutions.run(appWith('kill -9 $$'), { siteId: site.siteId, id })).rejects.toThrow('ffmpeg ended with FAILED')
      expect(await row(id)).toMatchObject({ operationStatus: 'READY', doc: { resolutions: 'PENDING' } })
      await makeVideoResolutions.failed!(site.app, { siteId: site.siteId, id }, new Error('killed'))
      expect(await row(id)).toMatchObject({ operationStatus: 'READY', doc: { note: { code: 'NO_VIDEO_RESOLUTIONS' } } })
      expect((await findAssets(scope(), id)).map(({ assetKey }) => assetKey)).toEqual(['poster'])
      expect((await row(id)).doc.resolutions).toBeUndefined()
    })

    test('a product that shows a video has its resolutions once they are made', async () => {
      const id = await uploaded(small)
      const film = JSON.stringify([{ id, width: 64, height: 36, altText: 'A film', video: { format: 'mp4', resolutions: [] } }])
      const product = await site.database.one<{ id: string }>(sql`
        update products set doc = jsonb_set(doc, '{media}', ${film}::jsonb)
        where site_id = ${site.siteId} and id = (select id from products where site_id = ${site.siteId} order by id limit 1) returning id`)
      await run(id)
      const { media } = (await site.as(site.visitor()).catalogue.getProduct({ id: product!.id })).product
      expect(media!.mainMedia!.video!.files).toMatchObject([
        { url: `${site.baseUrl}/video/${id}/36p/mp4/file.mp4`, width: 64, height: 36, format: 'mp4', altText: 'A film' },
        { url: `${site.baseUrl}/video/${id}/stream/master.m3u8`, format: 'hls' },
      ])
    })

    test('a video of more than 2 GB has a note', async () => {
      const id = await uploaded(small)
      await site.database.run({
        text: 'update files set size_bytes = 2000000001 where site_id = $1 and id = $2',
        values: [site.siteId, id],
        name: undefined,
      })
      await run(id)
      expect((await row(id)).doc.note).toMatchObject({ code: 'VIDEO_TOO_LONG' })
      expect((await olga().getFileDetails({ fileId: id })).details.resolutions).toBeUndefined()
    })

    test('the disk is full: there is a note that says so', async () => {
      const id = await uploaded(small)
      await makeVideoResolutions.failed!(site.app, { siteId: site.siteId, id }, new NoSpace('full'))
      expect((await row(id)).doc.note).toMatchObject({ code: 'NO_SPACE_FOR_VIDEO' })
    })

    test('a recording without a stated length, as browsers make them: its length is measured, so that a long one is refused', async () => {
      const source = join(folder, 'long.webm')
      const long = ['-f', 'lavfi', '-i', 'color=size=16x16:rate=1/10:duration=3700', '-c:v', 'libvpx', '-deadline', 'realtime']
      execFileSync('sh', ['-c', 'f=$1; shift; ffmpeg -v error "$@" -f webm - | cat > "$f"', '-', source, ...long])
      const id = await uploaded(readFileSync(source), { mimeType: 'video/webm' })
      expect((await row(id)).doc.durationSeconds).toBeGreaterThan(3600)
      await run(id)
      expect((await row(id)).doc.note).toMatchObject({ code: 'VIDEO_TOO_LONG' })
    })

    test('a replacement that is damaged: the former content plays on, with all that was made of it; going back makes it anew', async () => {
      const id = await uploaded(small)
      await run(id)
      const { file } = await olga().getFileDescriptor({ fileId: id })
      const [best, stream] = file.media!.video!.resolutions
      const track = `${site.baseUrl}/video/${id}/stream/track-0.mp4`
      const urls = [best!.url, stream!.url, stream!.url.replace('master.m3u8', 'media_0.m3u8'), track, file.media!.video!.posters![0]!.url!]
      const served = () => Promise.all(urls.map(async (url) => Buffer.from(await (await fetch(url)).arrayBuffer()).toString('base64')))
      const statuses = () => Promise.all(urls.map(async (url) => (await fetch(url)).status))
      const before = await served()
      const { uploadUrl } = await olga().generateFileReplacementUrl({ fileId: id, mimeType: 'video/mp4' })
      await fetch(uploadUrl, { method: 'PUT', body: new Uint8Array(small.subarray(0, 400)), headers: { 'content-type': 'video/mp4' } })
      expect([(await row(id)).operationStatus, await statuses()]).toEqual(['PENDING', urls.map(() => 200)])
      await processFiles.run(site.app, { siteId: site.siteId, id })
      expect([(await row(id)).operationStatus, await statuses()]).toEqual(['FAILED', urls.map(() => 200)])
      expect(await served()).toEqual(before)
      expect((await fetch(track)).headers.get('cache-control')).toBe('public, no-cache')
      expect((await fetch(`${track}?v=2`)).status).toBe(404)
      expect((await olga().getFileDetails({ fileId: id })).details.resolutions).toBeUndefined()
      await olga().restoreFileVersion({ fileId: id, version: 1 })
      expect(await findAssets(scope(), id)).toEqual([])
    })

    test('a content that was replaced meanwhile gets nothing of the former one; the bytes that were made for that are deleted', async () => {
      const id = await uploaded(small)
      await run(id)
      const former = (await findAssets(scope(), id)).map(({ contentKey }) => contentKey)
      expect(former).toHaveLength(6)
      const { file } = await olga().getFileDescriptor({ fileId: id })
      const [{ url } = { url: '' }] = file.media!.video!.resolutions
      const { uploadUrl } = await olga().generateFileReplacementUrl({ fileId: id, mimeType: 'video/mp4' })
      await fetch(uploadUrl, { method: 'PUT', body: new Uint8Array(small), headers: { 'content-type': 'video/mp4' } })
      await processFiles.run(site.app, { siteId: site.siteId, id })
      for (const key of former) expect(await site.app.services.fileStore.sizeOf(key)).toBeUndefined()
      expect(await row(id)).toMatchObject({ version: 2, operationStatus: 'READY', doc: { resolutions: 'PENDING' } })
      await run(id)
      const again = (await olga().getFileDescriptor({ fileId: id })).file.media!.video!.resolutions
      expect(again[0]!.url).toBe(`${url}?v=2`)
      const stream = await (await fetch(again[1]!.url)).text()
      expect(stream).toContain('media_0.m3u8?v=2')
      const track = `${site.baseUrl}/video/${id}/stream/track-0.mp4`
      expect([(await fetch(track)).status, (await fetch(`${track}?v=2`)).headers.get('cache-control')]).toEqual([
        404,
        'public, max-age=31536000, immutable',
      ])
    })
  })
})
