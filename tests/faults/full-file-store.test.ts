import { readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Upload } from 'tus-js-client'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { sql } from '../../server/src/database/sql.ts'
import { isDiskFull, reportDiskFull } from '../../server/src/kernel/disk.ts'
import { runQueued } from '../support/queue.ts'
import { fillDisk, smallDisk } from '../support/small-disk.ts'
import { makeMediaSite, storedKeys, type MediaSite } from '../support/uploads.ts'

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

/** Sends a file in parts. Returns the error, and what continues it. */
function sendParts(url: string | null, options: { endpoint: string; metadata: Record<string, string> }) {
  return new Promise<{ url: string | null; error?: Error }>((resolve) => {
    const upload: Upload = new Upload(zip, {
      ...options,
      ...(url !== null && { uploadUrl: url }),
      retryDelays: [],
      onSuccess: () => resolve({ url: upload.url }),
      onError: (error) => resolve({ url: upload.url, error }),
    })
    upload.start()
  })
}

test('a full disk: 507 for uploads, imports wait, nothing is half-stored; with space, both continue', async () => {
  const folder = smallDisk(4_000_000)
  if (folder === undefined) return console.log('full file store: not tried, because this user can’t mount a small disk')
  const site = await makeMediaSite({ dataFolder: folder, outboundNetworks: ['127.0.0.0/8'] })
  onTestFinished(() => site.server.close())
  const { files } = site.as(site.owner())
  expect(await putStatus(site)).toBe(200)
  const filler = join(folder, 'filler')
  fillDisk(filler)

  expect([await putStatus(site), isDiskFull()]).toEqual([507, true])
  const { uploadUrl, uploadToken } = await files.generateFileResumableUploadUrl({ mimeType: 'application/zip' })
  const options = { endpoint: uploadUrl, metadata: { token: uploadToken } }
  const refused = await sendParts(null, options)
  expect(refused.error?.message).toContain('response code: 507')
  const { file } = await files.importFile({ url: await outside(), mimeType: 'application/zip' })
  const statusOfImport = async () => (await files.getFileDescriptor({ fileId: file.id })).file.operationStatus
  await expect(runQueued(site)).rejects.toThrow('STORAGE_FULL')
  expect(await statusOfImport()).toBe('PENDING')

  expect(readdirSync(join(folder, 'media/incoming'))).toEqual([])
  const keys = await site.database.rows<{ key: string }>(sql`
    select content_key as key from files where site_id = ${site.siteId} and content_key like 'originals/%'`)
  expect(await storedKeys(site)).toEqual(keys.map(({ key }) => key))

  rmSync(filler)
  expect(await sendParts(refused.url, options)).not.toHaveProperty('error')
  expect((await fetch(`${uploadUrl}/${uploadToken}`, { method: 'PUT' })).status).toBe(200)
  expect(await putStatus(site)).toBe(200)
  await runQueued(site)
  expect(await statusOfImport()).toBe('READY')
})
