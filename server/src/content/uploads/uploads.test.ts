import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { files } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { runQueued } from '../../../../tests/support/queue.ts'
import { refusalOf } from '../../../../tests/support/shop.ts'
import { storedEvents } from '../../../../tests/support/stored-events.ts'
import { sendParts } from '../../../../tests/support/tus.ts'
import {
  closeMediaSite,
  codeOf,
  makeMediaSite,
  type MediaSite,
  pngOf,
  put,
  restarted,
  storedKeys,
} from '../../../../tests/support/uploads.ts'
import { sql } from '../../database/sql.ts'
import { findFileOfSite } from '../files/public.ts'

let site: MediaSite
let png: Buffer
beforeAll(async () => {
  site = await makeMediaSite()
  png = await pngOf(40, 30)
})
afterAll(() => closeMediaSite(site))

const client = () => site.as(site.owner()).files
type Announced = RequestOf<typeof files.generateFileUploadUrl>
const urlFor = async (announced: Announced): Promise<string> => (await client().generateFileUploadUrl(announced)).uploadUrl
const stored = (): Promise<string[]> => storedKeys(site)

describe('200: PUT', () => {
  test('a picture is stored, processed and served', async () => {
    const url = await urlFor({ mimeType: 'image/png', fileName: 'jug.png', labels: ['jug', 'jug'], externalInfo: { origin: 'test' } })
    const response = await put(url, png)
    expect(response.status).toBe(200)
    const { file } = (await response.json()) as { file: { id: string } }
    expect(file).toMatchObject({
      displayName: 'jug.png',
      mediaType: 'IMAGE',
      operationStatus: 'PENDING',
      sizeInBytes: String(png.length),
      hash: createHash('sha256').update(png).digest('hex'),
      parentFolderId: 'media-root',
      labels: ['jug'],
      private: false,
      state: 'OK',
    })
    expect(file.id).toMatch(/^[0-9a-f-]{36}\.png$/)
    expect((await fetch(`${site.baseUrl}/media/${file.id}`)).status).toBe(404)
    await runQueued(site)
    const { file: ready } = await client().getFileDescriptor({ fileId: file.id })
    expect(ready).toMatchObject({ operationStatus: 'READY', media: { image: { image: { id: file.id, width: 40, height: 30 } } } })
    expect(ready.media!.image!.colors!.prominent.rgb).toEqual({ r: 0, g: 128, b: 128 })
    const served = await fetch(`${site.baseUrl}/media/${file.id}`)
    expect(Buffer.from(await served.arrayBuffer())).toEqual(png)
    const [event] = (await storedEvents(site, file.id)).filter(({ slug }) => slug === 'file_ready')
    expect(event!.entity).toMatchObject({ file: { id: file.id }, externalInfo: { origin: 'test' }, triggeredByUndelete: false })
  })

  test('a TIFF of any size', async () => {
    const picture = sharp({ create: { width: 900, height: 900, channels: 3, background: 'teal' } })
    const url = await urlFor({ mimeType: 'image/tiff', fileName: 'scan.tiff' })
    const { file } = (await (await put(url, await picture.tiff({ compression: 'none' }).toBuffer())).json()) as { file: { id: string } }
    await runQueued(site)
    const ready = (await client().getFileDescriptor({ fileId: file.id })).file
    expect(ready).toMatchObject({ operationStatus: 'READY', mediaType: 'IMAGE', media: { image: { image: { width: 900, height: 900 } } } })
    const shown = await fetch(`${ready.url}/v1/fill/w_10,h_10/scan.jpg`)
    expect((await sharp(await shown.bytes()).metadata()).width).toBe(10)
  })

  test('a name in the URL replaces the announced one, and is cleaned', async () => {
    const url = await urlFor({ mimeType: 'image/png' })
    const { file } = (await (await put(`${url}?filename=${encodeURIComponent('../../a\u202Eb.png')}`, png)).json()) as { file: object }
    expect(file).toMatchObject({ displayName: 'ab.png' })
  })

  test.each([undefined, ' ', '..'])('a file without a name, such as %j, has one with the extension of its type', async (fileName) => {
    const url = await urlFor({ mimeType: 'application/octet-stream', ...(fileName !== undefined && { fileName }) })
    expect(await (await put(url, png)).json()).toMatchObject({ file: { displayName: 'file.png' } })
  })

  test('into a folder at a path, which is created once', async () => {
    const announced = { mimeType: 'image/png', filePath: '/videos/2024' }
    await Promise.all([urlFor(announced), urlFor(announced), urlFor(announced)])
    const { folders } = await site.as(site.owner()).folders.listFolders({})
    expect(folders.filter(({ displayName }) => displayName === 'videos')).toHaveLength(1)
  })
})

test.each(['', ' ', 'png', 'image'])('200: whatever the header of the content type is: %j', async (type) => {
  const { uploadUrl } = await site.as(site.owner()).files.generateFileUploadUrl({ mimeType: 'image/png' })
  expect((await put(uploadUrl, png, { 'content-type': type })).status).toBe(200)
})

test.each(['GET', 'HEAD', 'PATCH', 'DELETE'])('405: %s of an upload URL, whether it exists or not', async (method) => {
  const { uploadUrl } = await site.as(site.owner()).files.generateFileUploadUrl({ mimeType: 'image/png' })
  for (const url of [uploadUrl, `${uploadUrl}x`]) {
    const response = await fetch(url, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'PUT, POST, OPTIONS'])
    if (method !== 'HEAD') expect(await codeOf(response)).toEqual([405, 'METHOD_NOT_ALLOWED'])
  }
  expect((await put(uploadUrl, png)).status).toBe(200)
})

describe('200: POST', () => {
  test('the file of a form', async () => {
    const form = new FormData()
    form.set('note', 'before')
    form.set('file', new File([new Uint8Array(png)], 'of the form.png', { type: 'image/png' }))
    const response = await fetch(await urlFor({ mimeType: 'image/png' }), { method: 'POST', body: form })
    expect(await response.json()).toMatchObject({ file: { displayName: 'of the form.png', sizeInBytes: String(png.length) } })
  })
})

describe('an upload that isn’t what was announced leaves nothing', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  test.each<[string, Announced, () => Buffer | string, [number, string]]>([
    ['nothing', { mimeType: 'image/png' }, () => '', [400, 'ZERO_FILE_SIZE']],
    ['fewer bytes', { mimeType: 'image/png', sizeInBytes: '1000000' }, () => png, [400, 'FILE_SIZE_MISMATCH']],
    ['M08: more bytes', { mimeType: 'image/png', sizeInBytes: '10' }, () => png, [400, 'FILE_SIZE_MISMATCH']],
    ['M08: another type', { mimeType: 'image/jpeg' }, () => png, [415, 'MISMATCH_MIME_TYPE']],
    ['M07: a drawing as a picture', { mimeType: 'image/png' }, () => svg, [415, 'MISMATCH_MIME_TYPE']],
    ['M07: HTML as text', { mimeType: 'text/plain' }, () => '<!doctype html><script>1</script>', [415, 'UNSUPPORTED_FILE_FORMAT']],
    ['M07: HTML', { mimeType: 'application/octet-stream' }, () => '<html><body>', [415, 'UNSUPPORTED_FILE_FORMAT']],
    [
      'a program',
      { mimeType: 'application/octet-stream' },
      () => Buffer.from('7f454c460201010000000000', 'hex'),
      [415, 'UNSUPPORTED_FILE_FORMAT'],
    ],
    [
      'a picture of more than 25 MB',
      { mimeType: 'image/png' },
      () => Buffer.concat([png, Buffer.alloc(25_000_001)]),
      [413, 'FILE_SIZE_OVER_LIMIT'],
    ],
  ])('%s', async (_title, announced, body, expected) => {
    const before = await stored()
    expect(await codeOf(await put(await urlFor(announced), body()))).toEqual(expected)
    expect(await stored()).toEqual(before)
  })

  test('M08: a sender who leaves', async () => {
    const before = await stored()
    const url = new URL(await urlFor({ mimeType: 'image/png' }))
    const socket = connect(Number(url.port), url.hostname)
    socket.write(`PUT ${url.pathname} HTTP/1.1\r\nhost: a\r\ncontent-length: 1000000\r\n\r\n`)
    socket.write(png, () => setTimeout(() => socket.destroy(), 50))
    await new Promise((resolve) => socket.once('close', resolve))
    await expect.poll(stored).toEqual(before)
  })
})

describe('403 and 409', () => {
  test('M08: a URL is for one file, also of two at the same time', async () => {
    const url = await urlFor({ mimeType: 'image/png' })
    const answers = await Promise.all([put(url, png), put(url, png), put(url, png)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await codeOf(await put(url, png))).toEqual([409, 'UPLOAD_URL_USED'])
  })

  test('M08: an unknown, changed or expired URL', async () => {
    const url = await urlFor({ mimeType: 'image/png' })
    expect(await codeOf(await put(`${url.slice(0, -2)}AA`, png))).toEqual([403, 'UPLOAD_URL_INVALID'])
    expect(await codeOf(await put(`${site.baseUrl}/media-uploads/..%2f..%2fetc`, png))).toEqual([403, 'UPLOAD_URL_INVALID'])
    site.clock.now = new Date(Date.now() + 25 * 3_600_000)
    expect(await codeOf(await put(url, png))).toEqual([403, 'UPLOAD_URL_INVALID'])
    site.clock.now = undefined
  })
})

describe('400: an announcement', () => {
  test.each<[Announced, string]>([
    [{ mimeType: 'text/html' }, 'UNSUPPORTED_FILE_FORMAT'],
    [{ mimeType: 'image/png', fileName: 'film.mp4' }, 'MISMATCH_MIME_TYPE'],
    [{ mimeType: 'image/png', sizeInBytes: '0' }, 'ZERO_FILE_SIZE'],
    [{ mimeType: 'image/png', sizeInBytes: '25000001' }, 'FILE_SIZE_OVER_LIMIT'],
    [{ mimeType: 'image/png', parentFolderId: 'none' }, 'FOLDER_NOT_FOUND'],
    [{ mimeType: 'image/png', filePath: '/a/b/c/d/e/f/g/h/i/j/k/l/m/n/o/p/q/r/s/t/u' }, 'FOLDER_TOO_DEEP'],
  ])('%j', async (announced, code) => expect((await refusalOf(client().generateFileUploadUrl(announced))).code).toBe(code))
})

test('409: a site without storage left', async () => {
  const small = await makeMediaSite({ mediaQuotaBytes: 1000 })
  try {
    const { files } = small.as(small.owner())
    expect((await refusalOf(files.generateFileUploadUrl({ mimeType: 'image/png', sizeInBytes: '1001' }))).code).toBe('SITE_QUOTA_EXCEEDED')
    const { uploadUrl } = await files.generateFileUploadUrl({ mimeType: 'text/plain' })
    expect(await codeOf(await put(uploadUrl, 'x'.repeat(1001)))).toEqual([409, 'SITE_QUOTA_EXCEEDED'])
    expect(await storedKeys(small)).toEqual([])
  } finally {
    await small.server.close()
  }
})

describe('TUS', () => {
  const zip = Buffer.concat([Buffer.from('504b0304140000000800', 'hex'), Buffer.alloc(300_000, 'zip')])

  async function start(chunkSize: number, mimeType = 'application/zip', sizeInBytes?: string) {
    const { uploadUrl, uploadToken } = await client().generateFileResumableUploadUrl({ mimeType, ...(sizeInBytes && { sizeInBytes }) })
    const options = {
      endpoint: uploadUrl,
      chunkSize,
      retryDelays: [],
      metadata: { filename: 'all.zip', contentType: mimeType, token: uploadToken },
    }
    return { options, uploadToken, end: () => put(`${uploadUrl}/${uploadToken}`, '') }
  }

  test('200: a file in parts, and the same file each time it is asked for', async () => {
    const { options, end } = await start(100_000)
    const url = await sendParts(zip, options)
    const { file } = (await (await end()).json()) as { file: { id: string } }
    expect(file).toMatchObject({ displayName: 'all.zip', mediaType: 'ARCHIVE', sizeInBytes: String(zip.length) })
    expect(await (await end()).json()).toEqual({ file })
    // A client that lost the last answer asks how much has arrived.
    const head = await fetch(url, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } })
    expect([head.status, head.headers.get('upload-offset'), head.headers.get('upload-length')]).toEqual([
      200,
      String(zip.length),
      String(zip.length),
    ])
    await runQueued(site)
    expect((await client().getFileDescriptor({ fileId: file.id })).file).toMatchObject({
      operationStatus: 'READY',
      hash: createHash('sha256').update(zip).digest('hex'),
    })
  })

  test.each(['HEAD', 'POST', 'PUT'])('200: a crash between the move of the parts and the commit, and then %s', async (method) => {
    const { options, uploadToken, end } = await start(100_000)
    const { database, fileStore } = site.app.services
    const keep = fileStore.partialUploads.keep.bind(fileStore.partialUploads)
    let url = ''
    const crashing = vi.spyOn(fileStore.partialUploads, 'keep').mockImplementation(async (partKey, key) => {
      await keep(partKey, key)
      url = `${options.endpoint}/${partKey}`
      throw new Error('on purpose')
    })
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    onTestFinished(() => log.mockRestore())
    await expect(sendParts(zip, options)).rejects.toThrow('500')
    crashing.mockRestore()
    const token = `token ${Buffer.from(uploadToken).toString('base64')}`
    const headers = { 'tus-resumable': '1.0.0', ...(method === 'POST' && { 'upload-length': '10', 'upload-metadata': token }) }
    if (method === 'HEAD') {
      const head = await fetch(url, { method, headers })
      expect([head.status, head.headers.get('upload-offset')]).toEqual([200, String(zip.length)])
    }
    if (method === 'POST') expect(await codeOf(await fetch(options.endpoint, { method, headers }))).toEqual([409, 'UPLOAD_URL_USED'])
    const { file } = (await (await end()).json()) as { file: { id: string } }
    expect(file).toMatchObject({ sizeInBytes: String(zip.length) })
    const kept = await findFileOfSite(database, site.siteId, file.id)
    expect(await fileStore.sizeOf(kept!.contentKey!)).toBe(zip.length)
  })

  test('200: a request that lost its lock while it completed the upload leaves the file that another one made of it', async () => {
    const { options, end } = await start(100_000)
    const { database, fileStore } = site.app.services
    const keep = fileStore.partialUploads.keep.bind(fileStore.partialUploads)
    let other: Response | undefined
    const slow = vi.spyOn(fileStore.partialUploads, 'keep').mockImplementationOnce(async (partKey, key) => {
      const size = await keep(partKey, key)
      await database.run(sql`delete from upload_locks where site_id = ${site.siteId} and part_key = ${partKey}`)
      other = await end()
      return size
    })
    await expect(sendParts(zip, options)).rejects.toThrow('UPLOAD_URL_USED')
    slow.mockRestore()
    const { file } = (await other!.json()) as { file: { id: string } }
    const kept = await findFileOfSite(database, site.siteId, file.id)
    expect(await fileStore.sizeOf(kept!.contentKey!)).toBe(zip.length)
  })

  test('409: one that lost its lock, and was begun again meanwhile, leaves nothing', async () => {
    const { options } = await start(100_000)
    const before = await stored()
    const { database, fileStore } = site.app.services
    const keep = fileStore.partialUploads.keep.bind(fileStore.partialUploads)
    const slow = vi.spyOn(fileStore.partialUploads, 'keep').mockImplementationOnce(async (partKey, key) => {
      // It takes longer than the move of the parts.
      vi.spyOn(fileStore.partialUploads, 'delete').mockResolvedValueOnce()
      const again = { 'tus-resumable': '1.0.0', 'upload-length': '10', 'upload-metadata': `token ${btoa(options.metadata.token)}` }
      await database.run(sql`delete from upload_locks where site_id = ${site.siteId} and part_key = ${partKey}`)
      expect((await fetch(options.endpoint, { method: 'POST', headers: again })).status).toBe(201)
      return keep(partKey, key)
    })
    await expect(sendParts(zip, options)).rejects.toThrow('UPLOAD_INCOMPLETE')
    slow.mockRestore()
    expect(await stored()).toEqual(before)
  })

  test('200: cut at 40 %, and continued after the server was restarted', async () => {
    const { options, end } = await start(60_000)
    const uploadUrl = await sendParts(zip, options, zip.length * 0.4)
    site = await restarted(site)
    // The client may still have a connection to the first server.
    await sendParts(zip, { ...options, uploadUrl, retryDelays: [0, 50, 100] })
    const answer = await end()
    const { file } = (await answer.json()) as { file: { id: string } }
    await runQueued(site)
    expect((await client().getFileDescriptor({ fileId: file.id })).file.hash).toBe(createHash('sha256').update(zip).digest('hex'))
  })

  test('200: the end is asked for while the last part arrives', async () => {
    const { options, end } = await start(1_000_000)
    await Promise.all([sendParts(zip, options), end(), end()])
    const { file } = (await (await end()).json()) as { file: { id: string } }
    const kept = await findFileOfSite(site.database, site.siteId, file.id)
    expect(await site.app.services.fileStore.sizeOf(kept!.contentKey!)).toBe(zip.length)
  })

  test('400: more labels than a file can have', async () => {
    const labels = Array.from({ length: 101 }, (_, index) => `label ${index}`)
    const refusal = await refusalOf(client().generateFileResumableUploadUrl({ mimeType: 'image/png', labels }))
    expect(refusal.violations).toMatchObject([{ field: 'labels', violatedRule: 'MAX_SIZE' }])
  })

  test('409: the end before all parts are there', async () => {
    const { end } = await start(100_000)
    expect(await codeOf(await end())).toEqual([409, 'UPLOAD_INCOMPLETE'])
  })

  test('M11: offsets that lie, foreign and unknown uploads', async () => {
    const { options } = await start(100_000)
    const created = await fetch(options.endpoint, {
      method: 'POST',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': String(zip.length),
        'upload-metadata': `token ${Buffer.from(options.metadata.token).toString('base64')}`,
      },
    })
    expect(created.status).toBe(201)
    const location = created.headers.get('location')!
    const patch = (url: string, offset: string) =>
      fetch(url, {
        method: 'PATCH',
        body: new Uint8Array(zip.subarray(0, 10)),
        headers: { 'tus-resumable': '1.0.0', 'upload-offset': offset, 'content-type': 'application/offset+octet-stream' },
      })
    expect((await patch(location, '5')).status).toBe(409)
    expect((await patch(location, '-1')).status).toBe(400)
    expect((await patch(`${options.endpoint}/${'0'.repeat(64)}`, '0')).status).toBe(404)
    expect((await patch(`${options.endpoint}/..%2f..%2fetc`, '0')).status).toBe(404)
    expect((await patch(location, '0')).status).toBe(204)
  })

  test.each([
    ['no token', undefined],
    ['an unknown token', `${crypto.randomUUID()}.${'a'.repeat(43)}`],
  ])('403: %s', async (_title, token) => {
    const { options } = await start(100_000)
    const metadata: Record<string, string> = token === undefined ? {} : { token }
    await expect(sendParts(zip, { ...options, metadata })).rejects.toThrow('UPLOAD_URL_INVALID')
  })

  test('M08: another size than was announced, said with the last part', async () => {
    const { options } = await start(100_000, 'application/zip', '400000')
    await expect(sendParts(zip, { ...options, uploadLengthDeferred: true })).rejects.toThrow('FILE_SIZE_MISMATCH')
  })

  test('415: parts that are of another type', async () => {
    const { options } = await start(1_000_000, 'image/png')
    await expect(sendParts(zip, options)).rejects.toThrow('MISMATCH_MIME_TYPE')
  })
})
