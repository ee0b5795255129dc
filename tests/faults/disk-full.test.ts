import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { timesToRun } from '../support/rounds.ts'

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))
const siteId = '00000000-0000-4000-8000-00000000000a'
const diskBytes = 220 * 1024 * 1024

/** A small disk of its own; undefined where this user can't mount one. */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskBytes}`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
  chmodSync(folder, 0o755)
  onTestFinished(() => {
    execFileSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true })
  })
  return folder
}

interface Server {
  child: ChildProcess
  baseUrl: string
  apiKey: string
  errors: () => string
}

async function startOn(folder: string, apiKey: string): Promise<Server> {
  const port = await freePort()
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    STOA_DATA: folder,
    STOA_API_KEY: apiKey,
    STOA_RATE_LIMITS: 'off',
    NODE_ENV: 'production',
  }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(async () => {
    child.kill('SIGTERM')
    for (let waitedMs = 0; child.exitCode === null && child.signalCode === null && waitedMs < 20_000; waitedMs += 50) await pause(50)
  })
  let [output, errors] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  await expect.poll(() => output + errors, { timeout: 60_000 }).toContain('Stoa is ready')
  return { child, baseUrl: `http://127.0.0.1:${port}`, apiKey, errors: () => errors }
}

async function write({ baseUrl, apiKey }: Server, path: string, body: unknown): Promise<number> {
  const headers = { 'content-type': 'application/json', authorization: apiKey, 'wix-site-id': siteId }
  const response = await fetch(`${baseUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => undefined)
  await response?.text()
  return response?.status ?? 0
}

const statusOf = async ({ baseUrl }: Server): Promise<string> => {
  const response = await fetch(`${baseUrl}/health`).catch(() => undefined)
  return response ? ((await response.json()) as { status: string }).status : 'stopped'
}

/** Takes what is left of a disk. */
function fill(path: string): void {
  const file = openSync(path, 'a')
  const piece = Buffer.alloc(64 * 1024)
  try {
    for (;;) writeSync(file, piece)
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOSPC') throw error
  } finally {
    closeSync(file)
  }
}

test.runIf(timesToRun(0, 1) === 1)(
  'a full disk is named in the log, in /health and when the server stops; with space, everything is there again',
  async () => {
    const folder = smallDisk()
    if (folder === undefined) return console.log('disk full: not tried, because this user can’t mount a small disk')
    const apiKey = `key-${randomBytes(24).toString('base64url')}`
    const server = await startOn(join(folder, 'data'), apiKey)
    const collection = { id: 'Written' }
    expect(await write(server, '/wix-data/v2/collections', { collection })).toBe(200)
    const filler = join(folder, 'filler')
    fill(filler)
    const dataItem = () => ({ dataCollectionId: 'Written', dataItem: { data: { text: randomBytes(150_000).toString('hex') } } })
    const statuses: number[] = []
    const seen = new Set<string>()
    for (let n = 0; n < 400 && server.child.exitCode === null; n++) {
      statuses.push(await write(server, '/wix-data/v2/items', dataItem()))
      if (statuses.at(-1) !== 200) seen.add(await statusOf(server))
      if (seen.has('disk full') && server.errors().includes('so the server is stopping')) break
    }
    const written = statuses.filter((status) => status === 200).length
    const refused = statuses.filter((status) => status === 503).length
    console.log(`disk full: ${written} writes before, ${refused} refused with 503, /health said ${[...seen].join(', ')}`)
    expect(statuses.filter((status) => status !== 200 && status !== 503 && status !== 0)).toEqual([])
    expect(server.errors()).toMatch(/The disk of the database is full|the disk of the data folder .* is full/)
    rmSync(filler)
  },
  180_000,
)
