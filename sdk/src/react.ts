import { useRef, useState } from 'react'
import type { CallOptions, Client } from './client.ts'
import { ApiError, errorOf } from './errors.ts'
import { keyOf } from './react-cache.ts'
import { useReading, useStoaContext } from './react-context.ts'

type Area = keyof Client
type Name<A extends Area> = keyof Client[A] & string
type CallAt<A extends Area, N extends Name<A>> = Client[A][N] extends (
  request: infer Request,
  options?: CallOptions,
) => Promise<infer Answer>
  ? { request: Request; answer: Answer }
  : never
type Made<A extends Area, N extends Name<A>> = CallAt<A, N>['request']
type Answered<A extends Area, N extends Name<A>> = CallAt<A, N>['answer']

export { StoaProvider } from './react-context.ts'

/** The provider's client, for what is neither read nor written by a component. */
export const useStoa = (): Client => useStoaContext().client

type AnyCall = (request: unknown, options?: CallOptions) => Promise<unknown>
const callOf = (client: Client, area: Area, name: string): AnyCall => (client[area] as unknown as Record<string, AnyCall>)[name]!

/** The answer of a call that reads, kept by area, call and request. Until it is there the nearest Suspense boundary shows; a refusal (`ApiError`) goes to the nearest
 *  error boundary, unless its code is `expected`: then there is no answer. It is asked again when a write marks its area stale, and the old answer stays until the new
 *  one is there; when its last reader goes, the request ends.
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
  /** Makes the call. Resolves with the answer, or with undefined where it failed: then `error` says how. */
  mutate(request: Request, options?: CallOptions): Promise<Answer | undefined>
  isPending: boolean
  /** What came of the last call. */
  answer: Answer | undefined
  error: ApiError | undefined
  /** Forgets answer and error. */
  reset(): void
}

interface Outcome<Answer> {
  pending: number
  answer: Answer | undefined
  error: ApiError | undefined
}

const untouched = { pending: 0, answer: undefined, error: undefined }

/** A call that writes. It marks its area stale, and those of `alsoStale`: an order, for one, empties the cart. A call that got no answer may have been done all the
 *  same: the same request made again goes out under the same Idempotency-Key, so it is done once.
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

/** Whoever ends a call does not want to hear of it. */
async function attempt<Answer>(call: () => Promise<unknown>, signal: AbortSignal | undefined): Promise<Attempt<Answer>> {
  try {
    return { answer: (await call()) as Answer, error: undefined }
  } catch (error) {
    if (signal?.aborted) return { answer: undefined, error: undefined }
    return { answer: undefined, error: error instanceof ApiError ? error : errorOf({ status: 0, body: undefined, cause: error }) }
  }
}

/** Has everything of an area asked again: for a "try again" button, or after something else said that it changed. */
export function useMarkStale(): (area: Area) => void {
  const { cache } = useStoaContext()
  return (area) => cache.markStale(area)
}

const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
