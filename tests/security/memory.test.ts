import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { freePort } from '../support/free-port.ts'

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'stoa-memory-'))
let server: ChildProcess
let baseUrl: string

beforeAll(async () => {
  const port = await freePort()
  baseUrl = `http://127.0.0.1:${port}`
  server = spawn(process.execPath, ['--max-semi-space-size=4', main], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {
      ...process.env,
      STOA_SAMPLE: 'products',
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: inject('database'),
      STOA_DATA: folder,
      STOA_SITE_ID: randomUUID(),
      STOA_CLIENT_ID: randomUUID(),
    },
  })
  while (!(await isUp())) await setTimeout(100)
})
afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
})

const isUp = (): Promise<boolean> =>
  fetch(`${baseUrl}/health`).then(
    ({ ok }) => ok,
    () => false,
  )

const residentMb = (): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024

const hostile: ((index: number) => Promise<Response>)[] = [
  (index) => fetch(`${baseUrl}/ecom/v1/orders/search`, { headers: { authorization: `eyJ${index}.${randomUUID()}.x` } }),
  (index) => fetch(`${baseUrl}/no/such/page/${index}/${randomUUID()}`),
  (index) => fetch(`${baseUrl}/media/${randomUUID()}/v1/fill/w_${index},h_9,q_80/x.jpg`),
  (index) => post('/oauth2/token', { clientId: randomUUID(), grantType: 'anonymous', [`key${index}`]: 'x'.repeat(5_000) }),
  () => post('/stoa/v1/shop', { deep: JSON.parse(`${'['.repeat(150)}${']'.repeat(150)}`) as unknown }),
  () => fetch(`${baseUrl}/oauth2/token`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"half' }),
]

const post = (path: string, body: unknown): Promise<Response> =>
  fetch(baseUrl + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

async function send(requests: number): Promise<void> {
  for (let sent = 0; sent < requests; sent += hostile.length) {
    const answers = await Promise.all(hostile.map((one) => one(sent)))
    for (const answer of answers) {
      expect(answer.status).toBeLessThan(500)
      await answer.arrayBuffer()
    }
  }
}

test.runIf(process.platform === 'linux')(
  'S18: thousands of hostile requests leave no more memory in use than the first ones',
  { timeout: 480_000 },
  async () => {
    await send(3_000)
    const before = residentMb()
    await send(6_000)
    const after = residentMb()
    console.log(`memory: ${before.toFixed(0)} MB after 3,000 hostile requests, ${after.toFixed(0)} MB after 9,000`)
    expect(after).toBeLessThanOrEqual(before * 1.3)
  },
)
