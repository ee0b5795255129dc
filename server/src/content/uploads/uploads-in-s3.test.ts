import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { files } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { runQueued } from '../../../../tests/support/queue.ts'
import { startBucket, type TestBucket } from '../../../../tests/support/s3.ts'
import { sendParts } from '../../../../tests/support/tus.ts'
import { closeMediaSite, codeOf, makeMediaSite, type MediaSite, pngOf, restarted } from '../../../../tests/support/uploads.ts'
import { sweepStore } from '../file-cleanup/delete-orphans.ts'
import { newContentKey } from '../file-store/public.ts'

let bucket: TestBucket & { stop(): Promise<void> }
let site: MediaSite
beforeAll(async () => {
  bucket = await startBucket('shop/')
  site = await makeMediaSite(bucket.settings)
})
afterAll(async () => {
  await closeMediaSite(site)
  await bucket.stop()
})

const zip = Buffer.concat([Buffer.from('504b0304140000000800', 'hex'), Buffer.alloc(10_000_000, 'zip')])
const client = () => site.as(site.owner()).files
const urlFor = async (request: RequestOf<typeof files.generateFileUploadUrl>): Promise<string> =>
  (await client().generateFileUploadUrl(request)).uploadUrl
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

async function stored(): Promise<number> {
  let count = 0
  for await (const _ of site.app.services.fileStore.list()) count++
  return count
}

async function partsLeft(): Promise<number> {
  let count = 0
  for await (const _ of site.app.services.fileStore.partialUploads.list()) count++
  return count
}

async function fileOf(response: Response): Promise<string> {
  expect(response.status).toBe(200)
  const { file } = (await response.json()) as { file: { id: string } }
  await runQueued(site)
  return file.id
}

test('a picture is put, processed, served with a range, and deleted', async () => {
  const png = await pngOf(40, 30)
  const url = await urlFor({ mimeType: 'image/png', fileName: 'jug.png' })
  const id = await fileOf(await fetch(url, { method: 'PUT', body: new Uint8Array(png) }))
  const { file } = await client().getFileDescriptor({ fileId: id })
  expect(file).toMatchObject({ operationStatus: 'READY', hash: sha256(png), media: { image: { image: { width: 40, height: 30 } } } })
  const part = await fetch(`${site.baseUrl}/media/${id}`, { headers: { range: 'bytes=1-3' } })
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, `bytes 1-3/${png.length}`, 'PNG'])
  expect(Buffer.from(await (await fetch(`${site.baseUrl}/media/${id}`)).arrayBuffer()).equals(png)).toBe(true)
  const before = await stored()
  await client().bulkDeleteFiles({ fileIds: [id], permanent: true })
  expect(await stored()).toBe(before - 1)
  // What was lent to processing is taken back.
  expect(readdirSync(join(site.settings.dataFolder, 'media/incoming'))).toEqual([])
})

test('a form with a large file is stored in parts', async () => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(zip)]), 'shop.zip')
  const url = await urlFor({ mimeType: 'application/zip' })
  bucket.requests.length = 0
  const id = await fileOf(await fetch(url, { method: 'POST', body: form }))
  expect(bucket.requests.filter((request) => request === 'PUT uploadId')).toHaveLength(2)
  expect((await client().getFileDescriptor({ fileId: id })).file).toMatchObject({ operationStatus: 'READY', hash: sha256(zip) })
  expect(bucket.unfinished()).toEqual([])
})

test('an upload in parts is continued after the server was restarted', async () => {
  const { uploadUrl, uploadToken } = await client().generateFileResumableUploadUrl({
    mimeType: 'application/zip',
    fileName: 'large.zip',
    sizeInBytes: String(zip.length),
  })
  const options = { endpoint: uploadUrl, chunkSize: 3_000_000, metadata: { token: uploadToken, filename: 'large.zip' } }
  const begun = await sendParts(zip, options, 6_000_000)
  site = await restarted(site)
  bucket.requests.length = 0
  await sendParts(zip, { ...options, uploadUrl: begun, retryDelays: [0, 50, 100] })
  const answer = await fetch(`${uploadUrl}/${uploadToken}?filename=large.zip`, { method: 'PUT' })
  // The bytes didn’t come here again to become content, and do once to be processed.
  expect(bucket.requests.filter((request) => request === 'PUT copy')).toHaveLength(1)
  bucket.requests.length = 0
  const id = await fileOf(answer)
  expect(bucket.requests.filter((request) => request === 'GET')).toHaveLength(1)
  expect((await client().getFileDescriptor({ fileId: id })).file).toMatchObject({ operationStatus: 'READY', hash: sha256(zip) })
  expect([bucket.unfinished(), await partsLeft()]).toEqual([[], 0])
})

test.each(['HEAD of the parts', 'the end'])('an outage of the bucket at %s throws nothing away that has arrived', async (moment) => {
  const { uploadUrl, uploadToken } = await client().generateFileResumableUploadUrl({ mimeType: 'application/zip', fileName: 'large.zip' })
  const headers = { 'tus-resumable': '1.0.0' }
  const token = `token ${Buffer.from(uploadToken).toString('base64')}`
  const begun = await fetch(uploadUrl, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(zip.length), 'upload-metadata': token },
  })
  const url = begun.headers.get('location')!
  const send = (from: number, to: number): Promise<Response> =>
    fetch(url, {
      method: 'PATCH',
      body: new Uint8Array(zip.subarray(from, to)),
      headers: { ...headers, 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' },
    })
  const end = (): Promise<Response> => fetch(`${uploadUrl}/${uploadToken}?filename=large.zip`, { method: 'PUT' })
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => log.mockRestore())
  const half = 5_000_000
  expect((await send(0, half)).status).toBe(204)
  if (moment === 'the end') {
    // Joined, or joined and looked at: each is done again.
    bucket.fail = (request) => (request === 'PUT copy' ? { status: 503, code: 'SlowDown' } : undefined)
    expect((await send(half, zip.length)).status).toBeGreaterThanOrEqual(500)
    bucket.fail = (request) => (request === 'GET' ? { status: 503, code: 'SlowDown' } : undefined)
    expect((await end()).status).toBe(503)
  } else {
    bucket.fail = (request) => (request.startsWith('GET') ? { status: 503, code: 'SlowDown' } : undefined)
    expect((await fetch(url, { method: 'HEAD', headers })).status).toBeGreaterThanOrEqual(500)
    expect((await end()).status).toBe(503)
    bucket.fail = () => undefined
    expect((await fetch(url, { method: 'HEAD', headers })).headers.get('upload-offset')).toBe(String(half))
    expect((await send(half, zip.length)).status).toBe(204)
  }
  bucket.fail = () => undefined
  const id = await fileOf(await end())
  expect((await client().getFileDescriptor({ fileId: id })).file).toMatchObject({ operationStatus: 'READY', hash: sha256(zip) })
})

test('503 while the bucket can’t be reached, and then nothing is stored; 507 if it is full', async () => {
  const png = await pngOf(40, 30)
  const attempt = async (): Promise<number> => {
    const url = await urlFor({ mimeType: 'image/png', fileName: 'jug.png' })
    return (await fetch(url, { method: 'PUT', body: new Uint8Array(png) })).status
  }
  const before = await stored()
  bucket.fail = (request) => (request === 'PUT' ? { status: 507, code: 'XMinioStorageFull' } : undefined)
  expect(await attempt()).toBe(507)
  bucket.fail = (request) => (request === 'PUT' ? { status: 503, code: 'SlowDown' } : undefined)
  expect(await attempt()).toBe(503)
  bucket.fail = () => undefined
  expect([await attempt(), await stored()]).toEqual([200, before + 1])
})

test('503 for parts while the bucket can’t be reached, without its message, which is logged', async () => {
  const { uploadUrl, uploadToken } = await client().generateFileResumableUploadUrl({ mimeType: 'application/zip' })
  const headers = { 'tus-resumable': '1.0.0', 'upload-length': '10', 'upload-metadata': `token ${btoa(uploadToken)}` }
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => log.mockRestore())
  bucket.fail = () => ({ status: 503, code: 'SlowDown' })
  const response = await fetch(uploadUrl, { method: 'POST', headers })
  bucket.fail = () => undefined
  expect(log.mock.calls.join('')).toContain('SlowDown')
  expect(await codeOf(response.clone())).toEqual([503, 'TEMPORARILY_UNAVAILABLE'])
  expect(await response.text()).not.toContain('SlowDown')
})

test('what a crash leaves is swept: objects without a file, and uploads of the bucket', async () => {
  const { fileStore } = site.app.services
  await runQueued(site)
  const kept = await stored()
  await fileStore.write(newContentKey(site.siteId), [Buffer.from('bytes')])
  await fetch(`${bucket.settings.s3Endpoint}/shop-files/shop/${newContentKey(site.siteId)}?uploads`, { method: 'POST' })
  expect(bucket.unfinished()).toHaveLength(1)
  site.clock.now = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000)
  bucket.fail = (request) => (request === 'GET uploads' ? { status: 501, code: 'NotImplemented' } : undefined)
  expect(await sweepStore(site.app)).toMatchObject({ files: 1, bytes: 5 })
  expect(bucket.unfinished()).toHaveLength(1)
  bucket.fail = () => undefined
  expect(await sweepStore(site.app)).toMatchObject({ files: 0 })
  site.clock.now = undefined
  expect([bucket.unfinished(), await stored()]).toEqual([[], kept])
})
