import { createConnection } from './connection.ts'
import { fill } from './fill.ts'

/** A load on a server: requests, number of callers and duration. It runs in a separate process. */
export interface Load {
  /** Requests of one round, sent in sequence. Callers repeat rounds until the time is up. `{n}` in a path or body is replaced by the round's number, unique
   *  in the run; `"{-n}"` by that as a negative number. */
  steps: Step[]
  port: number
  callers: number
  seconds: number
  /** Access tokens: each round uses the next one, modulo their number. An empty token is anonymous. */
  tokens: string[]
  /** First value of `{n}`. */
  from: number
}

export interface Step {
  method: string
  path: string
  body?: unknown
  headers?: Record<string, string>
  /** 200 if absent. */
  status?: number
  /** Values of the response for later steps, which refer to them as `{name}`: name to path in the JSON, such as `cart.id`. */
  keep?: Record<string, string>
}

export interface Measured {
  rounds: number
  perSecond: number
  p50: number
  p99: number
  failures: number
  /** The first failure, as text. */
  failure?: string
}

type Connection = ReturnType<typeof createConnection>

export async function run(load: Load): Promise<Measured> {
  const times: number[] = []
  let next = load.from
  let failures = 0
  let failure: string | undefined
  const began = performance.now()
  const until = began + load.seconds * 1000
  await Promise.all(
    Array.from({ length: load.callers }, async () => {
      const connection = createConnection(load.port)
      while (performance.now() < until) {
        const start = performance.now()
        const problem = await round(connection, load, next++).catch((error: Error) => error.message)
        times.push(performance.now() - start)
        if (problem === undefined) continue
        failures++
        failure ??= problem
      }
      connection.close()
    }),
  )
  const seconds = (performance.now() - began) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return {
    rounds: times.length,
    perSecond: times.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    failures,
    ...(failure ? { failure } : {}),
  }
}

/** Returns what failed. */
async function round(connection: Connection, load: Load, n: number): Promise<string | undefined> {
  const kept: Record<string, string> = { n: String(n) }
  for (const [index, step] of load.steps.entries()) {
    const { status, text } = await connection.send(requestOf(load, { ...step, index }, kept), step.keep !== undefined)
    if (status !== (step.status ?? 200)) return `${step.path} answered ${status}: ${text.slice(0, 200)}`
    if (step.keep) {
      const answer: unknown = JSON.parse(text)
      for (const [name, place] of Object.entries(step.keep)) kept[name] = String(valueAt(answer, place))
    }
  }
  return undefined
}

const valueAt = (json: unknown, place: string): unknown =>
  place.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], json)

function requestOf(load: Load, step: Step & { index: number }, kept: Record<string, string>): string {
  const valueOf = (name: string): string | undefined => kept[name]
  const body = step.body === undefined ? '' : fill(JSON.stringify(step.body), valueOf)
  const authorization = load.tokens[(Number(kept.n) - load.from) % load.tokens.length]!
  const headers: Record<string, string | number> = {
    ...step.headers,
    host: `127.0.0.1:${load.port}`,
    'x-round': kept.n!,
    'x-step': step.index,
  }
  if (authorization) headers.authorization = authorization
  if (body) {
    headers['content-type'] = 'application/json'
    headers['content-length'] = Buffer.byteLength(body)
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${step.method} ${fill(step.path, valueOf)} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

if (process.send) {
  process.on('message', (load: Load) => {
    void run(load).then((measured) => process.send!(measured))
  })
}
