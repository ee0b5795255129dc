import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeFile } from '../../../../tests/support/files.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { createServer } from '../../http/server.ts'
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

  test('is WebP for clients that accept it, JPEG for others, with a Vary header', async () => {
    const url = `/media/${jug}/v1/fill/w_40,h_40/jug.jpg`
    const [webp, jpeg] = [await get(url, { accept: 'image/avif,image/webp,*/*' }), await get(url, { accept: 'image/*' })]
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

describe('404: no image', () => {
  test.each([
    '/media/never-was.jpg',
    '/media/never-was.jpg/v1/fill/w_10,h_10/a.jpg',
    `/media/${jug}/v1/fill/w_4001,h_10/a.jpg`,
    `/media/${jug}/v1/fill/w_1e9,h_10/a.jpg`,
    `/media/${jug}/v1/fill/w_10,h_10,q_NaN/a.jpg`,
    `/media/${jug}/v1/rotate/w_10,h_10/a.jpg`,
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
