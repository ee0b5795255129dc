import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { storeFile } from '../../../../tests/support/files.ts'
import { runQueued } from '../../../../tests/support/queue.ts'
import { refusalOf } from '../../../../tests/support/shop.ts'
import { attemptParts, sendParts } from '../../../../tests/support/tus.ts'
import {
  closeMediaSite,
  codeOf,
  makeMediaSite,
  type MediaSite,
  newUploader,
  pngOf,
  put,
  restarted,
  storedKeys,
} from '../../../../tests/support/uploads.ts'
import type { CallerIdentity } from '../../kernel/identity.ts'

let site: MediaSite
beforeAll(async () => {
  site = await makeMediaSite()
})
afterAll(() => closeMediaSite(site))

const zipOf = (text: string): Buffer => Buffer.concat([Buffer.from('504b0304140000000800', 'hex'), Buffer.alloc(300_000, text)])
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
const client = () => site.as(site.owner()).files

let id: string
beforeEach(async () => {
  id = (await storeFile(site, { mediaType: 'ARCHIVE', mimeType: 'application/zip' }, zipOf('before'))).id
})

/** An announced new content of the file, in parts. `end` asks for the file that they became. */
async function announce(identity: CallerIdentity = site.owner(), mimeType = 'application/zip') {
  const request = { fileId: id, mimeType, uploadProtocol: 'TUS' } as const
  const { uploadUrl, uploadToken } = await site.as(identity).files.generateFileReplacementUrl(request)
  const options = { endpoint: uploadUrl, retryDelays: [], metadata: { token: uploadToken! } }
  return { options, end: () => put(`${uploadUrl}/${uploadToken}`, ''), uploadToken: uploadToken! }
}

const offsetAt = async (url: string): Promise<[number, string | null]> => {
  const head = await fetch(url, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } })
  return [head.status, head.headers.get('upload-offset')]
}

const current = async () => (await client().getFileDescriptor({ fileId: id })).file
const versions = async (): Promise<number[]> => (await client().listFileVersions({ fileId: id })).versions.map(({ version }) => version)

describe('200: a new content in parts', () => {
  test('is cut at 40 %, continued after the server was restarted, and the former content is a version', async () => {
    const { options, end } = await announce()
    const content = zipOf('after')
    const url = await sendParts(content, { ...options, chunkSize: 60_000 }, content.length * 0.4)
    site = await restarted(site)
    expect((await offsetAt(url))[1]).toBe('180000')
    expect([(await current()).operationStatus, await versions()]).toEqual(['READY', [1]])
    await sendParts(content, { ...options, uploadUrl: url, retryDelays: [0, 50, 100] })
    expect(((await (await end()).json()) as { file: object }).file).toMatchObject({ id, operationStatus: 'PENDING' })
    await runQueued(site)
    expect(await current()).toMatchObject({ id, operationStatus: 'READY', hash: sha256(content) })
    expect(await versions()).toEqual([2, 1])
    // After a lost answer the request is repeated, and nothing is replaced twice.
    expect((await end()).status).toBe(200)
    expect(await versions()).toEqual([2, 1])
  })

  test('arrives while another one is processed: it waits for that, and isn’t sent again', async () => {
    const [one, two] = [await announce(), await announce()]
    const first = zipOf('first')
    const second = zipOf('second')
    await sendParts(first, one.options)
    const { url, error } = await attemptParts(second, two.options)
    expect(error?.message).toMatch(/response code: 409.*FILE_NOT_READY/)
    expect(await codeOf(await two.end())).toEqual([409, 'FILE_NOT_READY'])
    expect(await offsetAt(url!)).toEqual([200, String(second.length)])
    await runQueued(site)
    expect(await current()).toMatchObject({ operationStatus: 'READY', hash: sha256(first) })
    expect((await two.end()).status).toBe(200)
    await runQueued(site)
    expect(await current()).toMatchObject({ operationStatus: 'READY', hash: sha256(second) })
    expect(await versions()).toEqual([3, 2, 1])
  })

  test('of two at the same time one counts at first, and then the other', async () => {
    const both = [await announce(), await announce()]
    const sent = await Promise.allSettled(both.map(({ options }, index) => sendParts(zipOf(`content ${index}`), options)))
    expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await runQueued(site)
    const ends = await Promise.all(both.map(({ end }) => end()))
    expect(ends.map(({ status }) => status)).toEqual([200, 200])
    await runQueued(site)
    expect(await versions()).toEqual([3, 2, 1])
  })
})

describe('refused, and nothing is left', () => {
  test('400, 415: another media type, announced or sent', async () => {
    expect((await refusalOf(announce(site.owner(), 'video/mp4'))).code).toBe('FILE_TYPE_DIFFERS')
    const before = await storedKeys(site)
    const { options } = await announce(site.owner(), 'application/octet-stream')
    await expect(sendParts(await pngOf(3, 3), options)).rejects.toThrow(/response code: 415.*FILE_TYPE_DIFFERS/)
    const { options: zip } = await announce()
    await expect(sendParts(await pngOf(3, 3), zip)).rejects.toThrow(/response code: 415.*MISMATCH_MIME_TYPE/)
    expect(await storedKeys(site)).toEqual(before)
    expect(await versions()).toEqual([1])
  })

  test('403: the token isn’t for a PUT of the whole file', async () => {
    const { uploadToken } = await announce()
    expect(await codeOf(await put(`${site.baseUrl}/media-uploads/${uploadToken}`, zipOf('put')))).toEqual([403, 'UPLOAD_URL_INVALID'])
  })

  test('403: callers who may not upload, and those who may not any more when it begins and when it ends', async () => {
    const camera = await newUploader(site)
    const reader = { ...camera, permissions: ['MEDIA.SITE_MEDIA_FILES_READ'] }
    expect(await refusalOf(announce(reader))).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
    const before = await storedKeys(site)
    const content = zipOf('after')
    const [begun, announced] = [await announce(camera), await announce(camera)]
    const { uploadUrl } = await site.as(camera).files.generateFileUploadUrl({ mimeType: 'application/zip' })
    const url = await sendParts(content, { ...begun.options, chunkSize: 100_000 }, 100_000)
    const { apps } = site.as(site.owner())
    const { revision } = (await apps.getApp({ id: camera.id })).app
    await apps.updateApp({ id: camera.id, revision, permissions: reader.permissions })
    await expect(sendParts(content, { ...begun.options, uploadUrl: url })).rejects.toThrow(/response code: 403.*PERMISSION_DENIED/)
    await expect(sendParts(content, announced.options)).rejects.toThrow(/response code: 403.*PERMISSION_DENIED/)
    expect(await codeOf(await put(uploadUrl, content))).toEqual([403, 'PERMISSION_DENIED'])
    expect(await storedKeys(site)).toEqual(before)
    expect(await versions()).toEqual([1])
  })

  test('410: the file was deleted before its parts began, and while they were sent', async () => {
    const [begun, announced] = [await announce(), await announce()]
    const content = zipOf('after')
    const url = await sendParts(content, { ...begun.options, chunkSize: 100_000 }, 100_000)
    const before = await storedKeys(site)
    await client().bulkDeleteFiles({ fileIds: [id] })
    await expect(sendParts(content, { ...begun.options, uploadUrl: url })).rejects.toThrow(/response code: 410.*FILE_DELETED/)
    await expect(sendParts(content, announced.options)).rejects.toThrow(/response code: 410.*FILE_DELETED/)
    expect(await storedKeys(site)).toEqual(before)
    expect((await refusalOf(announce())).code).toBe('RESOURCE_NOT_FOUND')
  })
})

test('409: the quota counts for it, with the content that becomes a version', async () => {
  const small = await makeMediaSite({ mediaQuotaBytes: 400_000 })
  try {
    const { files } = small.as(small.owner())
    const { file } = (await (
      await put((await files.generateFileUploadUrl({ mimeType: 'application/zip' })).uploadUrl, zipOf('a'))
    ).json()) as {
      file: { id: string }
    }
    await runQueued(small)
    const announced = { fileId: file.id, mimeType: 'application/zip', uploadProtocol: 'TUS' } as const
    expect((await refusalOf(files.generateFileReplacementUrl({ ...announced, sizeInBytes: '300010' }))).code).toBe('SITE_QUOTA_EXCEEDED')
    const { uploadUrl, uploadToken } = await files.generateFileReplacementUrl(announced)
    const sent = sendParts(zipOf('b'), { endpoint: uploadUrl, retryDelays: [], metadata: { token: uploadToken! } })
    await expect(sent).rejects.toThrow(/response code: 409.*SITE_QUOTA_EXCEEDED/)
  } finally {
    await small.server.close()
    rmSync(small.settings.dataFolder, { recursive: true, force: true })
  }
})
