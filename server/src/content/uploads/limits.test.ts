import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openUploadBytesMax, openUploadsMax } from '@stoa/contract/files/limits'
import { refusalOf } from '../../../../tests/support/shop.ts'
import { closeMediaSite, codeOf, makeMediaSite, type MediaSite, newUploader, put, storedKeys } from '../../../../tests/support/uploads.ts'
import { sql } from '../../database/sql.ts'
import { retainOnSite } from '../../jobs/apply-retention.ts'

let site: MediaSite
beforeAll(async () => {
  site = await makeMediaSite()
})
afterAll(() => closeMediaSite(site))

/** Each test has a caller of its own. */
const caller = () => newUploader(site)
const tusRequest = (token: string, headers: Record<string, string>): Promise<Response> =>
  fetch(`${site.baseUrl}/media-uploads/tus`, {
    method: 'POST',
    headers: { 'tus-resumable': '1.0.0', 'upload-metadata': `token ${Buffer.from(token).toString('base64')}`, ...headers },
  })

describe('M12: unfinished uploads of a caller', () => {
  const large = { mimeType: 'video/mp4', sizeInBytes: '10000000000' }

  test('have a number, also for parallel calls', async () => {
    const mia = await caller()
    const { files } = site.as(mia)
    await files.generateFileUploadUrl({ mimeType: 'image/png' })
    // As if they had been announced one by one.
    await site.database.run(sql`
      insert into uploads
        (site_id, id, created_date, expires_date, protocol, secret_hash, mime_type, folder_id, is_private, labels, actor_kind, actor_id)
      select site_id, gen_random_uuid(), created_date, expires_date, protocol, secret_hash, mime_type, folder_id, is_private, labels, actor_kind, actor_id
      from uploads, generate_series(1, ${openUploadsMax - 3}::int) where site_id = ${site.siteId} and actor_id = ${mia.id}`)
    const answers = await Promise.allSettled([1, 2, 3, 4, 5].map(() => files.generateFileUploadUrl({ mimeType: 'image/png' })))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    const refused = { code: 'TOO_MANY_OPEN_UPLOADS', data: { uploadsMax: openUploadsMax } }
    expect(await refusalOf(files.generateFileUploadUrl(large))).toMatchObject(refused)
    expect(await refusalOf(files.generateFileResumableUploadUrl(large))).toMatchObject(refused)
    expect((await site.as(await caller()).files.generateFileUploadUrl(large)).uploadUrl).toContain('/media-uploads/')
    site.clock.now = new Date(Date.now() + 25 * 3_600_000)
    expect((await files.generateFileUploadUrl(large)).uploadUrl).toContain('/media-uploads/')
    site.clock.now = undefined
  })

  test('have a size together, which a finished one doesn’t count for', async () => {
    const { files } = site.as(await caller())
    const small = await files.generateFileUploadUrl({ mimeType: 'text/plain', sizeInBytes: '5' })
    for (let index = 0; index < 9; index++) await files.generateFileUploadUrl(large)
    const refused = { code: 'TOO_MANY_OPEN_UPLOAD_BYTES', data: { bytesMax: openUploadBytesMax } }
    expect(await refusalOf(files.generateFileUploadUrl(large))).toMatchObject(refused)
    expect(await refusalOf(files.generateFileResumableUploadUrl(large))).toMatchObject(refused)
    expect((await put(small.uploadUrl, '12345')).status).toBe(200)
    await files.generateFileUploadUrl(large)
  })

  test('are as large as the length with which their parts begin', async () => {
    const { files } = site.as(await caller())
    for (let index = 0; index < 10; index++) {
      const { uploadToken } = await files.generateFileResumableUploadUrl({ mimeType: 'video/mp4' })
      expect((await tusRequest(uploadToken, { 'upload-length': '10000000000' })).status).toBe(201)
      // Begun again, it counts once.
      expect((await tusRequest(uploadToken, { 'upload-defer-length': '1' })).status).toBe(201)
    }
    const { uploadToken } = await files.generateFileResumableUploadUrl({ mimeType: 'text/plain' })
    expect(await codeOf(await tusRequest(uploadToken, { 'upload-length': '1' }))).toEqual([409, 'TOO_MANY_OPEN_UPLOAD_BYTES'])
  })

  test('are deleted a day after they expired', async () => {
    const mia = await caller()
    await site.as(mia).files.generateFileUploadUrl({ mimeType: 'image/png' })
    const rows = () => site.database.rows(sql`select id from uploads where site_id = ${site.siteId} and actor_id = ${mia.id}`)
    const retainAfter = (hours: number) => retainOnSite(site.database, site.siteId, 'uploads', new Date(Date.now() + hours * 3_600_000))
    await retainAfter(47)
    expect(await rows()).toHaveLength(1)
    await retainAfter(49)
    expect(await rows()).toEqual([])
  })
})

test('the quota of a site counts for parts when they begin, and when they are complete', async () => {
  const small = await makeMediaSite({ mediaQuotaBytes: 1000 })
  try {
    const { files } = small.as(small.owner())
    const before = await storedKeys(small)
    const { uploadUrl, uploadToken } = await files.generateFileResumableUploadUrl({ mimeType: 'text/plain' })
    const metadata = { 'tus-resumable': '1.0.0', 'upload-metadata': `token ${btoa(uploadToken)}` }
    const begin = (length: Record<string, string>) => fetch(uploadUrl, { method: 'POST', headers: { ...metadata, ...length } })
    const send = async (begun: Response, bytes: number, headers: Record<string, string> = {}): Promise<Response> =>
      fetch(begun.headers.get('location')!, {
        method: 'PATCH',
        body: 'x'.repeat(bytes),
        headers: { 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': 'application/offset+octet-stream', ...headers },
      })
    const refused = [409, 'SITE_QUOTA_EXCEEDED']
    expect(await codeOf(await begin({ 'upload-length': '1001' }))).toEqual(refused)
    const open = await begin({ 'upload-defer-length': '1' })
    expect((await send(open, 1001)).status).toBe(413)
    expect((await send(open, 10, { 'upload-length': '1001' })).status).toBe(413)
    const parts = await begin({ 'upload-length': '900' })
    const other = await put((await files.generateFileUploadUrl({ mimeType: 'text/plain' })).uploadUrl, 'x'.repeat(500))
    expect(await codeOf(await send(parts, 900))).toEqual(refused)
    expect(await codeOf(await put(`${uploadUrl}/${uploadToken}`, ''))).toEqual([409, 'UPLOAD_INCOMPLETE'])
    const { file } = (await other.json()) as { file: { id: string } }
    await files.bulkDeleteFiles({ fileIds: [file.id], permanent: true })
    expect(await storedKeys(small)).toEqual(before)
    expect((await send(await begin({ 'upload-length': '900' }), 900)).status).toBe(204)
    expect(await codeOf(await begin({ 'upload-defer-length': '1' }))).toEqual([409, 'UPLOAD_URL_USED'])
  } finally {
    await small.server.close()
    rmSync(small.settings.dataFolder, { recursive: true, force: true })
  }
})

test('409: a second request to an URL while the first one sends', async () => {
  const { uploadUrl } = await site.as(await caller()).files.generateFileUploadUrl({ mimeType: 'text/plain' })
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const storing = vi.spyOn(site.app.services.fileStore, 'write')
  const first = fetch(uploadUrl, { method: 'PUT', body: readable, duplex: 'half' } as RequestInit)
  await writer.write(Buffer.from('The first'))
  await expect.poll(() => storing.mock.calls.length).toBe(1)
  storing.mockRestore()
  expect(await codeOf(await put(uploadUrl, 'The second'))).toEqual([409, 'UPLOAD_IN_PROGRESS'])
  await writer.close()
  expect(await (await first).json()).toMatchObject({ file: { sizeInBytes: '9' } })
  expect(await codeOf(await put(uploadUrl, 'The third'))).toEqual([409, 'UPLOAD_URL_USED'])
})
