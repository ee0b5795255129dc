import { ApiError } from './errors.ts'

/** A response that a component reads or waits for. */
export interface Reading {
  /** The call and its request as one text. */
  key: string
  area: string
  load(signal: AbortSignal): Promise<unknown>
}

interface Entry extends Reading {
  /** How a component subscribes: `useSyncExternalStore(entry.subscribe, entry.currentVersion)`. */
  subscribe(reader: () => void): () => void
  currentVersion(): number
  /** The same promise for the lifetime of the entry, as React requires. It settles with the first response or error. */
  promise: Promise<void>
  end(): void
  /** The last response; undefined before the first. */
  answer: { value: unknown } | undefined
  error: unknown
  /** Incremented by every change that readers must see. */
  version: number
  controller: AbortController | undefined
}

/** How long a response without readers is kept for one that comes back. */
export const cacheMilliseconds = 30_000

/** Long enough for the component that shows the error to mount. */
const refusalCachedForMs = 1_000

/** The responses of reads, by call and request. A write marks its area as stale: entries with readers are fetched again and keep their response until the
 *  new one arrives; entries without readers are dropped. */
export class ReadCache {
  readonly #entries = new Map<string, Entry>()
  /** By key, so that a reader stays subscribed when a response is dropped and fetched again. */
  readonly #readers = new Map<string, Set<() => void>>()

  /** The entry of a read, which is fetched if it doesn't exist. */
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
        // React's own mark of a settled promise, so that a component that mounts later doesn't suspend.
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

  /** Subscribes a reader until the returned function is called. The last reader that unsubscribes aborts a request in progress. */
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

  /** Of one area, or of all areas if the identity changed. */
  markStale(area?: string): void {
    for (const entry of this.#entries.values()) {
      if (area !== undefined && entry.area !== area) continue
      if (this.#readers.has(entry.key)) this.#ask(entry)
      else this.#forget(entry)
    }
  }

  /** Aborts every request and drops every response. */
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

  /** A response stays if the server couldn't be reached; any other error replaces it. */
  #fail(entry: Entry, error: unknown): void {
    const keeps = entry.answer && error instanceof ApiError && error.kind === 'system'
    this.#settle(entry, keeps ? {} : { answer: undefined, error })
    if (!keeps) this.#forgetUnlessRead(entry, refusalCachedForMs)
  }

  #settle(entry: Entry, outcome: Partial<Pick<Entry, 'answer' | 'error'>>): void {
    Object.assign(entry, outcome)
    entry.controller = undefined
    entry.version++
    entry.end()
    for (const reader of this.#readers.get(entry.key) ?? []) reader()
  }

  /** Later, because a reader may unsubscribe and subscribe again at once. */
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

/** The call and its request as one text, regardless of the order of the request's keys. */
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
