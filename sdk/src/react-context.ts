import { createContext, createElement, use, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { Client } from './client.ts'
import { ApiError } from './errors.ts'
import { ReadCache, type Reading } from './react-cache.ts'

interface Stoa {
  client: Client
  cache: ReadCache
}

const StoaContext = createContext<Stoa | undefined>(undefined)

/** Lets everything below it read and write through a client of `createClient`. What was read is shared among the components below one provider, and forgotten with
 *  it. Another client is another shopper: give the provider its `key` then. */
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

/** What is read, once it is there; undefined for a refusal that is expected. */
export function useReading<Answer>(reading: Reading, expected: readonly string[] = []): Answer | undefined {
  const { cache } = useStoaContext()
  const entry = cache.entry(reading)
  useSyncExternalStore(entry.subscribe, entry.currentVersion, entry.currentVersion)
  // In every round, and the same one: React counts the promises of a component as it counts its hooks.
  use(entry.promise)
  if (entry.answer) return entry.answer.value as Answer
  if (entry.error instanceof ApiError && expected.includes(entry.error.code)) return undefined
  throw entry.error ?? new Error(`${reading.key} was given up`)
}
