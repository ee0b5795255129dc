import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeFile } from '../../../../tests/support/files.ts'
import { storedEvents } from '../../../../tests/support/stored-events.ts'
import { closeMediaSite, makeMediaSite, type MediaSite } from '../../../../tests/support/uploads.ts'
import { sql } from '../../database/sql.ts'
import { type File, findAssets, findFileOfSite } from '../files/public.ts'
import { paletteOf } from './palette.ts'
import { processFiles } from './work.ts'

let site: MediaSite
beforeAll(async () => {
  site = await makeMediaSite()
})
afterAll(() => closeMediaSite(site))

async function processed(bytes: Buffer | undefined, given: Partial<File> = {}) {
  const { id } = await storeFile(site, { operationStatus: 'PENDING', ...given }, bytes)
  await processFiles.run(site.app, { siteId: site.siteId, id })
  return (await site.as(site.owner()).files.getFileDescriptor({ fileId: id })).file
}
const docOf = async (id: string) => (await findFileOfSite(site.database, site.siteId, id))!.doc
const svg = { mediaType: 'VECTOR', mimeType: 'image/svg+xml' } as const
const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'red' } })

describe('READY', () => {
  test('a picture has the size that it is shown with, colours and a hash', async () => {
    const file = await processed(await picture(20, 10).jpeg().withMetadata({ orientation: 6 }).toBuffer(), { altText: 'Red' })
    expect(file).toMatchObject({ operationStatus: 'READY', hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(file.media!.image!.image).toMatchObject({ width: 10, height: 20, altText: 'Red' })
    expect(file.media!.image!.colors!.prominent.hex).toBe('#FF0000')
  })

  test('M19: metadata is removed from the original, and the turn of a picture stays', async () => {
    const taken = picture(20, 10)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Artist: 'SECRET' } })
    const bytes = await taken.toBuffer()
    const file = await processed(bytes)
    const served = Buffer.from(await (await fetch(file.url)).arrayBuffer())
    expect([bytes.includes('SECRET'), served.includes('SECRET')]).toEqual([true, false])
    expect(await sharp(served).metadata()).toMatchObject({ width: 20, height: 10, orientation: 6 })
    expect(file.sizeInBytes).toBe(String(served.length))
    expect(file.hash).toBe(createHash('sha256').update(served).digest('hex'))
  })

  test('a private photo that becomes public doesn’t say where it was taken', async () => {
    const gps = { GPSLatitudeRef: 'N', GPSLatitude: '38/1 43/1 7/1' }
    const bytes = await picture(20, 10)
      .jpeg()
      .withExif({ IFD0: { Artist: 'SECRET' }, IFD3: gps })
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const { id, url } = await processed(bytes, { isPrivate: true })
    expect((await fetch(url)).status).toBe(404)
    await site.as(site.owner()).files.updateFileDetails({ fileId: id, details: { private: false } })
    const served = Buffer.from(await (await fetch(url)).arrayBuffer())
    expect(await sharp(served).metadata()).toMatchObject({ width: 20, height: 10 })
    expect((await sharp(served).metadata()).exif).toBeUndefined()
    expect(served.includes('SECRET')).toBe(false)
  })

  test('an animation stays one', async () => {
    const frames = sharp(Buffer.alloc(10 * 20 * 3, 99).fill(1, 300), { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } })
    const file = await processed(await frames.gif({ delay: [100, 100] }).toBuffer(), { mimeType: 'image/gif' })
    expect(file.media!.image!.image).toMatchObject({ width: 10, height: 10 })
    expect((await sharp(await (await fetch(file.url)).bytes()).metadata()).pages).toBe(2)
  })

  test('a picture that can’t be decoded here is a download', async () => {
    const file = await processed(Buffer.from('BM'), { mimeType: 'image/bmp' })
    expect(file).toMatchObject({ operationStatus: 'READY', mediaType: 'OTHER' })
    expect((await docOf(file.id)).note).toMatchObject({ code: 'PICTURE_NOT_DECODED' })
  })

  test('M07: a drawing is served without what could run or load, in a sandbox', async () => {
    const file = await processed(Buffer.from(hostileDrawing), { mediaType: 'VECTOR', mimeType: 'image/svg+xml' })
    expect(file.media!.vector!.image).toMatchObject({ width: 30, height: 20 })
    const served = await fetch(file.url)
    expect([served.headers.get('content-type'), served.headers.get('x-content-type-options')]).toEqual(['image/svg+xml', 'nosniff'])
    expect(served.headers.get('content-security-policy')).toMatch(/default-src 'none';.*sandbox/)
    const text = await served.text()
    expect(text).not.toMatch(/script|alert|onload|foreignObject|iframe|evil|javascript|import/i)
    expect(text).toContain('<rect id="kept" fill="url(#shade)"')
    expect(text).toContain('href="#kept"')
    expect((await fetch(`${file.url}/v1/fill/w_10,h_10/a.svg`)).headers.get('content-type')).toBe('image/svg+xml')
  })

  test.each([
    ['of a drawing program', Buffer.from(`<!DOCTYPE svg PUBLIC "a" "b" [<!ENTITY blue "#0000ff">]>${plainDrawing}`)],
    [
      'as UTF-16',
      Buffer.from(`\uFEFF<?xml version="1.0" encoding="UTF-16"?><!DOCTYPE svg [<!ENTITY blue "#0000ff">]>${plainDrawing}`, 'utf16le'),
    ],
  ])('a drawing %s is served as plain SVG', async (_title, bytes) => {
    const file = await processed(bytes, svg)
    expect(file.media!.vector!.image).toMatchObject({ width: 30, height: 20 })
    expect(await (await fetch(file.url)).text()).toBe(plainDrawing.replace('&blue;', '#0000ff'))
  })

  test('a PDF has as many pages as it has, and a preview', async () => {
    const file = await processed(Buffer.from(pdfOf(2)), { mediaType: 'DOCUMENT', mimeType: 'application/pdf' })
    expect((await docOf(file.id)).pageCount).toBe(2)
    const preview = await sharp(await (await fetch(file.thumbnailUrl!)).bytes()).metadata()
    expect(preview).toMatchObject({ width: 400, height: 200 })
  })

  test('without ffmpeg, sound and film are READY as they are, with a note', async () => {
    for (const given of [{ mediaType: 'VIDEO', mimeType: 'video/mp4' } as const, { mediaType: 'AUDIO', mimeType: 'audio/wav' } as const]) {
      const { id } = await storeFile(site, { operationStatus: 'PENDING', ...given }, Buffer.from('content'))
      const services = { ...site.app.services, settings: { ...site.settings, ffmpegPath: '/missing/ffmpeg' } }
      await processFiles.run({ ...site.app, services }, { siteId: site.siteId, id })
      expect(await findFileOfSite(site.database, site.siteId, id)).toMatchObject({
        operationStatus: 'READY',
        doc: { note: { code: 'NO_FFMPEG' } },
      })
    }
  })

  test('after the last try that failed, it is FAILED', async () => {
    const { id } = await storeFile(site, { operationStatus: 'PENDING' }, Buffer.from('content'))
    await processFiles.failed!(site.app, { siteId: site.siteId, id }, new Error('on purpose'))
    expect(await findFileOfSite(site.database, site.siteId, id)).toMatchObject({
      operationStatus: 'FAILED',
      doc: { failure: { code: 'PROCESSING_FAILED' } },
    })
  })

  test('processed again, it has what was made of it once', async () => {
    const { id } = await processed(Buffer.from(pdfOf(1)), { mediaType: 'DOCUMENT', mimeType: 'application/pdf' })
    const scope = { db: site.database, siteId: site.siteId }
    const [first] = await findAssets(scope, id)
    await site.database.run(sql`update files set operation_status = 'PENDING' where site_id = ${site.siteId} and id = ${id}`)
    await processFiles.run(site.app, { siteId: site.siteId, id })
    const assets = await findAssets(scope, id)
    expect(assets.map(({ assetKey }) => assetKey)).toEqual(['preview'])
    const sizes = [first!, ...assets].map(({ contentKey }) => site.app.services.fileStore.sizeOf(contentKey))
    expect(await Promise.all(sizes)).toEqual([undefined, assets[0]!.sizeBytes])
  })

  test.each<[Partial<File>, object]>([
    [{ mediaType: 'DOCUMENT', mimeType: 'text/plain' }, { document: { filename: 'file', url: expect.stringContaining('/media/') } }],
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
  test.each<[string, () => Promise<Buffer> | Buffer | undefined, string, Partial<File>?]>([
    ['half a picture', async () => (await picture(400, 400).jpeg().toBuffer()).subarray(0, 300), 'INVALID_IMAGE'],
    ['M09: a picture of 60,000 times 60,000 pixels', () => bomb(60_000), 'INVALID_IMAGE'],
    ['a file whose bytes are lost', () => undefined, 'CONTENT_LOST'],
    [
      'M07: a drawing that refers to a file',
      () => Buffer.from(`<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${plainDrawing}`),
      'UNSUPPORTED_DOCTYPE',
      svg,
    ],
    ['a drawing that isn’t XML', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect'), 'INVALID_IMAGE', svg],
    [
      'a PDF without pages',
      () => Buffer.from('%PDF-1.4 nothing'),
      'INVALID_DOCUMENT',
      { mediaType: 'DOCUMENT', mimeType: 'application/pdf' },
    ],
  ])('%s', async (_title, bytes, code, given = {}) => {
    const file = await processed(await bytes(), { doc: { externalInfo: { origin: 'test' } }, ...given })
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

const plainDrawing = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect fill="&blue;"/></svg>'

const hostileDrawing = `<?xml version="1.0"?><?xml-stylesheet href="http://evil.example/a.css"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 30 20" onload="alert(1)">
<style>@import url(http://evil.example/a.css);</style><style>.a{fill:url(http://evil.example/#a)}</style><script>alert(1)</script>
<linearGradient id="shade"/><rect id="kept" fill="url(#shade)" width="3" height="3" style="background:url('//evil.example/b')"/>
<use href="#kept"/><use xlink:href="http://evil.example/#x"/><image href="http://evil.example/a.png"/><image href="data:image/svg+xml;base64,AAAA"/>
<a xlink:href="javascript:alert(1)"><text>Text</text></a><rect fill="u\\72l(http://evil.example/c)"/>
<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="http://evil.example"/></body></foreignObject>
<animate attributeName="href" to="javascript:alert(1)"/><set attributeName="onload" to="alert(1)"/></svg>`

/** A PDF of empty pages, twice as wide as high. */
function pdfOf(pages: number): string {
  const numbers = Array.from({ length: pages }, (_, index) => index + 3)
  const objects = numbers.map((number) => `${number} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>endobj`)
  const kids = numbers.map((number) => `${number} 0 R`).join(' ')
  const tree = `2 0 obj<</Type/Pages/Kids[${kids}]/Count ${pages}>>endobj`
  return ['%PDF-1.4', '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj', tree, ...objects, 'trailer<</Root 1 0 R>>'].join('\n')
}
