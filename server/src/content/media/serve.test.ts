import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeAsset, storeFile } from '../../../../tests/support/files.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { statementsOf } from '../../../../tests/support/statements-of.ts'
import { createServer } from '../../http/server.ts'
import { insertAssets } from '../files/public.ts'
import { serveMedia } from './serve.ts'

let site: TestSite
let server: FastifyInstance

beforeAll(async () => {
  site = await makeTestSite()
  server = createServer(site.app)
  serveMedia(server, site.app)
})
afterAll(async () => {
  await server.close()
  rmSync(site.settings.dataFolder, { recursive: true, force: true })
})

const jug = 'stoa-jarro-1.webp'
const hero = 'stoa-hero-1.webp'
const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => server.inject({ method, url, headers })

async function sizeOf(url: string): Promise<[number, number]> {
  const { rawPayload, statusCode } = await get(url)
  expect(statusCode).toBe(200)
  const { width, height } = await sharp(rawPayload).metadata()
  return [width, height]
}

/** The names of the files in a folder; none if it doesn't exist. */
function keptRenditions(): string[] {
  const folder = join(site.settings.dataFolder, 'media', 'renditions')
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
  } catch {
    return []
  }
}

describe('200: the original image', () => {
  test('in its own size, cacheable for a year', async () => {
    const answer = await get(`/media/${jug}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 1200, format: 'webp' })
  })

  test('as the JPEG known to a shop that was seeded when its images were generated', async () => {
    const id = 'stoa-noon-vase-1.jpg'
    await storeFile(site, { id, width: 1200, height: 1200, contentKey: `sample/${id}` })
    const answer = await get(`/media/${id}`)
    expect(answer.headers['content-type']).toBe('image/jpeg')
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 1200, format: 'jpeg' })
  })

  test('a part of it, and nothing if it hasn’t changed', async () => {
    const whole = await get(`/media/${jug}`)
    const part = await get(`/media/${jug}`, { range: 'bytes=10-19' })
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 10-19/${whole.rawPayload.length}`])
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(10, 20))
    const etag = String(whole.headers.etag)
    expect(await get(`/media/${jug}`, { 'if-none-match': etag })).toMatchObject({ statusCode: 304, body: '' })
    expect((await get(`/media/${jug}`, { range: 'bytes=10-19', 'if-range': '"other"' })).statusCode).toBe(200)
    expect((await get(`/media/${jug}`, { range: 'bytes=99999999-' })).statusCode).toBe(416)
  })

  test('M20: one range of many is the whole file', async () => {
    const answer = await get(`/media/${jug}`, { range: `bytes=${Array.from({ length: 200 }, (_, at) => `${at}-${at + 1}`).join(',')}` })
    expect(answer.statusCode).toBe(200)
  })

  test('HEAD returns only its headers', async () => {
    const [whole, head] = [await get(`/media/${jug}`), await get(`/media/${jug}`, {}, 'HEAD')]
    expect(head.statusCode).toBe(200)
    expect(head.rawPayload).toHaveLength(0)
    expect(head.headers['content-length']).toBe(String(whole.rawPayload.length))
    expect(head.headers['content-type']).toBe('image/webp')
  })
})

describe('200: a transform', () => {
  test.each<[string, [number, number]]>([
    ['v1/fill/w_200,h_100,al_c,q_80,usm_0.66_1.00_0.01,enc_auto', [200, 100]],
    ['v1/fill/w_160,h_200,al_c,q_85', [160, 200]],
    ['v1/fill/w_1300,h_1250,q_10', [1300, 1250]],
    ['v1/fit/w_50,h_50,q_90', [50, 50]],
    ['v1/fit/w_3000,h_3000,q_10', [1200, 1200]],
    ['v1/crop/x_100,y_200,w_300,h_150', [300, 150]],
    ['v1/crop/x_100,y_200,w_300,h_150/fill/w_30,h_30,al_c,q_85,enc_auto', [30, 30]],
    ['v1/crop/x_1100,y_1100,w_500,h_500', [100, 100]],
    ['v1/crop/x_5000,y_5000,w_10,h_10', [1, 1]],
  ])('%s makes it %j', async (form, size) => expect(await sizeOf(`/media/${jug}/${form}/jug.jpg`)).toEqual(size))

  test('of a wide image fits into a square and keeps its ratio', async () => {
    expect(await sizeOf(`/media/${hero}/v1/fit/w_200,h_200/hero.jpg`)).toEqual([200, 110])
    expect(await sizeOf(`/media/${hero}/v1/fill/w_200,h_200/hero.jpg`)).toEqual([200, 200])
  })

  test('with enc_auto is AVIF or WebP for clients that accept it, JPEG for others, with a Vary header', async () => {
    const url = `/media/${jug}/v1/fill/w_40,h_40,enc_auto/jug.jpg`
    const avif = await get(url, { accept: 'image/avif,image/webp,*/*' })
    expect([avif.headers['content-type'], avif.headers.vary]).toEqual(['image/avif', 'accept'])
    expect(await sharp(avif.rawPayload).metadata()).toMatchObject({ format: 'heif', width: 40, height: 40 })
    const [webp, jpeg] = [await get(url, { accept: 'image/webp,*/*' }), await get(url, { accept: 'image/*' })]
    expect([webp.headers['content-type'], jpeg.headers['content-type']]).toEqual(['image/webp', 'image/jpeg'])
    expect([webp.headers.vary, jpeg.headers.vary]).toEqual(['accept', 'accept'])
    expect([(await sharp(webp.rawPayload).metadata()).format, (await sharp(jpeg.rawPayload).metadata()).format]).toEqual(['webp', 'jpeg'])
  })

  test('is rendered once and stored, whatever its file name', async () => {
    const before = keptRenditions().length
    const form = 'v1/fill/w_41,h_41,q_70'
    const [first, second] = await Promise.all([get(`/media/${jug}/${form}/jug.jpg`), get(`/media/${jug}/${form}/other%20name.jpg`)])
    const third = await get(`/media/${jug}/${form}/jug.jpg`)
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(third.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(keptRenditions()).toHaveLength(before + 1)
  })

  test('of an image with rotation metadata crops the visible orientation', async () => {
    const id = 'sideways.jpg'
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    await storeFile(site, { id, width: 40, height: 60 }, bytes)
    expect(await sizeOf(`/media/${id}/v1/crop/x_0,y_0,w_100,h_100/a.jpg`)).toEqual([40, 60])
    expect(await sizeOf(`/media/${id}/v1/fit/w_20,h_30/a.jpg`)).toEqual([20, 30])
  })
})

describe('400: a transform that can’t be read, M09', () => {
  test.each([
    ['v1/fill/w_4001,h_10/a.jpg', 'w must be a number from 1 to 4000.'],
    ['v1/fill/w_1e9,h_10/a.jpg', 'w must be a number from 1 to 99999.'],
    ['v1/fill/w_10,h_10,q_NaN/a.jpg', 'q must be a number from 1 to 100.'],
    ['v1/rotate/w_10,h_10/a.jpg', '“rotate” isn’t a step. Use fill, fit or crop.'],
  ])('%s', async (rest, message) => {
    const answer = await get(`/media/${jug}/${rest}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ message, details: { applicationError: { code: 'INVALID_TRANSFORM' } } })
  })
})

describe('other paths of the platform', () => {
  test('shapes, documents, sounds and videos are served by their IDs, and what was made of them', async () => {
    const svg = await storeFile(
      site,
      { id: 'mark.svg', mediaType: 'VECTOR', mimeType: 'image/svg+xml' },
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    )
    const text = await storeFile(site, { id: 'a.txt', mediaType: 'DOCUMENT', mimeType: 'text/plain' }, Buffer.from('text'))
    const sound = await storeFile(site, { id: 'a.mp3', mediaType: 'AUDIO', mimeType: 'audio/mpeg' }, Buffer.from('sound'))
    const film = await storeFile(site, { id: 'a.mp4', mediaType: 'VIDEO', mimeType: 'video/mp4' }, Buffer.from('film'))
    const shape = await get(`/shapes/${svg.id}`)
    expect([shape.headers['content-type'], shape.headers['content-security-policy']]).toEqual([
      'image/svg+xml',
      expect.stringContaining('sandbox'),
    ])
    expect((await get(`/media/${svg.id}/v1/fill/w_9,h_9/a.svg`)).body).toBe(shape.body)
    for (const { id } of [text, film]) expect((await get(`/mp3/${id}`)).statusCode).toBe(404)
    const bodies = [`/ugd/${text.id}`, `/mp3/${sound.id}`, `/video/${film.id}/file`, `/video/${film.id}/720p/mp4/file.mp4`]
    expect((await Promise.all(bodies.map((url) => get(url)))).map(({ body }) => body)).toEqual(['text', 'sound', 'film', 'film'])
    expect((await get(`/video/${film.id}/720p/mp4/file.mp4`, { range: 'bytes=1-2' })).body).toBe('il')
    expect((await get(`/video/${film.id}/huge`)).statusCode).toBe(404)
  })

  test('a resolution of a video takes one statement more than the video itself', async () => {
    const { id } = await storeFile(site, { mediaType: 'VIDEO', mimeType: 'video/mp4', sizeBytes: 4 })
    for (const assetKey of ['poster', '360p.mp4', '1080p.mp4']) await storeAsset(site, id, assetKey)
    const sentFor = (path: string): Promise<number> =>
      statementsOf(site.database, async () => expect((await get(`/video/${id}/${path}`, {}, 'HEAD')).statusCode).toBe(200))
    // Both paths are read once before they are counted.
    await sentFor('720p/mp4/file.mp4')
    await sentFor('file')
    expect((await sentFor('720p/mp4/file.mp4')) - (await sentFor('file'))).toBe(1)
  })

  test('the focal point of a file is the middle of a fill, unless the URL says otherwise', async () => {
    const halves = { create: { width: 40, height: 20, channels: 3 as const, background: 'blue' } }
    const red = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const bytes = await sharp(halves)
      .composite([{ input: red, left: 0, top: 0 }])
      .png()
      .toBuffer()
    const { id } = await storeFile(site, { mimeType: 'image/png', width: 40, height: 20, doc: { focalPoint: { x: 0.1, y: 0.5 } } }, bytes)
    const redOf = async (settings: string) =>
      (await sharp((await get(`/media/${id}/v1/fill/w_4,h_4${settings}/a.png`)).rawPayload).stats()).dominant.r
    expect(await redOf('')).toBeGreaterThan(200)
    expect(await redOf(',fp_0.90_0.50')).toBeLessThan(50)
    expect(await redOf(',al_r')).toBeLessThan(50)
    const cachingOf = async (settings: string) => (await get(`/media/${id}/v1/${settings}/a.png`)).headers['cache-control']
    const [fill, crop] = [await get(`/media/${id}/v1/fill/w_4,h_4/a.png`), await get(`/media/${id}/v1/crop/w_4,h_4/a.png`)]
    expect([fill.headers['cache-control'], crop.headers['cache-control']]).toEqual(['public, max-age=300', 'public, max-age=300'])
    for (const fixed of ['fill/w_4,h_4,al_c', 'fit/w_4,h_4', 'crop/x_0,y_0,w_4,h_4']) expect(await cachingOf(fixed)).toContain('immutable')
    await site.as(site.owner()).files.updateFileDetails({ fileId: id, details: { focalPoint: { x: 0.9, y: 0.5 } } })
    const moved = await get(`/media/${id}/v1/fill/w_4,h_4/a.png`, { 'if-none-match': String(fill.headers.etag) })
    expect(moved.statusCode).toBe(200)
  })
})

describe('M13: private pictures', () => {
  test('have previews by tokens, each for one size and until it expires', async () => {
    const { id } = await storeFile(site, { isPrivate: true, width: 1200, height: 1200, contentKey: `sample/${jug}` })
    const { previews } = await site
      .as(site.owner())
      .files.generateFilePreviewUrls({ fileIds: [id, 'none'], width: 20, height: 20, expirationInMinutes: 5 })
    const url = new URL(previews[0]!.url)
    expect(previews).toHaveLength(1)
    const shown = await get(`${url.pathname}${url.search}`)
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'private, no-store'])
    const others = [url.pathname, `/media/${id}`, `/media/${id}${url.search}`, `${url.pathname.replace('w_20', 'w_900')}${url.search}`]
    for (const other of others) expect((await get(other)).statusCode).toBe(404)
    site.clock.now = new Date(Date.now() + 6 * 60_000)
    expect((await get(`${url.pathname}${url.search}`)).statusCode).toBe(404)
    site.clock.now = undefined
  })

  test('and so have the posters of videos', async () => {
    const poster = { assetKey: 'poster', mimeType: 'image/webp', width: 1200, height: 1200 }
    const film = { mediaType: 'VIDEO', mimeType: 'video/mp4', isPrivate: true } as const
    const { id } = await storeFile(site, { ...film, doc: { assets: [poster] } })
    await insertAssets({ db: site.database, siteId: site.siteId }, [{ ...poster, fileId: id, contentKey: `sample/${jug}`, sizeBytes: 1 }])
    const pending = await storeFile(site, { ...film, doc: { assets: [poster] }, operationStatus: 'PENDING' })
    const bare = await storeFile(site, { ...film, doc: {} })
    const { previews } = await site
      .as(site.owner())
      .files.generateFilePreviewUrls({ fileIds: [pending.id, bare.id, id], width: 20, height: 20 })
    expect(previews.map(({ fileId }) => fileId)).toEqual([id])
    const url = new URL(previews[0]!.url)
    expect(await sizeOf(`${url.pathname}${url.search}`)).toEqual([20, 20])
    const others = [url.pathname, `/media/${id}${url.search}`, `/media/${id}~poster.jpg${url.search}`]
    for (const other of others) expect((await get(other)).statusCode).toBe(404)
  })
})

describe('404: no image', () => {
  test.each([
    '/media/never-was.jpg',
    '/media/never-was.jpg/v1/fill/w_10,h_10/a.jpg',
    `/media/${jug}/`,
    `/media/${jug}/a.jpg`,
    '/media/%00',
    `/media/${jug}%00`,
    '/media/..%2f..%2fpackage.json',
    `/media/${'x'.repeat(400)}`,
  ])('%s', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toMatchObject({ details: { applicationError: { code: 'MEDIA_NOT_FOUND' } } })
  })

  test('S08: an image of another site', async () => {
    const other = await site.neighbour()
    await storeFile(other, { id: 'theirs.jpg', width: 1, height: 1 }, Buffer.from('x'))
    expect((await get('/media/theirs.jpg')).statusCode).toBe(404)
  })

  test('an image without a file', async () => {
    await storeFile(site, { id: 'lost.jpg', width: 1, height: 1 })
    expect((await get('/media/lost.jpg')).statusCode).toBe(404)
    expect((await get('/media/lost.jpg/v1/fill/w_10,h_10/a.jpg')).statusCode).toBe(404)
  })
})
