import { createContext, createElement, use, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { Client } from './client.ts'
import { ApiError } from './errors.ts'
import { ReadCache, type Reading } from './react-cache.ts'

interface Stoa {
  client: Client
  cache: ReadCache
}

const StoaContext = createContext<Stoa | undefined>(undefined)

/** Provides a client of `createClient` to the components below it. They share what they read, and it is dropped with the provider. For another shopper,
 *  change the provider's `key` together with the client. */
export function StoaProvider({ client, children }: { client: Client; children?: ReactNode }): ReactNode {
  const [stoa] = useState<Stoa>(() => ({ client, cache: new ReadCache() }))
  useEffect(() => () => stoa.cache.clear(), [stoa])
  return createElement(StoaContext, { value: stoa }, children)
}

export function useStoaContext(): Stoa {
  const stoa = useContext(StoaContext)
  if (!stoa) throw new Error('there is no StoaProvider above this component')
  return stoa
}

/** What was read, once it is available; undefined for an expected error. */
export function useReading<Answer>(reading: Reading, expected: readonly string[] = []): Answer | undefined {
  const { cache } = useStoaContext()
  const entry = cache.entry(reading)
  useSyncExternalStore(entry.subscribe, entry.currentVersion, entry.currentVersion)
  // Called in every render with the same promise, because React counts a component's promises as it counts its hooks.
  use(entry.promise)
  if (entry.answer) return entry.answer.value as Answer
  if (entry.error instanceof ApiError && expected.includes(entry.error.code)) return undefined
  throw entry.error ?? new Error(`${reading.key} was given up`)
}
