import callTable from '#call-table'
import { base64url } from './base64url.ts'
import type { CallRow } from './call-table.ts'
import type { Transport } from './client.ts'
import { errorOf } from './errors.ts'
import { httpRequest } from './http-request.ts'
import { withRetries } from './with-retries.ts'

export interface FetchTransportOptions {
  /** Where the API answers, such as `https://shop.example`. An empty text is the page's own origin. */
  baseUrl: string
  /** Headers that say who is asking, asked for before each call: `Authorization`, and `wix-site-id` beside an API key. */
  identify?: () => Promise<Readonly<Record<string, string>>>
  /** Another `fetch` than the platform's. */
  fetch?: typeof globalThis.fetch
}

/** Carries calls over HTTP. Status 200 is success, all else an `ApiError`. A call that got no answer, or 503, is made again up to two times: a write goes out
 *  with an Idempotency-Key and keeps it, so it is done once. Source: site §7, §8; wire §1.3, §1.4, §3. */
export function fetchTransport({ baseUrl, identify, fetch = globalThis.fetch }: FetchTransportOptions): Transport {
  const origin = baseUrl.replace(/\/+$/, '')
  // A server gets this header back on every later request: so it can let callers read what they wrote (wire §1.3).
  let consistent: string | null = null
  return async (callId, request, { idempotencyKey, signal }) => {
    const row = rowOf(callId)
    const { method, target, body } = httpRequest(row, (request ?? {}) as Record<string, unknown>)
    const headers = new Headers(await identify?.())
    if (body !== undefined) headers.set('content-type', 'application/json')
    if (row[2]) headers.set('idempotency-key', idempotencyKey ?? newKey())
    return withRetries(async () => {
      if (consistent !== null) headers.set('x-wix-consistent', consistent)
      const response = await fetch(`${origin}${target}`, { method, headers, body: body ?? null, signal: signal ?? null }).catch(
        noAnswer(signal),
      )
      consistent = response.headers.get('x-wix-consistent') ?? consistent
      return read(response, await response.text().catch(noAnswer(signal)))
    }, signal)
  }
}

function rowOf(callId: string): CallRow {
  const row = Object.hasOwn(callTable, callId) ? callTable[callId] : undefined
  if (!row) throw new TypeError(`there is no call ${callId}`)
  return row
}

/** A caller that gave up sees its own reason; whatever else keeps an answer away is a system error. */
const noAnswer =
  (signal: AbortSignal | undefined) =>
  (cause: unknown): never => {
    signal?.throwIfAborted()
    throw errorOf({ status: 0, body: undefined, cause })
  }

function read({ status, statusText, headers }: Response, text: string): unknown {
  const body = parsed(text)
  if (status === 200 && body !== undefined) return body
  const requestId = headers.get('x-wix-request-id')
  throw errorOf({ status, statusText, body, ...(requestId === null ? {} : { requestId }) })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// Not randomUUID: browsers offer it on https alone, and a shop on a local network may be served without.
const newKey = (): string => base64url(crypto.getRandomValues(new Uint8Array(24)))
