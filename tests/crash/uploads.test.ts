import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { request, type ClientRequest } from 'node:http'
import type { UploadOptions } from 'tus-js-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient } from '@stoa/sdk'
import { walk } from '../compatibility/walk.ts'
import { sendParts } from '../support/tus.ts'
import { makeKillableServer, type KillableServer } from './server.ts'

const isLinux = existsSync('/proc/self/stat')
const siteId = '00000000-0000-4000-8000-00000000000a'
/** A locked upload is free again after this, though its process was killed. */
const freeAfterMs = 8_000

const content = Buffer.concat([Buffer.from('504b0304140000000800', 'hex'), randomBytes(22_000_000)])
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

let server: KillableServer
beforeAll(async () => {
  server = await makeKillableServer(2)
  await server.start()
}, 120_000)
afterAll(() => server.remove(), 60_000)

/** By an unmodified package. */
async function optionsOf(generation: 'current' | '2024'): Promise<UploadOptions & { end: string }> {
  const { baseUrl, apiKey } = server
  const [{ value, error } = {}] = await walk('upload-url', {
    generation,
    mode: 'custom',
    baseUrl,
    siteId,
    clientId: '00000000-0000-4000-8000-000000000001',
    apiKey,
    database: '',
  })
  expect(error).toBeUndefined()
  const { uploadUrl, uploadToken } = value as { uploadUrl: string; uploadToken: string }
  return {
    endpoint: uploadUrl,
    chunkSize: 1_000_000,
    retryDelays: [100, 500, 1000, 2000, 4000],
    metadata: { filename: 'all.zip', token: uploadToken },
    end: `${uploadUrl}/${uploadToken}`,
  }
}

/** A part that begins, and doesn't end: its request has the lock. */
async function beginPart(url: string, offset: number): Promise<ClientRequest> {
  const sending = request(url, {
    method: 'PATCH',
    agent: false,
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': offset,
      'content-type': 'application/offset+octet-stream',
      'content-length': 1_000_000,
    },
  })
  sending.on('error', () => {})
  sending.write(content.subarray(offset, offset + 100_000))
  await once(sending, 'socket')
  return sending
}

/** How much has arrived, asked on a new connection, which any process may get. */
async function offsetOf(url: string): Promise<{ offset: number; milliseconds: number }> {
  const began = performance.now()
  const asking = request(url, { method: 'HEAD', agent: false, headers: { 'tus-resumable': '1.0.0' } })
  asking.end()
  const [response] = await once(asking, 'response')
  response.resume()
  expect(response.statusCode).toBe(200)
  return { offset: Number(response.headers['upload-offset']), milliseconds: performance.now() - began }
}

const workers = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
        return Number(stat[1]) === server.process().pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.ts')
      } catch {
        return false
      }
    })
    .map(Number)

/** What is served is what was sent. */
async function expectStored(end: string): Promise<void> {
  const response = await fetch(end, { method: 'PUT' })
  const { file } = (await response.json()) as { file: { id: string } }
  const { files } = createClient({ baseUrl: server.baseUrl, apiKey: server.apiKey, siteId })
  const descriptor = async () => (await files.getFileDescriptor({ fileId: file.id })).file
  await expect.poll(async () => (await descriptor()).operationStatus, { timeout: 30_000 }).toBe('READY')
  const { hash, sizeInBytes } = await descriptor()
  expect([sizeInBytes, hash]).toEqual([String(content.length), sha256(content)])
  const served = await fetch(`${server.baseUrl}/media/${file.id}`)
  expect(sha256(Buffer.from(await served.arrayBuffer()))).toBe(sha256(content))
}

test('an upload that was cut at 40 %, when the server was killed, continues when it runs again, byte by byte', async () => {
  const { end, ...options } = await optionsOf('current')
  const uploadUrl = await sendParts(content, options, content.length * 0.4)
  const { offset } = await offsetOf(uploadUrl)
  const sending = await beginPart(uploadUrl, offset)
  await server.kill('server')
  sending.destroy()
  await server.start()
  const after = await offsetOf(uploadUrl)
  expect(after.offset).toBeGreaterThanOrEqual(offset)
  expect(after.milliseconds).toBeLessThan(freeAfterMs)
  await sendParts(content, { ...options, uploadUrl })
  await expectStored(end)
}, 120_000)

test.runIf(isLinux)(
  'two processes write one upload one after the other, also if the one that writes is killed',
  async () => {
    const { end, ...options } = await optionsOf('2024')
    const uploadUrl = await sendParts(content, options, 2_000_000)
    const { offset } = await offsetOf(uploadUrl)
    // Another connection asks: the request that writes stops, and what it received is stored.
    const first = await beginPart(uploadUrl, offset)
    const askedByOthers = await Promise.all([1, 2, 3, 4].map(() => offsetOf(uploadUrl)))
    for (const { milliseconds } of askedByOthers) expect(milliseconds).toBeLessThan(freeAfterMs)
    const next = await offsetOf(uploadUrl)
    const second = await beginPart(uploadUrl, next.offset)
    for (const pid of workers()) process.kill(pid, 'SIGKILL')
    await expect.poll(workers, { timeout: 30_000 }).toHaveLength(2)
    const answered = async (): Promise<number> => (await offsetOf(uploadUrl).catch(() => ({ offset: -1 }))).offset
    await expect.poll(answered, { timeout: 20_000 }).toBeGreaterThanOrEqual(next.offset)
    for (const sending of [first, second]) sending.destroy()
    await sendParts(content, { ...options, uploadUrl })
    await expectStored(end)
  },
  120_000,
)
