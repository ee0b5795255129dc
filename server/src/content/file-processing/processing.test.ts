import { rmSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeFile } from '../../../../tests/support/files.ts'
import { storedEvents } from '../../../../tests/support/stored-events.ts'
import { makeMediaSite, type MediaSite } from '../../../../tests/support/uploads.ts'
import type { File } from '../files/public.ts'
import { paletteOf } from './image.ts'
import { processFiles } from './work.ts'

let site: MediaSite
beforeAll(async () => {
  site = await makeMediaSite()
})
afterAll(async () => {
  await site.server.close()
  rmSync(site.settings.dataFolder, { recursive: true, force: true })
})

async function processed(bytes: Buffer | undefined, given: Partial<File> = {}) {
  const { id } = await storeFile(site, { operationStatus: 'PENDING', ...given }, bytes)
  await processFiles.run(site.app, { siteId: site.siteId, id })
  return (await site.as(site.owner()).files.getFileDescriptor({ fileId: id })).file
}
const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'red' } })

describe('READY', () => {
  test('a picture has the size that it is shown with, colours and a hash', async () => {
    const file = await processed(await picture(20, 10).jpeg().withMetadata({ orientation: 6 }).toBuffer(), { altText: 'Red' })
    expect(file).toMatchObject({ operationStatus: 'READY', hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(file.media!.image!.image).toMatchObject({ width: 10, height: 20, altText: 'Red' })
    expect(file.media!.image!.colors!.prominent.hex).toBe('#FF0000')
  })

  test('a drawing is served in a sandbox (M07)', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><script>alert(1)</script></svg>')
    const file = await processed(svg, { mediaType: 'VECTOR', mimeType: 'image/svg+xml' })
    expect(file.media!.vector!.image).toMatchObject({ width: 30, height: 20 })
    const served = await fetch(file.url)
    expect([served.headers.get('content-type'), served.headers.get('x-content-type-options')]).toEqual(['image/svg+xml', 'nosniff'])
    expect(served.headers.get('content-security-policy')).toMatch(/default-src 'none';.*sandbox/)
    expect((await fetch(`${file.url}/v1/fill/w_10,h_10/a.svg`)).headers.get('content-type')).toBe('image/svg+xml')
  })

  test.each<[Partial<File>, object]>([
    [
      { mediaType: 'VIDEO', mimeType: 'video/mp4', doc: { durationSeconds: 2.5 } },
      { video: { resolutions: [], durationInSeconds: 2.5, filename: 'file' } },
    ],
    [
      { mediaType: 'AUDIO', mimeType: 'audio/mpeg', doc: { durationSeconds: 3, bitrate: 128_000 } },
      { audio: { format: 'mpeg', duration: 3, bitrate: 128_000, sizeInBytes: '7', assets: [{ filename: 'file' }] } },
    ],
    [{ mediaType: 'DOCUMENT', mimeType: 'application/pdf' }, { document: { filename: 'file', url: expect.stringContaining('/media/') } }],
    [{ mediaType: 'ARCHIVE', mimeType: 'application/zip' }, { archive: { filename: 'file', sizeInBytes: '7' } }],
    [{ mediaType: 'MODEL3D', mimeType: 'model/gltf-binary', altText: 'A jug' }, { model3d: { altText: 'A jug', sizeInBytes: '7' } }],
  ])('%j', async (given, media) => {
    const file = await processed(Buffer.from('content'), given)
    expect(file).toMatchObject({ operationStatus: 'READY', media })
    const disposition = (await fetch(file.url)).headers.get('content-disposition')
    expect(disposition !== null).toBe(given.mediaType === 'ARCHIVE' || given.mediaType === 'MODEL3D')
  })
})

describe('FAILED', () => {
  test.each<[string, () => Promise<Buffer> | Buffer | undefined, string]>([
    ['half a picture', async () => (await picture(400, 400).jpeg().toBuffer()).subarray(0, 300), 'INVALID_IMAGE'],
    ['M09: a picture of 60,000 times 60,000 pixels', () => bomb(60_000), 'INVALID_IMAGE'],
    ['a file whose bytes are lost', () => undefined, 'CONTENT_LOST'],
  ])('%s', async (_title, bytes, code) => {
    const file = await processed(await bytes(), { doc: { externalInfo: { origin: 'test' } } })
    expect(file.operationStatus).toBe('FAILED')
    expect(file.media).toBeUndefined()
    const [event] = await storedEvents(site, file.id)
    expect(event).toMatchObject({ slug: 'file_failed', entity: { externalInfo: { origin: 'test' }, error: { code } } })
  })
})

test('a file that was processed before, or is gone, stays as it is', async () => {
  const { id, revision } = await storeFile(site, {}, Buffer.from('x'))
  for (const one of [id, 'none']) await processFiles.run(site.app, { siteId: site.siteId, id: one })
  expect(await storedEvents(site, id)).toEqual([])
  expect(revision).toBe(1)
})

test('colours by frequency', () => {
  expect(paletteOf(Uint8Array.from([255, 0, 0, 250, 5, 5, 0, 0, 255]))).toEqual([
    { r: 255, g: 0, b: 0 },
    { r: 0, g: 0, b: 255 },
  ])
})

/** A PNG that only says how large it is. */
function bomb(edge: number): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const size = Buffer.alloc(17)
  size.writeUInt32BE(edge, 0)
  size.writeUInt32BE(edge, 4)
  size.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([head, size, Buffer.from('0000000049454e44ae426082', 'hex')])
}
