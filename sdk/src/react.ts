import { useRef, useState } from 'react'
import type { CallFunction, CallOptions } from './call-function.ts'
import type { Client } from './client.ts'
import { ApiError, errorOf } from './errors.ts'
import { keyOf } from './react-cache.ts'
import { useReading, useStoaContext } from './react-context.ts'

type Area = keyof Client
type Name<A extends Area> = keyof Client[A] & string
type CallAt<A extends Area, N extends Name<A>> =
  Client[A][N] extends CallFunction<infer Request, infer Answer> ? { request: Request; answer: Answer } : never
type Made<A extends Area, N extends Name<A>> = CallAt<A, N>['request']
type Answered<A extends Area, N extends Name<A>> = CallAt<A, N>['answer']

export { StoaProvider } from './react-context.ts'

/** The provider's client, for calls outside of these hooks. */
export const useStoa = (): Client => useStoaContext().client

type AnyCall = CallFunction<unknown, unknown>
const callOf = (client: Client, area: Area, name: string): AnyCall => (client[area] as unknown as Record<string, AnyCall>)[name]!

/** The response of a reading call, cached by area, call and request. Suspends until it is available. An error (`ApiError`) is thrown to the nearest error
 *  boundary, unless its code is `expected`: then the result is undefined. The call is made again when a write marks its area as stale; the old response
 *  stays until the new one arrives. When its last reader unmounts, the request is aborted.
 *  `const { products } = useRead('catalogue', 'queryProducts', { query: { paging: { limit: 12 } } })`
 *  `const cart = useRead('carts', 'getCurrentCart', {}, { expected: ['OWNED_CART_NOT_FOUND'] })?.cart` */
export function useRead<A extends Area, N extends Name<A>>(area: A, name: N, request: Made<A, N>): Answered<A, N>
export function useRead<A extends Area, N extends Name<A>>(
  area: A,
  name: N,
  request: Made<A, N>,
  options: { expected: readonly string[] },
): Answered<A, N> | undefined
export function useRead<A extends Area, N extends Name<A>>(
  area: A,
  name: N,
  request: Made<A, N>,
  { expected = [] }: { expected?: readonly string[] } = {},
): Answered<A, N> | undefined {
  const { client } = useStoaContext()
  const key = keyOf(area, name, request)
  return useReading<Answered<A, N>>({ key, area, load: (signal) => callOf(client, area, name)(request, { signal }) }, expected)
}

export interface Write<Request, Answer> {
  /** Makes the call. Resolves with the response, or with undefined if it failed; `error` then has the reason. */
  mutate(request: Request, options?: CallOptions): Promise<Answer | undefined>
  isPending: boolean
  /** The response of the last call. */
  answer: Answer | undefined
  error: ApiError | undefined
  /** Clears response and error. */
  reset(): void
}

interface Outcome<Answer> {
  pending: number
  answer: Answer | undefined
  error: ApiError | undefined
}

const untouched = { pending: 0, answer: undefined, error: undefined }

/** A writing call. It marks its area as stale, and those of `alsoStale`: an order, for example, empties the cart. A call without a response may have taken
 *  effect, so the same request is sent again with the same Idempotency-Key and takes effect once.
 *  `const add = useWrite('carts', 'addToCurrentCart')` … `onClick={() => add.mutate({ lineItems })}` */
export function useWrite<A extends Area, N extends Name<A>>(
  area: A,
  name: N,
  { alsoStale = [] }: { alsoStale?: readonly Area[] } = {},
): Write<Made<A, N>, Answered<A, N>> {
  const { client, cache } = useStoaContext()
  const [{ pending, answer, error }, set] = useState<Outcome<Answered<A, N>>>(untouched)
  const unanswered = useRef<{ key: string; idempotencyKey: string } | undefined>(undefined)
  const mutate = async (request: Made<A, N>, options: CallOptions = {}) => {
    const key = keyOf(area, name, request)
    const idempotencyKey = options.idempotencyKey ?? (unanswered.current?.key === key ? unanswered.current.idempotencyKey : newKey())
    set((so) => ({ ...so, pending: so.pending + 1, error: undefined }))
    const outcome = await attempt<Answered<A, N>>(() => callOf(client, area, name)(request, { ...options, idempotencyKey }), options.signal)
    const isUnknown = outcome.error?.kind === 'system'
    unanswered.current = isUnknown ? { key, idempotencyKey } : undefined
    if (!outcome.error || isUnknown) for (const stale of [area, ...alsoStale]) cache.markStale(stale)
    set(({ pending: others }) => ({ ...outcome, pending: others - 1 }))
    return outcome.answer
  }
  return { mutate, isPending: pending > 0, answer, error, reset: () => set(({ pending: others }) => ({ ...untouched, pending: others })) }
}

type Attempt<Answer> = Pick<Outcome<Answer>, 'answer' | 'error'>

/** A caller that aborts a call doesn't need its error. */
async function attempt<Answer>(call: () => Promise<unknown>, signal: AbortSignal | undefined): Promise<Attempt<Answer>> {
  try {
    return { answer: (await call()) as Answer, error: undefined }
  } catch (error) {
    if (signal?.aborted) return { answer: undefined, error: undefined }
    return { answer: undefined, error: error instanceof ApiError ? error : errorOf({ status: 0, body: undefined, cause: error }) }
  }
}

/** Fetches everything of an area again: for a "try again" button, or after another source reported a change. */
export function useMarkStale(): (area: Area) => void {
  const { cache } = useStoaContext()
  return (area) => cache.markStale(area)
}

const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
