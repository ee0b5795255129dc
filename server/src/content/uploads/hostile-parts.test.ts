import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeMediaSite, codeOf, makeMediaSite, type MediaSite, put, storedKeys } from '../../../../tests/support/uploads.ts'

// Requests of the TUS protocol as no client sends them (threat M11).

let site: MediaSite
beforeAll(async () => {
  site = await makeMediaSite()
})
afterAll(() => closeMediaSite(site))

const zip = Buffer.concat([Buffer.from('504b0304140000000800', 'hex'), Buffer.alloc(299_990, 'zip')])
const endpoint = (): string => `${site.baseUrl}/media-uploads/tus`
const resumable = { 'tus-resumable': '1.0.0' }
const encoded = (text: string): string => Buffer.from(text).toString('base64')

async function announce(announced: { mimeType?: string; sizeInBytes?: string } = {}): Promise<string> {
  return (await site.as(site.owner()).files.generateFileResumableUploadUrl({ mimeType: 'application/zip', ...announced })).uploadToken
}
const create = (token: string, headers: Record<string, string>, metadata = `token ${encoded(token)}`): Promise<Response> =>
  fetch(endpoint(), { method: 'POST', headers: { ...resumable, 'upload-metadata': metadata, ...headers } })
async function begun(length = zip.length): Promise<{ url: string; token: string }> {
  const token = await announce()
  return { token, url: (await create(token, { 'upload-length': String(length) })).headers.get('location')! }
}
const patch = (url: string, offset: string, body: Buffer, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: 'PATCH',
    body: new Uint8Array(body),
    headers: { ...resumable, 'upload-offset': offset, 'content-type': 'application/offset+octet-stream', ...headers },
  })
const offsetOf = async (url: string): Promise<string | null> =>
  (await fetch(url, { method: 'HEAD', headers: resumable })).headers.get('upload-offset')

describe('M11: a length', () => {
  test.each(['-1', '18446744073709551616', '9007199254740993', '1e3', '0x10', ' 5 5', 'NaN', '1.5', ''])('400: %j', async (length) => {
    expect((await create(await announce(), { 'upload-length': length })).status).toBe(400)
  })

  test('that is too large, zero, or another than the announced one is refused by name', async () => {
    const refused = async (length: string, announced = {}) => codeOf(await create(await announce(announced), { 'upload-length': length }))
    expect(await refused('9007199254740992')).toEqual([413, 'FILE_SIZE_OVER_LIMIT'])
    expect(await refused('0')).toEqual([400, 'ZERO_FILE_SIZE'])
    expect(await refused('7', { sizeInBytes: '8' })).toEqual([400, 'FILE_SIZE_MISMATCH'])
  })

  test('that is left open doesn’t escape the announced size', async () => {
    const token = await announce({ sizeInBytes: '300000' })
    const url = (await create(token, { 'upload-defer-length': '1' })).headers.get('location')!
    expect((await patch(url, '0', zip.subarray(0, 10), { 'upload-length': '300001' })).status).toBe(413)
    expect(await codeOf(await patch(url, '0', zip.subarray(0, 10), { 'upload-length': '10' }))).toEqual([400, 'FILE_SIZE_MISMATCH'])
    expect(await storedKeys(site)).toEqual([])
  })
})

describe('M11: a part', () => {
  test.each([
    ['after the end of what arrived', '5', 409],
    ['before it', '-1', 400],
    ['at a fraction', '0.5', 400],
    ['at 2^64', '18446744073709551616', 400],
    ['nowhere', '', 400],
  ])('%s is refused', async (_title, offset, status) => {
    const { url } = await begun()
    expect((await patch(url, offset, zip.subarray(0, 10))).status).toBe(status)
    expect(await offsetOf(url)).toBe('0')
  })

  test('that is larger than the rest is refused', async () => {
    const { url } = await begun(10)
    expect((await patch(url, '0', zip)).status).toBe(413)
    expect(await offsetOf(url)).toBe('0')
  })

  test('400: with a checksum, which isn’t checked', async () => {
    const { url } = await begun()
    for (const checksum of [`sha1 ${encoded('wrong')}`, 'md5', ''])
      expect(await codeOf(await patch(url, '0', zip, { 'upload-checksum': checksum }))).toEqual([400, 'CHECKSUM_UNSUPPORTED'])
    expect(await offsetOf(url)).toBe('0')
  })

  test('of six that are sent in parallel, one is stored', async () => {
    const { url, token } = await begun()
    const statuses = await Promise.all([1, 2, 3, 4, 5, 6].map(async () => (await patch(url, '0', zip.subarray(0, 200_000))).status))
    expect(statuses.toSorted()).toEqual([204, 409, 409, 409, 409, 409])
    expect((await patch(url, '200000', zip.subarray(200_000))).status).toBe(204)
    const { file } = (await (await put(`${endpoint()}/${token}`, '')).json()) as { file: { id: string; sizeInBytes: string } }
    expect(file.sizeInBytes).toBe(String(zip.length))
    const chunks: Buffer[] = []
    const [key] = await storedKeys(site)
    for await (const chunk of (await site.app.services.fileStore.read(key!))!) chunks.push(chunk as Buffer)
    expect(createHash('sha256').update(Buffer.concat(chunks)).digest('hex')).toBe(createHash('sha256').update(zip).digest('hex'))
  })
})

describe('M11: another upload', () => {
  test('404: one that doesn’t exist, or isn’t an ID', async () => {
    const ids = ['0'.repeat(64), 'F'.repeat(64), '..%2f..%2fetc%2fpasswd', '%00', '..', 'tus.json', `${'0'.repeat(64)}.json`, '%ff']
    for (const id of ids) expect((await patch(`${endpoint()}/${id}`, '0', zip)).status, id).toBeGreaterThanOrEqual(400)
    for (const id of ids.slice(0, 3)) expect((await patch(`${endpoint()}/${id}`, '0', zip)).status).toBe(404)
  })

  test('404: one of another site', async () => {
    const neighbour = await makeMediaSite()
    try {
      const { url, token } = await begun()
      const elsewhere = url.replace(site.baseUrl, neighbour.baseUrl)
      expect((await patch(elsewhere, '0', zip)).status).toBe(404)
      expect((await fetch(elsewhere, { method: 'HEAD', headers: resumable })).status).toBe(404)
      expect((await fetch(elsewhere, { method: 'DELETE', headers: resumable })).status).toBe(404)
      expect(await codeOf(await put(`${neighbour.baseUrl}/media-uploads/tus/${token}`, ''))).toEqual([403, 'UPLOAD_URL_INVALID'])
      expect(await offsetOf(url)).toBe('0')
    } finally {
      await neighbour.server.close()
    }
  })

  test('404: what was begun before, after the client began again', async () => {
    const { url, token } = await begun()
    expect((await patch(url, '0', zip.subarray(0, 100))).status).toBe(204)
    const again = (await create(token, { 'upload-length': String(zip.length) })).headers.get('location')!
    expect((await patch(url, '100', zip.subarray(100))).status).toBe(404)
    expect(await offsetOf(again)).toBe('0')
  })

  test('after its end, or its deletion, nothing can be added', async () => {
    const { url, token } = await begun()
    expect((await fetch(url, { method: 'DELETE', headers: resumable })).status).toBe(204)
    expect((await patch(url, '0', zip)).status).toBe(404)
    const next = (await create(token, { 'upload-length': String(zip.length) })).headers.get('location')!
    expect((await patch(next, '0', zip)).status).toBe(204)
    expect((await patch(next, String(zip.length), zip)).status).toBe(410)
    expect(await codeOf(await create(token, { 'upload-length': '10' }))).toEqual([409, 'UPLOAD_URL_USED'])
  })

  test('an expired one can’t be continued', async () => {
    const { url, token } = await begun()
    site.clock.now = new Date(Date.now() + 25 * 3_600_000)
    expect((await patch(url, '0', zip)).status).toBe(404)
    expect(await codeOf(await put(`${endpoint()}/${token}`, ''))).toEqual([403, 'UPLOAD_URL_INVALID'])
    site.clock.now = undefined
  })
})

describe('M11: metadata', () => {
  test.each([
    ['no Base64', 'token %%%', 400],
    ['no value', 'token', 403],
    ['commas', ',,,', 400],
    ['a prototype', `__proto__ ${encoded('x')}`, 400],
    ['a key twice', `token ${encoded('a')},token ${encoded('b')}`, 400],
    ['20,000 characters', `token ${'A'.repeat(20_000)}`, 403],
  ])('%s', async (_title, metadata, status) => {
    const response = await create('', { 'upload-length': '10' }, metadata)
    expect(response.status).toBe(status)
  })

  test('a file name of it is cleaned, and the token isn’t returned', async () => {
    const token = await announce()
    const metadata = `filename ${encoded('..\\..\\\u202Egnp.\u0000a.zip')},token ${encoded(token)}`
    const url = (await create(token, { 'upload-length': String(zip.length) }, metadata)).headers.get('location')!
    const head = await fetch(url, { method: 'HEAD', headers: resumable })
    expect(head.headers.get('upload-metadata')).not.toContain(encoded(token))
    await patch(url, '0', zip)
    expect(await (await put(`${endpoint()}/${token}`, '')).json()).toMatchObject({ file: { displayName: 'gnp.a.zip' } })
  })
})

describe('another method or version', () => {
  test.each(['GET', 'PROPFIND', 'PATCH'])('%s of an upload URL isn’t found', async (method) => {
    const { uploadUrl } = await site.as(site.owner()).files.generateFileUploadUrl({ mimeType: 'image/png' })
    expect((await fetch(uploadUrl, { method })).status).toBeGreaterThanOrEqual(404)
    expect((await fetch(`${endpoint()}/${await announce()}`, { method })).status).toBeGreaterThanOrEqual(400)
  })

  test('an URL for parts isn’t one for a whole file, and the other way round', async () => {
    expect(await codeOf(await put(`${site.baseUrl}/media-uploads/${await announce()}`, zip))).toEqual([403, 'UPLOAD_URL_INVALID'])
    const { uploadUrl } = await site.as(site.owner()).files.generateFileUploadUrl({ mimeType: 'application/zip' })
    expect(await codeOf(await create(uploadUrl.split('/').at(-1)!, { 'upload-length': '10' }))).toEqual([403, 'UPLOAD_URL_INVALID'])
  })

  test('412: a part without the version of the protocol', async () => {
    const { url } = await begun()
    expect((await fetch(url, { method: 'PATCH', body: 'x' })).status).toBe(412)
  })
})
