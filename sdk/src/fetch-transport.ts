import callTable from '#call-table'
import { base64url } from './base64url.ts'
import type { CallRow } from './call-table.ts'
import type { Transport } from './client.ts'
import { errorOf } from './errors.ts'
import { httpRequest } from './http-request.ts'
import { withRetries } from './with-retries.ts'

export interface FetchTransportOptions {
  /** The base URL of the API, such as `https://shop.example`. An empty text means the page's own origin. */
  baseUrl: string
  /** Returns the headers that identify the caller, before each call: `Authorization`, and `wix-site-id` with an API key. */
  identify?: () => Promise<Readonly<Record<string, string>>>
  /** Replaces the platform's `fetch`. */
  fetch?: typeof globalThis.fetch
}

/** Sends calls over HTTP. Status 200 is success, everything else an `ApiError`. A call without a response, or with 503, is retried up to two times. Writes
 *  are sent with an Idempotency-Key that retries repeat, so they take effect once. Source: site §7, §8; wire §1.3, §1.4, §3. */
export function fetchTransport({ baseUrl, identify, fetch = globalThis.fetch }: FetchTransportOptions): Transport {
  const origin = baseUrl.replace(/\/+$/, '')
  // The server gets this header back with every later request, so that callers can read their own writes (wire §1.3).
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

/** A caller that aborted gets its own reason; every other missing response is a system error. */
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

// Not randomUUID: browsers only offer it on https, and a shop in a local network may not use it.
const newKey = (): string => base64url(crypto.getRandomValues(new Uint8Array(24)))
