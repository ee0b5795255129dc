import { execFileSync } from 'node:child_process'
import { chownSync, copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, type TestContext } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { answers, buildNot, changeSource, leftRunning, makeClone, processOf, removeClone, runIn, type Running } from './scratch-clone.ts'

/** The server has 15 seconds to stop, and the launcher 20; without callers they need far less. */
const SOON_MS = 14_000

let clone: string
let port: number

beforeAll(async () => {
  clone = makeClone()
  // Building one app shows as much as building two.
  buildNot(clone, 'dashboard')
  port = await freePort()
})

afterAll(() => removeClone(clone))

async function npmStart(): Promise<Running> {
  const start = runIn(clone, ['npm', 'start'], { env: { PORT: String(port), STOA_PROCESSES: '1' } })
  // Informative, not guaranteed.
  console.log(`npm start: ${await answers(port, start)} ms to /health`)
  return start
}

test(
  'npm run dev shows changed pages without a restart, and restarts the server alone after other changes',
  { timeout: 240_000 },
  async () => {
    // Its changes are built by the next start, which builds the apps anyway. That one adds the sample shop to a folder of its own.
    const dev = runIn(clone, ['npm', 'run', 'dev'], { env: { PORT: String(port), STOA_DATA: join(clone, '.stoa-dev') } })
    await answers(port, dev)
    const parts = ['bin/sources-process.js', 'server/src/database-process.ts']
    const [server, ...others] = ['server/src/main.ts', ...parts].map((part) => processOf(clone, part))
    const url = `http://127.0.0.1:${port}`
    await changeSource(clone, { file: 'storefront/src/frame/frame.tsx', text: 'min-h-dvh', word: 'changed-page', url: `${url}/` })
    expect(processOf(clone, 'server/src/main.ts')).toBe(server)
    await changeSource(clone, { file: 'contract/src/openapi.ts', text: 'Stoa', word: 'ChangedContract', url: `${url}/openapi.json` })
    await expect.poll(dev.output, { timeout: 60_000, interval: 100 }).toMatch(/Restarted in [\d.]+ s: contract\/src\/openapi\.ts/)
    expect(parts.map((part) => processOf(clone, part))).toEqual(others)
    dev.child.kill('SIGTERM')
    expect(await leftRunning(clone, SOON_MS)).toEqual([])
  },
)

test('the first start uses manually installed packages as they are, and builds the apps', { timeout: 240_000 }, async () => {
  rmSync(join(clone, 'node_modules/.cache/stoa/installed'), { force: true })
  rmSync(join(clone, 'storefront/build'), { recursive: true, force: true })
  const first = await npmStart()
  expect(first.output()).not.toContain('Installing')
  for (const step of ['Building the storefront', 'Compressing the storefront', 'Starting the database', 'Adding the sample shop'])
    expect(first.output()).toContain(`${step}\n`)
  await expect.poll(() => first.output().trimEnd().split('\n').at(-1), { timeout: 60_000 }).toBe('Stoa is ready')
  first.child.kill('SIGTERM')
  expect(await leftRunning(clone, SOON_MS)).toEqual([])
})

const LAUNCHER = 'node bin/stoa.js start'
/** What `npm start` runs, unlike `npm run dev`. */
const SERVER = 'cache/stoa/server/main.js'

describe('no process is left running', { timeout: 240_000 }, () => {
  test.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const)('after %s to npm alone', async (signal) => {
    const start = await npmStart()
    start.child.kill(signal)
    expect(await leftRunning(clone, SOON_MS)).toEqual([])
  })

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const)('after %s to the launcher alone', async (signal) => {
    await npmStart()
    process.kill(processOf(clone, LAUNCHER), signal)
    expect(await leftRunning(clone, SOON_MS)).toEqual([])
  })

  test('after SIGKILL to the server: the next start ends PostgreSQL and works', async () => {
    await npmStart()
    process.kill(processOf(clone, SERVER), 'SIGKILL')
    const next = await npmStart()
    expect(next.output()).toContain('Stoa is ready')
    next.child.kill('SIGTERM')
    expect(await leftRunning(clone, SOON_MS)).toEqual([])
  })

  test('a start during a stop waits for the port and the data', async () => {
    const first = await npmStart()
    first.child.kill('SIGTERM')
    await first.ended
    const next = await npmStart()
    expect(next.output()).toContain('Stoa is ready')
    next.child.kill('SIGTERM')
    expect(await leftRunning(clone, SOON_MS)).toEqual([])
  })
})

test('PostgreSQL restarts after it was killed under the server', { timeout: 240_000 }, async () => {
  const start = await npmStart()
  process.kill(processOf(clone, `postgres -D`), 'SIGKILL')
  await expect.poll(() => start.output(), { timeout: SOON_MS }).toContain('Reconnecting')
  await expect.poll(() => answers(port, start), { timeout: SOON_MS }).toBeGreaterThanOrEqual(0)
  start.child.kill('SIGTERM')
  expect(await leftRunning(clone, SOON_MS)).toEqual([])
})

test('reset refuses while a server uses the data, otherwise lists what it removes, and removes it', { timeout: 240_000 }, async () => {
  const start = await npmStart()
  const refused = runIn(clone, ['npm', 'run', 'reset'])
  expect(await refused.ended).toBe(1)
  expect(refused.output()).toContain('is in use by another Stoa server')
  start.child.kill('SIGTERM')
  expect(await leftRunning(clone, SOON_MS)).toEqual([])
  const reset = runIn(clone, ['npm', 'run', 'reset'])
  expect(await reset.ended).toBe(0)
  expect(reset.output()).toContain(`Deleting\n  ${join(clone, '.stoa')}`)
  expect(existsSync(join(clone, '.stoa'))).toBe(false)
})

test('a plain user starts it in their own clone', { timeout: 240_000 }, async (context) => {
  const user = plainUser(context)
  handOver(clone, user)
  const start = runIn(clone, ['npm', 'start'], { env: { PORT: String(port), HOME: join(clone, 'home') }, user })
  await answers(port, start)
  expect(start.output()).toContain('Stoa is ready')
  start.child.kill('SIGTERM')
  expect(await leftRunning(clone, SOON_MS)).toEqual([])
})

/** The user `daemon` exists on every system and owns no files. */
function plainUser({ skip }: TestContext): { uid: number; gid: number } {
  if (process.getuid?.() !== 0) skip('these tests run as a plain user already')
  return { uid: 1, gid: 1 }
}

/** Folders change owner, but not the packages' files: they may be hard links to those of this checkout. */
function handOver(folder: string, { uid, gid }: { uid: number; gid: number }): void {
  mkdirSync(join(folder, 'home'))
  copyFileSync(process.execPath, join(folder, 'home/node'))
  writeFileSync(join(folder, 'node_modules/.cache/stoa/node24'), join(folder, 'home/node'))
  chownSync(folder, uid, gid)
  execFileSync('find', [
    folder,
    '(',
    '-type',
    'd',
    '-o',
    '-not',
    '-path',
    '*/node_modules/*',
    ')',
    '-exec',
    'chown',
    '-h',
    `${uid}:${gid}`,
    '{}',
    '+',
  ])
  execFileSync('chown', ['-R', `${uid}:${gid}`, join(folder, 'node_modules/.cache')])
}
