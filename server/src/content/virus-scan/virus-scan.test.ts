import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startClamd, type ClamdStub } from '../../../../tests/support/clamd.ts'
import { runQueued } from '../../../../tests/support/queue.ts'
import { storedEvents } from '../../../../tests/support/stored-events.ts'
import { sendParts } from '../../../../tests/support/tus.ts'
import { closeMediaSite, codeOf, makeMediaSite, type MediaSite, put, storedKeys } from '../../../../tests/support/uploads.ts'
import { processFiles } from '../file-processing/index.ts'
import { ClamdStream } from './clamd.ts'
import { withVirusScan } from './with-virus-scan.ts'

let clamd: ClamdStub
let site: MediaSite
const folder = mkdtempSync(join(tmpdir(), 'stoa-clamd-'))

beforeAll(async () => {
  clamd = await startClamd({ path: join(folder, 'clamd.ctl'), bytesMax: 1_000_000 })
  site = await makeMediaSite({ clamdAddress: clamd.address })
})
beforeEach(() => {
  clamd.behaviour = 'SCANS'
  clamd.reply = undefined
  site.clock.now = undefined
  clamd.scanned.length = 0
})
afterAll(async () => {
  await closeMediaSite(site)
  await clamd.close()
  rmSync(folder, { recursive: true, force: true })
})

const api = () => site.as(site.owner()).files
const urlFor = async (): Promise<string> => (await api().generateFileUploadUrl({ mimeType: 'text/plain' })).uploadUrl
const failureOf = async (id: string) => (await storedEvents(site, id)).find(({ slug }) => slug === 'file_failed')?.entity
const statusOf = async (fileId: string) => (await api().getFileDescriptor({ fileId })).file.operationStatus
const infected = 'A text with EICAR in it.'

describe('an upload', () => {
  test('200: that is harmless is stored', async () => {
    expect((await put(await urlFor(), 'harmless')).status).toBe(200)
    expect(clamd.scanned).toEqual([8])
  })

  test('422: that is infected leaves nothing, and the URL can be used again', async () => {
    const [url, before] = [await urlFor(), await storedKeys(site)]
    expect(await codeOf(await put(url, infected))).toEqual([422, 'FILE_INFECTED'])
    expect(await storedKeys(site)).toEqual(before)
    expect((await put(url, 'harmless')).status).toBe(200)
  })

  test('413: that is larger than the scanner accepts', async () => {
    const before = await storedKeys(site)
    expect(await codeOf(await put(await urlFor(), 'x'.repeat(3_000_000)))).toEqual([413, 'FILE_TOO_LARGE_TO_SCAN'])
    expect(await storedKeys(site)).toEqual(before)
  })

  test('413: that the scanner read only in part', async () => {
    clamd.reply = 'Heuristics.Limits.Exceeded.MaxFileSize FOUND'
    expect(await codeOf(await put(await urlFor(), 'harmless'))).toEqual([413, 'FILE_TOO_LARGE_TO_SCAN'])
  })

  test('503: that the scanner couldn’t read is not stored', async () => {
    const before = await storedKeys(site)
    clamd.reply = 'Can’t allocate memory ERROR'
    expect(await codeOf(await put(await urlFor(), 'harmless'))).toEqual([503, 'VIRUS_SCAN_FAILED'])
    expect(await storedKeys(site)).toEqual(before)
  })

  test('503: without a scanner nothing is stored, and the same URL works later', async () => {
    const [url, before] = [await urlFor(), await storedKeys(site)]
    clamd.behaviour = 'ENDS'
    expect(await codeOf(await put(url, 'harmless'))).toEqual([503, 'VIRUS_SCAN_UNAVAILABLE'])
    expect(await storedKeys(site)).toEqual(before)
    clamd.behaviour = 'SCANS'
    expect((await put(url, 'harmless')).status).toBe(200)
  })
})

describe('an upload in parts', () => {
  async function uploaded(content: string): Promise<string> {
    const { uploadUrl, uploadToken } = await api().generateFileResumableUploadUrl({ mimeType: 'text/plain' })
    const options = { endpoint: uploadUrl, retryDelays: [], metadata: { filename: 'a.txt', token: uploadToken } }
    await sendParts(Buffer.from(content), options)
    const { file } = (await (await put(`${uploadUrl}/${uploadToken}`, '')).json()) as { file: { id: string } }
    return file.id
  }

  test('is scanned before it is ready; an infected one fails, and its bytes are deleted', async () => {
    const before = await storedKeys(site)
    const fileId = await uploaded(infected)
    await runQueued(site)
    expect(await statusOf(fileId)).toBe('FAILED')
    expect(await failureOf(fileId)).toMatchObject({ error: { code: 'FILE_INFECTED' } })
    expect(await storedKeys(site)).toEqual(before)
  })

  test('waits for a scanner that can’t be reached, and longer the longer that takes', async () => {
    const fileId = await uploaded('harmless')
    const start = Date.now()
    const statusAfter = async (seconds: number) => {
      site.clock.now = new Date(start + seconds * 1000)
      await runQueued(site)
      return statusOf(fileId)
    }
    clamd.behaviour = 'ENDS'
    // No try of the job fails: the last one would end the wait.
    for (const seconds of [0, 60, 300]) expect(await statusAfter(seconds)).toBe('PENDING')
    expect((await fetch(`${site.baseUrl}/media/${fileId}`)).status).toBe(404)
    clamd.behaviour = 'SCANS'
    expect(await statusAfter(540)).toBe('PENDING')
    expect(await statusAfter(600)).toBe('READY')
  })

  test('fails if the scanner answers with an error each time, and its bytes are deleted', async () => {
    const before = await storedKeys(site)
    const fileId = await uploaded('harmless')
    clamd.reply = 'Can’t allocate memory ERROR'
    const error = await runQueued(site).catch((thrown: unknown) => thrown)
    expect(await statusOf(fileId)).toBe('PENDING')
    await processFiles.failed!(site.app, { siteId: site.siteId, id: fileId }, error)
    expect(await failureOf(fileId)).toMatchObject({ error: { code: 'VIRUS_SCAN_FAILED' } })
    expect(await storedKeys(site)).toEqual(before)
    await runQueued(site)
  })
})

describe('an import', () => {
  const outside = createServer((request, response) => void response.end(request.url === '/bad.txt' ? infected : 'harmless'))
  beforeAll(() => new Promise<void>((resolve) => void outside.listen(0, '127.0.0.1', resolve)))
  afterAll(() => void outside.close())
  const importOf = async (path: string): Promise<string> => {
    const url = `http://127.0.0.1:${(outside.address() as AddressInfo).port}${path}`
    return (await api().importFile({ url })).file.id
  }

  test('that is infected fails', async () => {
    const fileId = await importOf('/bad.txt')
    await runQueued(site)
    expect(await failureOf(fileId)).toMatchObject({ error: { code: 'FILE_INFECTED' } })
  })

  test('waits for a scanner that can’t be reached', async () => {
    const fileId = await importOf('/good.txt')
    clamd.behaviour = 'ENDS'
    await runQueued(site)
    expect(await statusOf(fileId)).toBe('PENDING')
    clamd.behaviour = 'SCANS'
    site.clock.now = new Date(Date.now() + 60_000)
    await runQueued(site)
    expect(await statusOf(fileId)).toBe('READY')
  })
})

async function* bytes(...parts: string[]): AsyncGenerator<Buffer> {
  for (const part of parts) yield Buffer.from(part)
}

test.each(['127.0.0.1:1', '[::1]:1', '/no/such/clamd.ctl'])('a scan by %s fails', async (address) => {
  const read = async (): Promise<void> => {
    for await (const _part of withVirusScan(address, bytes('a', 'b')));
  }
  await expect(read()).rejects.toMatchObject({ reason: 'UNAVAILABLE' })
})

test('a reply counts although the scanner keeps the connection', async () => {
  clamd.behaviour = 'STAYS'
  for await (const _part of withVirusScan(clamd.address, bytes('a')));
  expect(clamd.scanned).toEqual([1])
})

test('a reply that never ends is waited for only so long', async () => {
  clamd.behaviour = 'DRIPS'
  const stream = new ClamdStream(clamd.address, { connectMs: 5_000, acceptMs: 5_000, judgeMs: 200 })
  await stream.send(Buffer.from('a'))
  await expect(stream.end()).rejects.toMatchObject({ reason: 'UNAVAILABLE' })
})
