import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeFile } from '../../../../tests/support/files.ts'
import { hasFfmpeg, makeFilm } from '../../../../tests/support/films.ts'
import { runQueued } from '../../../../tests/support/queue.ts'
import { refusalOf } from '../../../../tests/support/shop.ts'
import { storedEvents } from '../../../../tests/support/stored-events.ts'
import { closeMediaSite, makeMediaSite, type MediaSite } from '../../../../tests/support/uploads.ts'
import { type File, findAssets, findFileOfSite } from '../files/public.ts'
import { detectMimeType, headBytes } from '../uploads/detect.ts'
import { processFiles } from './work.ts'

describe.skipIf(!hasFfmpeg)('with ffmpeg', () => {
  let site: MediaSite
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'stoa-film-'))
    site = await makeMediaSite()
  })
  afterAll(async () => {
    await closeMediaSite(site)
    rmSync(folder, { recursive: true, force: true })
  })

  const film = ['-f', 'lavfi', '-i', 'testsrc=size=160x90:rate=10:duration=1']
  const sound = ['-f', 'lavfi', '-i', 'sine=duration=1']

  const made = (name: string, ...args: string[]): Buffer => makeFilm(folder, name, ...args)

  async function processed(bytes: Buffer, given: Partial<File>) {
    const { id } = await storeFile(site, { operationStatus: 'PENDING', ...given }, bytes)
    await processFiles.run(site.app, { siteId: site.siteId, id })
    return (await site.as(site.owner()).files.getFileDescriptor({ fileId: id })).file
  }
  const video = (mimeType: string) => ({ mediaType: 'VIDEO', mimeType }) as const

  test('M19: a video has its length and a poster, and says no place', async () => {
    const bytes = made('film.mp4', ...film, ...sound, '-metadata', 'comment=SECRET-PLACE', '-pix_fmt', 'yuv420p', '-preset', 'ultrafast')
    const file = await processed(bytes, video('video/mp4'))
    expect(file).toMatchObject({
      operationStatus: 'READY',
      mediaType: 'VIDEO',
      media: { video: { durationInSeconds: 1, resolutions: [] } },
    })
    const [poster] = file.media!.video!.posters!
    expect(poster).toMatchObject({ width: 160, height: 90 })
    expect(await sharp(await (await fetch(String(poster!.url))).bytes()).metadata()).toMatchObject({
      format: 'jpeg',
      width: 160,
      height: 90,
    })
    expect((await fetch(file.thumbnailUrl!)).status).toBe(200)
    const served = Buffer.from(await (await fetch(file.url)).arrayBuffer())
    expect([bytes.includes('SECRET-PLACE'), served.includes('SECRET-PLACE'), served.length]).toEqual([true, false, bytes.length])
  })

  test('a video that was filmed upright has an upright poster', async () => {
    made('flat.mp4', ...film, '-pix_fmt', 'yuv420p', '-preset', 'ultrafast')
    const turned = made('turned.mp4', '-i', join(folder, 'flat.mp4'), '-c', 'copy', '-metadata:s:v', 'rotate=90')
    const file = await processed(turned, video('video/mp4'))
    expect(file.media!.video!.posters).toMatchObject([{ width: 90, height: 160 }])
  })

  test.each(['mpeg1video', 'mpeg2video'])('a program stream with %s has its length and a poster', async (codec) => {
    const rate = ['-r', '25', '-c:v', codec]
    const bytes = made(`${codec}.mpg`, ...film, ...sound, ...rate, '-f', codec === 'mpeg1video' ? 'mpeg' : 'vob')
    expect(await detectMimeType(bytes.subarray(0, headBytes), false)).toBe('video/mpeg')
    const file = await processed(bytes, video('video/mpeg'))
    expect(file).toMatchObject({ operationStatus: 'READY', media: { video: { posters: [{ width: 160, height: 90 }] } } })
  })

  test('sound in a container for film is a recording', async () => {
    const file = await processed(made('sound.mp4', ...sound), video('video/mp4'))
    expect(file).toMatchObject({ operationStatus: 'READY', mediaType: 'AUDIO' })
    expect(file.media!.audio!.assets).toHaveLength(2)
  })

  test('a recording has its length and bit rate, and an MP3', async () => {
    const file = await processed(made('sound.wav', ...sound), { mediaType: 'AUDIO', mimeType: 'audio/wav', displayName: 'Sea.wav' })
    expect(file.media!.audio).toMatchObject({
      duration: 1,
      bitrate: expect.any(Number),
      assets: [
        { filename: 'Sea.wav', duration: 1 },
        { filename: 'Sea.mp3', duration: 1 },
      ],
    })
    const [mp3] = await findAssets({ db: site.database, siteId: site.siteId }, file.id)
    expect(mp3).toMatchObject({ assetKey: 'mp3', mimeType: 'audio/mpeg' })
    expect(await site.app.services.fileStore.sizeOf(mp3!.contentKey)).toBe(mp3!.sizeBytes)
  })

  describe('what was uploaded while the server had no ffmpeg', () => {
    const note = { code: 'NO_FFMPEG', description: 'No poster.' }
    const stored = async (bytes: Buffer, given: Partial<File>) => (await storeFile(site, { ...given, doc: { note } }, bytes)).id
    const openIn = async (ffmpegPath?: string) => {
      const services = { ...site.app.services, settings: { ...site.app.services.settings, ffmpegPath } }
      return (await processFiles.open!(services)).map(({ id }) => id)
    }

    test('waits until there is one, stays READY, and gets what was missing', async () => {
      const id = await stored(made('late.mp4', ...film, '-pix_fmt', 'yuv420p', '-preset', 'ultrafast'), video('video/mp4'))
      expect(await openIn('/missing/ffmpeg')).not.toContain(id)
      expect(await openIn()).toContain(id)
      await processFiles.run(site.app, { siteId: site.siteId, id })
      expect(await openIn()).not.toContain(id)
      const file = (await site.as(site.owner()).files.getFileDescriptor({ fileId: id })).file
      expect(file).toMatchObject({ operationStatus: 'READY', media: { video: { durationInSeconds: 1, posters: [{ width: 160 }] } } })
      expect((await findFileOfSite(site.database, site.siteId, id))!.doc).toMatchObject({ resolutions: 'PENDING' })
      expect((await storedEvents(site, id)).map(({ slug }) => slug)).toEqual(['updated'])
    })

    test('200: can be processed by a call', async () => {
      const id = await stored(made('late.wav', ...sound), { mediaType: 'AUDIO', mimeType: 'audio/wav' })
      const { files } = site.as(site.owner())
      expect((await files.retryFileProcessing({ fileId: id })).file.operationStatus).toBe('READY')
      await runQueued(site)
      expect((await files.getFileDescriptor({ fileId: id })).file.media!.audio!.assets).toHaveLength(2)
      expect((await refusalOf(files.retryFileProcessing({ fileId: id }))).code).toBe('FILE_NOT_FAILED')
    })

    test('is served further if it is damaged, and isn’t tried again', async () => {
      const id = await stored(Buffer.from('content'), video('video/mp4'))
      await processFiles.run(site.app, { siteId: site.siteId, id })
      const row = await findFileOfSite(site.database, site.siteId, id)
      expect(row).toMatchObject({ operationStatus: 'READY', doc: { note: { code: 'INVALID_VIDEO' } } })
      expect(await openIn()).not.toContain(id)
    })
  })

  test('an MP3 needs no other', async () => {
    const file = await processed(made('sound.mp3', ...sound), { mediaType: 'AUDIO', mimeType: 'audio/mpeg' })
    expect(file.media!.audio).toMatchObject({ duration: expect.closeTo(1, 0), assets: [{}] })
  })

  test.each<[string, Partial<File>, string, Buffer]>([
    ['no film', video('video/mp4'), 'INVALID_VIDEO', Buffer.from('content')],
    ['no sound', { mediaType: 'AUDIO', mimeType: 'audio/wav' }, 'INVALID_AUDIO', Buffer.from('content')],
    ['a playlist that leads to other files', video('video/webm'), 'INVALID_VIDEO', Buffer.from('#EXTM3U\n#EXTINF:1\nfile:///etc/passwd\n')],
  ])('FAILED: %s', async (_title, given, code, bytes) => {
    const file = await processed(bytes, given)
    expect(file.operationStatus).toBe('FAILED')
    expect((await findFileOfSite(site.database, site.siteId, file.id))!.doc.failure).toMatchObject({ code })
  })

  test('half of a video fails, or has a poster', async () => {
    const bytes = made('half.mp4', ...film, '-movflags', '+faststart', '-pix_fmt', 'yuv420p')
    const file = await processed(bytes.subarray(0, bytes.length / 2), video('video/mp4'))
    expect(['READY', 'FAILED']).toContain(file.operationStatus)
  })
})
