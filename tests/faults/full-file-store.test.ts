import { createHash } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { UploadOptions } from 'tus-js-client'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { tryPauseMs } from '../../server/src/content/file-processing/file-job.ts'
import { sql } from '../../server/src/database/sql.ts'
import { isDiskFull, reportDiskFull } from '../../server/src/kernel/disk.ts'
import { runQueued } from '../support/queue.ts'
import { fillDisk, smallDisk } from '../support/small-disk.ts'
import { attemptParts, sendParts } from '../support/tus.ts'
import { codeOf, makeMediaSite, put, storedKeys, type MediaSite } from '../support/uploads.ts'

const zip = Buffer.concat([Buffer.from('504b0304140000000800', 'hex'), Buffer.alloc(600_000, 'zip')])

// Other tests of this process ask for its health.
afterAll(() => reportDiskFull(-60_000))

/** Serves the file to an import. */
async function outside(): Promise<string> {
  const server = createServer((_request, response) => void response.end(zip))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/all.zip`
}

async function putStatus(site: MediaSite): Promise<number> {
  const { uploadUrl } = await site.as(site.owner()).files.generateFileUploadUrl({ mimeType: 'application/zip' })
  return (await fetch(uploadUrl, { method: 'PUT', body: new Uint8Array(zip) })).status
}

/** A site on a small disk, and what fills it and makes room again. Undefined if this user can't mount one. */
async function siteOnSmallDisk() {
  const folder = smallDisk(4_000_000)
  if (folder === undefined) return console.log('full file store: not tried, because this user can’t mount a small disk')
  const site = await makeMediaSite({ dataFolder: folder, outboundNetworks: ['127.0.0.0/8'] })
  onTestFinished(() => site.server.close())
  const filler = join(folder, 'filler')
  return { site, folder, fill: () => fillDisk(filler), free: () => rmSync(filler) }
}

async function announceParts(site: MediaSite) {
  const { uploadUrl, uploadToken } = await site.as(site.owner()).files.generateFileResumableUploadUrl({ mimeType: 'application/zip' })
  return {
    options: { endpoint: uploadUrl, retryDelays: [], metadata: { token: uploadToken } },
    end: () => put(`${uploadUrl}/${uploadToken}`, ''),
  }
}

test('a full disk: 507 for uploads, imports wait, nothing is half-stored; with space, both continue', async () => {
  const disk = await siteOnSmallDisk()
  if (!disk) return
  const { site, folder } = disk
  const { files } = site.as(site.owner())
  expect(await putStatus(site)).toBe(200)
  disk.fill()

  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => log.mockRestore())
  expect([await putStatus(site), isDiskFull()]).toEqual([507, true])
  expect(log.mock.calls.join('')).toContain('The disk of the server is full')
  const { options, end } = await announceParts(site)
  const refused = await attemptParts(zip, options)
  expect(refused.error?.message).toContain('response code: 507')
  const { file } = await files.importFile({ url: await outside(), mimeType: 'application/zip' })
  const statusOfImport = async () => (await files.getFileDescriptor({ fileId: file.id })).file.operationStatus
  await runQueued(site)
  expect(await statusOfImport()).toBe('PENDING')

  for (const unfinished of ['incoming', 'uploads']) expect(readdirSync(join(folder, 'media', unfinished))).toEqual([])
  const keys = await site.database.rows<{ key: string }>(sql`
    select content_key as key from files where site_id = ${site.siteId} and content_key like 'originals/%'`)
  expect(await storedKeys(site)).toEqual(keys.map(({ key }) => key))

  disk.free()
  await sendParts(zip, { ...options, uploadUrl: refused.url })
  expect((await end()).status).toBe(200)
  expect(await putStatus(site)).toBe(200)
  site.clock.now = new Date(Date.now() + tryPauseMs.max)
  await runQueued(site)
  expect(await statusOfImport()).toBe('READY')
})

test.each<[string, Partial<UploadOptions>]>([
  ['large parts', {}],
  // All of such a part has arrived when the disk refuses it.
  ['small parts', { chunkSize: 10_000 }],
  ['parts of which the last one says the length', { uploadLengthDeferred: true }],
])('a disk that fills up during an upload in %s: 507, and with space it continues where it was', async (_title, given) => {
  const disk = await siteOnSmallDisk()
  if (!disk) return
  const { site } = disk
  const { options, end } = await announceParts(site)
  const uploadUrl = await sendParts(zip, { ...options, ...given, chunkSize: 200_000 }, 200_000)
  disk.fill()
  reportDiskFull(-60_000)

  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => log.mockRestore())
  const refused = await attemptParts(zip, { ...options, ...given, uploadUrl })
  expect(log.mock.calls.join('')).toContain('The disk of the server is full')
  expect(refused.error?.message).toMatch(/response code: 507.*STORAGE_FULL/)
  expect(isDiskFull()).toBe(true)
  expect(await codeOf(await end())).toEqual([409, 'UPLOAD_INCOMPLETE'])

  disk.free()
  const head = await fetch(uploadUrl, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } })
  expect(Number(head.headers.get('upload-offset'))).toBeGreaterThanOrEqual(200_000)
  await sendParts(zip, { ...options, ...given, uploadUrl })
  const { file } = (await (await end()).json()) as { file: { id: string } }
  await runQueued(site)
  expect((await site.as(site.owner()).files.getFileDescriptor({ fileId: file.id })).file).toMatchObject({
    operationStatus: 'READY',
    hash: createHash('sha256').update(zip).digest('hex'),
  })
})
