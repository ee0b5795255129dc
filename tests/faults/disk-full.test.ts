import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { timesToRun } from '../support/rounds.ts'
import { fillDisk, smallDisk } from '../support/small-disk.ts'

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))
const siteId = '00000000-0000-4000-8000-00000000000a'
const diskBytes = 220 * 1024 * 1024

interface Server {
  child: ChildProcess
  baseUrl: string
  apiKey: string
  errors: () => string
}

async function spawnOn(folder: string, apiKey: string): Promise<Server & { output: () => string }> {
  const port = await freePort()
  const env = {
    PATH: process.env.PATH,
    STOA_SAMPLE: 'products',
    PORT: String(port),
    STOA_DATA: folder,
    STOA_API_KEY: apiKey,
    STOA_RATE_LIMITS: 'off',
    STOA_PROCESSES: '1',
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => ended(child))
  let [output, errors] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  return { child, baseUrl: `http://127.0.0.1:${port}`, apiKey, errors: () => errors, output: () => output }
}

async function startOn(folder: string, apiKey: string): Promise<Server> {
  const server = await spawnOn(folder, apiKey)
  await expect.poll(() => server.output() + server.errors(), { timeout: 60_000 }).toContain('Stoa is ready')
  return server
}

async function ended(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  for (let waitedMs = 0; child.exitCode === null && child.signalCode === null && waitedMs < 20_000; waitedMs += 50) await pause(50)
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

const dataItem = () => ({ dataCollectionId: 'Written', dataItem: { data: { text: randomBytes(150_000).toString('hex') } } })

/** Fills the disk, and writes until ten writes were refused. */
async function fillAndWrite(server: Server, folder: string): Promise<{ count: number; refused: number[] }> {
  fillDisk(join(folder, 'filler'))
  let count = 0
  const refused: number[] = []
  while (refused.length < 10) {
    const status = await write(server, '/wix-data/v2/items', dataItem())
    if (status === 200) count++
    else refused.push(status)
  }
  return { count, refused }
}

test.runIf(timesToRun(0, 1) === 1)(
  'a full disk is named in the log, in /health and at start; with space, everything is there again',
  async () => {
    const folder = smallDisk(diskBytes)
    if (folder === undefined) return console.log('disk full: not tried, because this user can’t mount a small disk')
    const apiKey = `key-${randomBytes(24).toString('base64url')}`
    const server = await startOn(join(folder, 'data'), apiKey)
    const collection = { id: 'Written' }
    expect(await write(server, '/wix-data/v2/collections', { collection })).toBe(200)
    const written = await fillAndWrite(server, folder)
    expect(new Set(written.refused)).toEqual(new Set([503]))
    expect(await statusOf(server)).toBe('disk full')
    expect(server.errors()).toContain('The disk of the database is full')
    await ended(server.child)

    fillDisk(join(folder, 'filler'))
    const refused = await spawnOn(join(folder, 'data'), apiKey)
    await expect.poll(refused.errors, { timeout: 60_000 }).toMatch(/is full\..*\n.*Free some space/)
    await ended(refused.child)

    rmSync(join(folder, 'filler'))
    const again = await startOn(join(folder, 'data'), apiKey)
    expect(await write(again, '/wix-data/v2/items', dataItem())).toBe(200)
    expect(await statusOf(again)).toBe('up')
    console.log(`disk full: ${written.count} writes, then ${written.refused.length} refused with 503; with space, written again`)
  },
  180_000,
)
