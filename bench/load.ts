import { Agent, request } from 'node:http'
import { fill } from './fill.ts'

/** A load on a server: requests, number of callers and duration. It runs in a separate process. */
export interface Load {
  /** Requests of one round, sent in sequence. Callers repeat rounds until the time is up. `{n}` in a path or body is replaced by the round's number, unique
   *  in the run; `"{-n}"` by that as a negative number. */
  steps: Step[]
  port: number
  callers: number
  seconds: number
  /** Access tokens: round n uses token n, modulo their number. An empty token is anonymous. */
  tokens: string[]
  /** First value of `{n}`. */
  from: number
}

export interface Step {
  method: string
  path: string
  body?: unknown
  headers?: Record<string, string>
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

let firstFailure: string | undefined

export async function run(load: Load): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.callers })
  const times: number[] = []
  let next = load.from
  let failures = 0
  const began = performance.now()
  const until = began + load.seconds * 1000
  await Promise.all(
    Array.from({ length: load.callers }, async () => {
      while (performance.now() < until) {
        const start = performance.now()
        const ok = await round(agent, load, next++)
        times.push(performance.now() - start)
        if (!ok) failures++
      }
    }),
  )
  const seconds = (performance.now() - began) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return {
    rounds: times.length,
    perSecond: times.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    failures,
    ...(firstFailure ? { failure: firstFailure } : {}),
  }
}

async function round(agent: Agent, load: Load, n: number): Promise<boolean> {
  const kept: Record<string, string> = { n: String(n) }
  for (const [index, step] of load.steps.entries()) {
    const { status, text } = await send(agent, load, { ...step, index }, kept)
    if (status !== 200) {
      firstFailure ??= `${step.path} answered ${status}: ${text.slice(0, 200)}`
      return false
    }
    if (step.keep) {
      const answer: unknown = JSON.parse(text)
      for (const [name, place] of Object.entries(step.keep)) kept[name] = String(valueAt(answer, place))
    }
  }
  return true
}

const valueAt = (json: unknown, place: string): unknown =>
  place.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], json)

function send(
  agent: Agent,
  load: Load,
  step: Step & { index: number },
  kept: Record<string, string>,
): Promise<{ status: number; text: string }> {
  const valueOf = (name: string): string | undefined => kept[name]
  const body = step.body === undefined ? undefined : fill(JSON.stringify(step.body), valueOf)
  const authorization = load.tokens[Number(kept.n) % load.tokens.length]!
  const headers: Record<string, string | number> = { ...step.headers, 'x-round': kept.n!, 'x-step': step.index }
  if (authorization) headers.authorization = authorization
  if (body !== undefined) {
    headers['content-type'] = 'application/json'
    headers['content-length'] = Buffer.byteLength(body)
  }
  return new Promise((resolve, reject) => {
    const message = request(
      { agent, host: '127.0.0.1', port: load.port, method: step.method, path: fill(step.path, valueOf), headers },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }))
        answer.on('error', reject)
      },
    )
    message.on('error', reject)
    message.end(body)
  })
}

if (process.send) {
  process.on('message', (load: Load) => {
    run(load).then(
      (measured) => process.send!(measured),
      (error: Error) => process.send!({ rounds: 0, perSecond: 0, p50: 0, p99: 0, failures: -1, error: error.message }),
    )
  })
}
