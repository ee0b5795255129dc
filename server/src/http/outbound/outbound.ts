import { lookup as resolve, type LookupAddress } from 'node:dns'
import { once } from 'node:events'
import { Agent as PlainAgent, request as askPlainly, type IncomingMessage, type RequestOptions } from 'node:http'
import { Agent, request as ask } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { ReadableStream } from 'node:stream/web'
import type { Outbound } from '../../kernel/outbound.ts'
import { allowedNetworks, createReachabilityCheck } from './reachable.ts'

const defaultMilliseconds = 5_000
const bytesMax = 1_000_000

/** Why there is no response. */
export type UnreachableReason = 'ADDRESS' | 'NAME' | 'CONNECTION' | 'CERTIFICATE' | 'TIME' | 'SIZE'

export class Unreachable extends Error {
  readonly reason: UnreachableReason
  constructor(reason: UnreachableReason, cause?: unknown) {
    super(`unreachable: ${reason}`, { cause })
    this.reason = reason
  }
}

interface OutboundOptions {
  baseUrl: string
  /** Networks that are allowed in addition to public ones. */
  outboundNetworks: readonly string[]
}

export function createOutbound({ baseUrl, outboundNetworks }: OutboundOptions): Outbound {
  const isReachable = createReachabilityCheck(allowedNetworks(baseUrl, outboundNetworks))
  const lookup = guardedLookup(isReachable)
  return async (address, init, { millisecondsMax = defaultMilliseconds, cutAfterBytes, streamedBytesMax } = {}) => {
    const request = new Request(address, init)
    const url = new URL(request.url)
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if ((url.protocol !== 'https:' && url.protocol !== 'http:') || (isIP(host) !== 0 && !isReachable(host)))
      throw new Unreachable('ADDRESS')
    const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(millisecondsMax)])
    try {
      return await fetchResponse(
        url,
        { method: request.method, headers: headersOf(request, body), lookup },
        { body, signal, cutAfterBytes, streamedBytesMax },
      )
    } catch (error) {
      throw unreachable(error, signal)
    }
  }
}

function headersOf({ headers }: Request, body: Buffer | undefined): Record<string, string> {
  const sent = Object.fromEntries(headers)
  return { ...sent, 'accept-encoding': 'identity', ...(body ? { 'content-length': String(body.length) } : {}) }
}

/** Resolves a name as usual, and refuses it if any of its addresses isn't allowed. */
function guardedLookup(isReachable: (address: string) => boolean): LookupFunction {
  return (hostname, options, answer) => {
    resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[] = []) => {
      const [first] = addresses
      if (error || !first) return answer(error ?? new Unreachable('NAME'), '', 0)
      if (!addresses.every(({ address }) => isReachable(address))) return answer(new Unreachable('ADDRESS'), '', 0)
      return options.all ? answer(null, addresses) : answer(null, first.address, first.family)
    })
  }
}

// A separate connection pool, so that a connection made without this check is never reused.
const agents = { 'https:': new Agent({ keepAlive: false }), 'http:': new PlainAgent({ keepAlive: false }) } as const

interface Transfer {
  body: Buffer | undefined
  signal: AbortSignal
  cutAfterBytes: number | undefined
  streamedBytesMax: number | undefined
}

async function fetchResponse(
  url: URL,
  asked: RequestOptions,
  { body, signal, cutAfterBytes, streamedBytesMax }: Transfer,
): Promise<Response> {
  const options = { ...asked, signal }
  const request =
    url.protocol === 'https:' ? ask(url, { ...options, agent: agents['https:'] }) : askPlainly(url, { ...options, agent: agents['http:'] })
  // Errors while the body is read are reported by reading it. An unhandled error event would end the process.
  request.on('error', () => undefined)
  const heard = once(request, 'response') as Promise<[IncomingMessage]>
  request.end(body)
  const [message] = await heard
  if (streamedBytesMax !== undefined) return responseOf(message, streamOf(message, streamedBytesMax, signal) as BodyInit)
  return responseOf(message, new Uint8Array(await bytesOf(message, cutAfterBytes)))
}

async function bytesOf(message: IncomingMessage, cutAfterBytes: number | undefined): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of message as AsyncIterable<Buffer>) {
    length += chunk.length
    chunks.push(chunk)
    // Leaving the loop closes the connection.
    if (cutAfterBytes !== undefined && length >= cutAfterBytes) return Buffer.concat(chunks).subarray(0, cutAfterBytes)
    if (length > bytesMax) throw new Unreachable('SIZE')
  }
  return Buffer.concat(chunks)
}

/** Cancelled before it was read, it closes the connection: a generator that hasn't begun has nothing to end. */
function streamOf(message: IncomingMessage, streamedBytesMax: number, signal: AbortSignal): ReadableStream<Buffer> {
  const chunks = upTo(message, streamedBytesMax, signal)
  return new ReadableStream<Buffer>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: () => void message.destroy(),
    },
    { highWaterMark: 0 },
  )
}

async function* upTo(message: IncomingMessage, streamedBytesMax: number, signal: AbortSignal): AsyncGenerator<Buffer> {
  let length = 0
  try {
    for await (const chunk of message as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length > streamedBytesMax) throw new Unreachable('SIZE')
      yield chunk
    }
  } catch (error) {
    throw unreachable(error, signal)
  }
}

const withoutBody = new Set([204, 205, 304])

function responseOf({ statusCode = 502, headers }: IncomingMessage, body: BodyInit): Response {
  const received = new Headers()
  for (const [name, value] of Object.entries(headers)) for (const one of [value ?? []].flat()) received.append(name, one)
  return new Response(withoutBody.has(statusCode) ? null : body, { status: statusCode, headers: received })
}

const unreachable = (error: unknown, signal: AbortSignal): Unreachable =>
  error instanceof Unreachable ? error : new Unreachable(reasonOf(error, signal), error)

function reasonOf(error: unknown, signal: AbortSignal): UnreachableReason {
  if (signal.aborted) return 'TIME'
  const code = String((error as { code?: unknown }).code ?? '')
  if (/^(?:ENOTFOUND|EAI_)/.test(code)) return 'NAME'
  return /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS/.test(code) ? 'CERTIFICATE' : 'CONNECTION'
}
