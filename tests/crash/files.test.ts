import { spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { request, type ClientRequest } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { sweepStore } from '../../server/src/content/file-cleanup/delete-orphans.ts'
import { sql } from '../../server/src/database/sql.ts'
import { freePort } from '../support/free-port.ts'
import { runQueued } from '../support/queue.ts'
import { roundsUpTo, timesToRun } from '../support/rounds.ts'
import { startBucket, type TestBucket } from '../support/s3.ts'
import { attemptParts } from '../support/tus.ts'
import { closeMediaSite, makeMediaSite, type MediaSite, storedKeys } from '../support/uploads.ts'

const program = fileURLToPath(new URL('upload-server.ts', import.meta.url))
const bytes = Buffer.concat([Buffer.from('504b0304140000000800', 'hex'), Buffer.alloc(12_000_000, 'zip')])
const isLong = timesToRun(0, 1) === 1
const day = 24 * 60 * 60 * 1000

type Kind = 'disk' | 'S3'
let bucket: TestBucket & { stop(): Promise<void> }
const sites = {} as Record<Kind, MediaSite>
beforeAll(async () => {
  bucket = await startBucket()
  sites.disk = await makeMediaSite()
  sites.S3 = await makeMediaSite(bucket.settings)
})
afterAll(async () => {
  for (const site of Object.values(sites)) {
    await closeMediaSite(site)
  }
  await bucket.stop()
})

interface Killable {
  child: ChildProcess
  ended: Promise<unknown>
  baseUrl: string
}

/** Another server of the site, to be killed. */
async function startKillable({ settings }: MediaSite, ...diesAt: string[]): Promise<Killable> {
  const port = await freePort()
  const baseUrl = `http://127.0.0.1:${port}`
  const args = [program, JSON.stringify({ ...settings, port, baseUrl }), inject('database'), ...diesAt]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  return { child, ended, baseUrl }
}

async function announce(site: MediaSite, { baseUrl }: Killable): Promise<string> {
  const { uploadUrl } = await site.as(site.owner()).files.generateFileUploadUrl({ mimeType: 'application/zip' })
  return uploadUrl.replace(site.baseUrl, baseUrl)
}

async function announceParts(site: MediaSite, { baseUrl }: Killable) {
  const { uploadUrl, uploadToken } = await site.as(site.owner()).files.generateFileResumableUploadUrl({ mimeType: 'application/zip' })
  return { endpoint: uploadUrl.replace(site.baseUrl, baseUrl), token: uploadToken, endUrl: `${uploadUrl}/${uploadToken}` }
}

/** Sends the beginning of a file. */
function sendHalf(url: string): ClientRequest {
  const upload = request(url, { method: 'PUT', headers: { 'content-length': bytes.length } })
  upload.on('error', () => {})
  upload.write(bytes.subarray(0, 11_000_000))
  return upload
}

const put = (url: string): Promise<unknown> => fetch(url, { method: 'PUT', body: new Uint8Array(bytes) }).catch(() => undefined)

const attempt = ({ endpoint, token }: { endpoint: string; token: string }): Promise<unknown> =>
  attemptParts(bytes, { endpoint, chunkSize: 6_000_000, metadata: { token, filename: 'all.zip' }, retryDelays: [] })

const keysOfRows = async ({ database, siteId }: MediaSite): Promise<string[]> =>
  (
    await database.rows<{ key: string }>(sql`
      select content_key as key from files where site_id = ${siteId} and content_key like 'originals/%' order by 1`)
  ).map(({ key }) => key)

/** Each file has its bytes, and after two days there are no others. Returns what was logged. */
async function verify(site: MediaSite): Promise<string[]> {
  await runQueued(site)
  const keys = await keysOfRows(site)
  expect((await storedKeys(site)).filter((key) => keys.includes(key))).toEqual(keys)
  const notReady = await site.database.rows(sql`
    select 1 from files where site_id = ${site.siteId} and operation_status <> 'READY'`)
  expect(notReady).toEqual([])
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => log.mockRestore())
  site.clock.now = new Date(Date.now() + 3 * day)
  await sweepStore(site.app)
  site.clock.now = undefined
  // Node writes its warnings here too, in words.
  const lines = log.mock.calls.map(([line]) => String(line)).filter((line) => line.startsWith('{'))
  expect(await storedKeys(site)).toEqual(keys)
  const incoming = join(site.settings.dataFolder, 'media/incoming')
  expect([existsSync(incoming) ? readdirSync(incoming) : [], bucket.unfinished()]).toEqual([[], []])
  return lines.map((line) => (JSON.parse(line) as { message: string }).message)
}

test('killed in the middle of a write on disk: nothing of it is a file, and its bytes are swept', async () => {
  const site = sites.disk
  const server = await startKillable(site)
  const upload = sendHalf(await announce(site, server))
  const incoming = join(site.settings.dataFolder, 'media/incoming')
  const arrived = () => existsSync(incoming) && readdirSync(incoming).some((name) => statSync(join(incoming, name)).size > 5_000_000)
  await expect.poll(arrived, { timeout: 20_000, interval: 10 }).toBe(true)
  server.child.kill('SIGKILL')
  await server.ended
  upload.destroy()
  expect(await keysOfRows(site)).toEqual([])
  expect(readdirSync(incoming)).toHaveLength(1)
  await verify(site)
})

test('killed between the store and the commit, on disk: the bytes are swept, and that is logged', async () => {
  const site = sites.disk
  const server = await startKillable(site, 'rename')
  await put(await announce(site, server))
  expect(await server.ended).toEqual([null, 'SIGKILL'])
  expect([await keysOfRows(site), (await storedKeys(site)).length]).toEqual([[], 1])
  expect(await verify(site)).toEqual(['Deleted a content that no file has'])
})

test('killed while parts become content, on disk: asked again, the upload is a file', async () => {
  const site = sites.disk
  const server = await startKillable(site, 'rename')
  const parts = await announceParts(site, server)
  await attempt(parts)
  expect(await server.ended).toEqual([null, 'SIGKILL'])
  expect([await keysOfRows(site), (await storedKeys(site)).length]).toEqual([[], 1])
  const answer = await fetch(parts.endUrl, { method: 'PUT' })
  expect([answer.status, await keysOfRows(site)]).toEqual([200, await storedKeys(site)])
  // The description of the parts was left alone.
  expect(await verify(site)).toEqual(['Deleted the parts of an upload that was never finished'])
})

/** Kills the server when the bucket gets a request, which is still carried out. */
const killAt = (wanted: string, { child }: Killable): void => {
  bucket.fail = (arrived) => {
    if (arrived === wanted) child.kill('SIGKILL')
    return undefined
  }
  onTestFinished(() => void (bucket.fail = () => undefined))
}

test('killed while parts become content, in S3: asked again, the upload is a file', async () => {
  const site = sites.S3
  const server = await startKillable(site)
  const parts = await announceParts(site, server)
  killAt('PUT copy', server)
  await attempt(parts)
  await server.ended
  expect(await keysOfRows(site)).toEqual([])
  const answer = await fetch(parts.endUrl, { method: 'PUT' })
  expect([answer.status, await keysOfRows(site)]).toEqual([200, await storedKeys(site)])
  await verify(site)
})

test.runIf(isLong).each(['PUT uploadId', 'POST uploadId'])('killed in a write to S3, at %s: what is left is swept', async (wanted) => {
  const site = sites.S3
  const before = await keysOfRows(site)
  const server = await startKillable(site)
  killAt(wanted, server)
  await put(await announce(site, server))
  await server.ended
  expect(await keysOfRows(site)).toEqual(before)
  await verify(site)
})

test.runIf(isLong)('killed before the parts are joined in S3: asked again, the upload is a file', async () => {
  const site = sites.S3
  const server = await startKillable(site)
  const parts = await announceParts(site, server)
  bucket.fail = (arrived) => {
    if (arrived !== 'POST uploadId') return undefined
    server.child.kill('SIGKILL')
    return { status: 503, code: 'SlowDown' }
  }
  await attempt(parts)
  await server.ended
  bucket.fail = () => undefined
  expect((await fetch(parts.endUrl, { method: 'PUT' })).status).toBe(200)
  await verify(site)
})

test.runIf(isLong).each([1, 2, 3])(
  'killed while part %i is sent to S3: continued by another process, the file has its bytes',
  async (killedAt) => {
    const site = sites.S3
    const server = await startKillable(site)
    const { endpoint, token, endUrl } = await announceParts(site, server)
    const large = Buffer.concat([bytes, Buffer.alloc(20_000_000, 'zap')])
    const options = { endpoint, metadata: { token, filename: 'all.zip' }, retryDelays: [] }
    let sent = 0
    bucket.fail = (request) => {
      if (request === 'PUT uploadId' && ++sent === killedAt) server.child.kill('SIGKILL')
      return undefined
    }
    const { url } = await attemptParts(large, options)
    await server.ended
    bucket.fail = () => undefined
    await attemptParts(large, { ...options, uploadUrl: url!.replace(server.baseUrl, site.baseUrl) })
    const { file } = (await (await fetch(endUrl, { method: 'PUT' })).json()) as { file: { id: string } }
    await verify(site)
    const { hash } = (await site.as(site.owner()).files.getFileDescriptor({ fileId: file.id })).file
    expect(hash).toBe(createHash('sha256').update(large).digest('hex'))
  },
)

const rounds = roundsUpTo(timesToRun(0, 40))
test.runIf(isLong).each(rounds)('killed at any time: each file has its bytes (round %i)', async (round) => {
  const site = sites[round % 2 ? 'disk' : 'S3']
  const server = await startKillable(site)
  const parts = await announceParts(site, server)
  const work = Promise.all([announce(site, server).then(put), announce(site, server).then(put), attempt(parts)])
  await pause(Math.random() * 700)
  server.child.kill('SIGKILL')
  await Promise.all([server.ended, work])
  await verify(site)
})
