import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createClient } from '@stoa/sdk'
import { heapFlags } from '../../bin/heap.js'
import { freePort } from '../support/free-port.ts'
import { isLong } from '../support/rounds.ts'
import { hostileFiles } from './hostile-files/corpus.ts'
import type { HostileFile } from './hostile-files/hostile-file.ts'

// Hostile files are uploaded to a running server, processed, and requested in every form: all of them in long runs, a sample otherwise (threats M06 to M10).

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))
const outside = mkdtempSync(join(tmpdir(), 'stoa-hostile-'))
const folder = join(outside, 'data')
const sampleOf = (files: HostileFile[]): HostileFile[] => (isLong ? files : files.filter((_file, index) => index % 8 === 0))
const siteId = randomUUID()
const apiKey = `key-${randomUUID()}`
let server: ChildProcess
let baseUrl: string
let ended: number | null | undefined

beforeAll(async () => {
  const port = await freePort()
  baseUrl = `http://127.0.0.1:${port}`
  mkdirSync(folder)
  writeFileSync(join(outside, 'canary'), 'unchanged')
  server = spawn(process.execPath, [...heapFlags, main], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {
      ...process.env,
      STOA_SAMPLE: 'products',
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: inject('database'),
      STOA_DATA: folder,
      STOA_SITE_ID: siteId,
      STOA_CLIENT_ID: randomUUID(),
      STOA_API_KEY: apiKey,
      STOA_PROCESSES: '1',
    },
  })
  server.once('exit', (code) => (ended = code))
  while (!(await isUp())) await setTimeout(100)
}, 90_000)
afterAll(async () => {
  const exit = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  if (ended === undefined) await exit
  rmSync(outside, { recursive: true, force: true })
})

const isUp = (): Promise<boolean> =>
  fetch(`${baseUrl}/health`).then(
    ({ ok }) => ok,
    () => false,
  )

const files = () => createClient({ baseUrl, apiKey, siteId }).files
const memory = (field: 'VmRSS' | 'VmHWM'): number =>
  Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024)

async function upload({ name, bytes }: HostileFile): Promise<{ id: string; name: string } | undefined> {
  const { uploadUrl } = await files().generateFileUploadUrl({ mimeType: 'application/octet-stream' })
  const named = `${uploadUrl}?filename=${encodeURIComponent(name.toWellFormed())}`
  const response = await fetch(named, { method: 'PUT', body: new Uint8Array(bytes) })
  const { file, details } = (await response.json()) as { file?: { id: string; displayName: string }; details?: object }
  expect(response.status === 200 ? file : details).toBeDefined()
  expect([200, 400, 413, 415]).toContain(response.status)
  return file && { id: file.id, name: file.displayName }
}

async function isReady(fileId: string): Promise<boolean> {
  for (;;) {
    const { file } = await files().getFileDescriptor({ fileId })
    if (file.operationStatus !== 'PENDING') return file.operationStatus === 'READY'
    await setTimeout(20)
  }
}

const forms = ['', '/v1/fill/w_90,h_70,q_80/a.webp', '/v1/fit/w_1000000000,h_1000000000,q_90/a.png', '/v1/crop/x_0,y_0,w_5,h_5/a.jpg']

/** What a browser gets can't run as a page of the site. */
async function request(id: string): Promise<number> {
  const { downloadUrls } = await files()
    .generateFileDownloadUrl({ fileId: id, contentDisposition: 'INLINE' })
    .catch(() => ({ downloadUrls: [] }))
  const urls = [...forms.map((form) => `${baseUrl}/media/${encodeURIComponent(id)}${form}`), ...downloadUrls!.map(({ url }) => url!)]
  for (const url of urls) {
    const response = await fetch(url, { headers: { accept: 'image/avif,image/webp,*/*' } })
    await response.arrayBuffer()
    expect(response.status).toBeLessThan(500)
    if (!response.ok) continue
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    const type = response.headers.get('content-type')!
    expect(type).not.toMatch(/html|xhtml|javascript|^(?:text|application)\/xml/)
    if (/svg|^text|json/.test(type)) expect(response.headers.get('content-security-policy')).toContain('sandbox')
  }
  return urls.length
}

const pathsIn = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [] : [join(entry.parentPath, entry.name)],
  )

test.runIf(process.platform === 'linux')(
  'M06, M07, M09, M10: hostile files end no process, reach nothing outside of the store, and use little memory',
  { timeout: 480_000 },
  async () => {
    const before = memory('VmRSS')
    const counts = { files: 0, refused: 0, failed: 0, ready: 0, requests: 0 }
    for (const file of sampleOf(await hostileFiles())) {
      counts.files++
      const stored = await upload(file).catch((cause: unknown) => Promise.reject(new Error(file.title, { cause })))
      if (!stored) {
        counts.refused++
        continue
      }
      expect(stored.name, file.title).toMatch(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069/\\]{1,255}$/u)
      counts[(await isReady(stored.id)) ? 'ready' : 'failed']++
      counts.requests += await request(stored.id).catch((cause: unknown) => Promise.reject(new Error(file.title, { cause })))
      expect(ended, file.title).toBeUndefined()
    }
    // Names are those that the server made, and there is nothing beside them.
    const escaped = pathsIn(outside).filter(
      (path) => !/^data\/(?:media|media-cache|renditions|[\w.-]+$)/.test(path.slice(outside.length + 1)),
    )
    expect(escaped).toEqual([join(outside, 'canary')])
    expect(readFileSync(join(outside, 'canary'), 'utf8')).toBe('unchanged')
    expect((await fetch(`${baseUrl}/health`)).status).toBe(200)
    const [after, peak] = [memory('VmRSS'), memory('VmHWM')]
    console.log(
      `hostile files: ${counts.files} uploaded (${counts.refused} refused, ${counts.failed} failed, ${counts.ready} ready), ${counts.requests} requests, ` +
        `0 crashes, 0 escapes; memory ${before} MB before, ${after} MB after, ${peak} MB at most`,
    )
    expect(peak).toBeLessThan(700)
  },
)
