import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, inject, onTestFinished, test } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { newDatabase } from '../support/own-database.ts'
import { roundsUpTo, timesToRun } from '../support/rounds.ts'

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))
const path = '/stores-reader/v1/products/query-platformized'
const body = JSON.stringify({ query: {} })

interface Process {
  child: ChildProcess
  port: number
  headers: Record<string, string>
}

async function startProcess(): Promise<Process> {
  const [port, { connectionString }] = [await freePort(), await newDatabase()]
  const apiKey = `key-${randomBytes(24).toString('base64url')}`
  const env = {
    PATH: process.env.PATH,
    STOA_SAMPLE: 'products',
    PORT: String(port),
    DATABASE_URL: connectionString,
    STOA_DATA: inject('scratch'),
    STOA_API_KEY: apiKey,
    STOA_RATE_LIMITS: 'off',
    STOA_PROCESSES: '1',
    STOA_ROLE: 'api',
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await expect.poll(() => output, { timeout: 30_000 }).toContain('Stoa is ready')
  return { child, port, headers: { 'content-type': 'application/json', authorization: apiKey } }
}

/** What became of the requests of all clients. */
interface Outcomes {
  answered: number
  answeredAfterSignal: number
  reset: string[]
}

/** Whether the connection goes on; otherwise the server said that it ends, or there is no server any more. */
function send({ port, headers }: Process, agent: Agent, outcomes: Outcomes, isStopping: () => boolean): Promise<boolean> {
  return new Promise((resolve) => {
    let isConnected = false
    const sending = request({ agent, port, host: '127.0.0.1', path, method: 'POST', headers }, (response) => {
      response.resume().on('end', () => {
        outcomes.answered++
        if (isStopping()) outcomes.answeredAfterSignal++
        if (response.statusCode !== 200) outcomes.reset.push(`status ${response.statusCode}`)
        resolve(response.headers.connection !== 'close')
      })
    })
    sending.on('socket', (socket) => (socket.connecting ? socket.once('connect', () => (isConnected = true)) : (isConnected = true)))
    sending.on('error', (error: NodeJS.ErrnoException) => {
      if (isConnected) outcomes.reset.push(error.code ?? error.message)
      resolve(false)
    })
    sending.end(body)
  })
}

/** Sends one request after the other on one connection, until the server closes it. */
async function client(server: Process, restMs: number, outcomes: Outcomes, isStopping: () => boolean): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  while (await send(server, agent, outcomes, isStopping)) await pause(restMs)
  agent.destroy()
}

/** As many clients without a rest as make a load, and some that are idle when the signal comes. */
const rests = [...Array.from({ length: 12 }, () => 0), ...Array.from({ length: 12 }, (_, index) => 15 * index)]

test.each(roundsUpTo(timesToRun(1, 20)))(
  'SIGTERM under load: every request on an open connection is answered, and the server stops (round %i)',
  async () => {
    const server = await startProcess()
    const outcomes: Outcomes = { answered: 0, answeredAfterSignal: 0, reset: [] }
    let isStopping = false
    const clients = rests.map((restMs) => client(server, restMs, outcomes, () => isStopping))
    await expect.poll(() => outcomes.answered, { timeout: 20_000 }).toBeGreaterThan(100)
    await pause(Math.random() * 50)
    isStopping = true
    const ended = once(server.child, 'exit')
    server.child.kill('SIGTERM')
    await Promise.all(clients)
    console.log(
      `SIGTERM: ${outcomes.answered} requests answered, ${outcomes.answeredAfterSignal} after the signal; ${outcomes.reset.length} reset`,
    )
    expect(outcomes.reset).toEqual([])
    expect(outcomes.answeredAfterSignal).toBeGreaterThan(0)
    expect(await ended).toEqual([0, null])
  },
)
