import { ApiError } from './errors.ts'

/** Answers a read is after, or has. */
export interface Reading {
  /** The call and its request, in one text. */
  key: string
  area: string
  load(signal: AbortSignal): Promise<unknown>
}

interface Entry extends Reading {
  /** As a component follows it: `useSyncExternalStore(entry.subscribe, entry.currentVersion)`. */
  subscribe(reader: () => void): () => void
  currentVersion(): number
  /** The same one for as long as the entry is there: React looks for that. It ends with the first answer or refusal. */
  promise: Promise<void>
  end(): void
  /** The last answer; undefined until the first. */
  answer: { value: unknown } | undefined
  error: unknown
  /** Counts what readers have to be told. */
  version: number
  controller: AbortController | undefined
}

/** How long an answer that nobody reads any more is kept, for whoever comes back to it. */
export const cacheMilliseconds = 30_000

/** Long enough for the component that shows a refusal to be there. */
const refusalKeptMilliseconds = 1_000

/** The answers of reads, by call and request. A write marks its area stale: what is being read is asked again and stays until the new answer is there, what
 *  nobody reads is forgotten. */
export class ReadCache {
  readonly #entries = new Map<string, Entry>()
  /** By key, so that who reads goes on reading when an answer was forgotten and is asked for anew. */
  readonly #readers = new Map<string, Set<() => void>>()

  /** The entry of a read, asked for where it is not there. */
  entry(reading: Reading): Readonly<Pick<Entry, 'promise' | 'answer' | 'error' | 'subscribe' | 'currentVersion'>> {
    const known = this.#entries.get(reading.key)
    if (known) return known
    const { key } = reading
    const { promise, resolve } = Promise.withResolvers<void>()
    const entry: Entry = {
      ...reading,
      subscribe: (reader) => this.#subscribe(key, reader),
      currentVersion: () => this.#entries.get(key)?.version ?? 0,
      promise,
      end() {
        // As React marks a promise that it has waited for: who comes later does not wait at all.
        Object.assign(promise, { status: 'fulfilled', value: undefined })
        resolve()
      },
      answer: undefined,
      error: undefined,
      version: 0,
      controller: undefined,
    }
    this.#entries.set(reading.key, entry)
    this.#ask(entry)
    this.#forgetUnlessRead(entry, cacheMilliseconds)
    return entry
  }

  /** Tells a reader of every change, until the function that comes back is called. The last reader that goes ends a request under way. */
  #subscribe(key: string, reader: () => void): () => void {
    const readers = this.#readers.get(key) ?? new Set()
    this.#readers.set(key, readers.add(reader))
    return () => {
      readers.delete(reader)
      if (readers.size === 0 && this.#readers.get(key) === readers) this.#readers.delete(key)
      const entry = this.#entries.get(key)
      if (entry) this.#forgetUnlessRead(entry, entry.answer ? cacheMilliseconds : 0)
    }
  }

  /** Of one area, or of all: then somebody else is asking. */
  markStale(area?: string): void {
    for (const entry of this.#entries.values()) {
      if (area !== undefined && entry.area !== area) continue
      if (this.#readers.has(entry.key)) this.#ask(entry)
      else this.#forget(entry)
    }
  }

  /** Ends every request and forgets every answer. */
  clear(): void {
    for (const entry of this.#entries.values()) this.#forget(entry)
  }

  #ask(entry: Entry): void {
    entry.controller?.abort()
    const controller = (entry.controller = new AbortController())
    const isMine = () => entry.controller === controller
    void entry.load(controller.signal).then(
      (value) => void (isMine() && this.#settle(entry, { answer: { value }, error: undefined })),
      (error: unknown) => void (isMine() && this.#fail(entry, error)),
    )
  }

  /** An answer that could not be renewed because the server was not reached stays; a refusal takes its place. */
  #fail(entry: Entry, error: unknown): void {
    const keeps = entry.answer && error instanceof ApiError && error.kind === 'system'
    this.#settle(entry, keeps ? {} : { answer: undefined, error })
    if (!keeps) this.#forgetUnlessRead(entry, refusalKeptMilliseconds)
  }

  #settle(entry: Entry, outcome: Partial<Pick<Entry, 'answer' | 'error'>>): void {
    Object.assign(entry, outcome)
    entry.controller = undefined
    entry.version++
    entry.end()
    for (const reader of this.#readers.get(entry.key) ?? []) reader()
  }

  /** Later, as a reader may go and come back in one breath. */
  #forgetUnlessRead(entry: Entry, milliseconds: number): void {
    setTimeout(() => {
      if (this.#readers.has(entry.key)) return
      if (entry.answer === undefined && entry.error === undefined && milliseconds > 0) return this.#forgetUnlessRead(entry, milliseconds)
      this.#forget(entry)
    }, milliseconds)
  }

  #forget(entry: Entry): void {
    entry.controller?.abort()
    entry.controller = undefined
    if (this.#entries.get(entry.key) === entry) this.#entries.delete(entry.key)
    entry.end()
  }
}

/** The call and its request as one text, the same however the request's keys are ordered. */
export const keyOf = (area: string, name: string, request: unknown): string => `${area}.${name} ${JSON.stringify(inOrder(request))}`

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, inOrder(inner)]),
  )
}
