/** An event of the stream. */
export interface LiveEvent {
  position: number
  id: string
  entityFqdn: string
  slug: string
  entityId: string
  eventTime: string
  entity: unknown
}

export type LiveState = 'off' | 'live' | 'reconnecting'

type TabMessage = { kind: 'event'; event: LiveEvent } | { kind: 'state'; state: LiveState; position: number | undefined } | { kind: 'asks' }

const address = `${import.meta.env.BASE_URL}live`
const name = 'stoa-live'
/** The delay after a refusal, doubled after each further one, so that a browser that has been signed out doesn't keep asking. */
const retryMs = { first: 5_000, last: 120_000 }

const eventListeners = new Set<(event: LiveEvent) => void>()
const stateListeners = new Set<() => void>()
let state: LiveState = 'off'
let position: number | undefined
let leave: (() => void) | undefined

export const liveState = (): LiveState => state

export function onLiveState(listener: () => void): () => void {
  stateListeners.add(listener)
  return () => void stateListeners.delete(listener)
}

/** The first listener of a tab joins the browser's shared connection, the last one leaves it. */
export function onLiveEvent(listener: (event: LiveEvent) => void): () => void {
  eventListeners.add(listener)
  leave ??= join()
  return () => {
    eventListeners.delete(listener)
    if (eventListeners.size > 0) return
    leave?.()
    leave = undefined
    become('off')
  }
}

function become(next: LiveState): void {
  if (state === next) return
  state = next
  for (const listener of stateListeners) listener()
}

function notify(event: LiveEvent): void {
  if (position !== undefined && event.position <= position) return
  position = event.position
  for (const listener of eventListeners) listener(event)
}

/** The present position: continuing from there misses nothing. */
function stand(at: number | undefined): void {
  if (at !== undefined) position = Math.max(position ?? 0, at)
}

/** One tab of the browser holds the connection and forwards its events; when it is closed, the next one continues from the same position. */
function join(): () => void {
  // On plain http in a network there are no locks, so each tab has its own connection.
  if (!('locks' in navigator)) return listen({ event: notify, state: become, place: stand })
  const channel = new BroadcastChannel(name)
  const gone = new AbortController()
  let isLeader = false
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'event') notify(data.event)
    else if (data.kind === 'state' && !isLeader) {
      become(data.state)
      stand(data.position)
    } else if (data.kind === 'asks' && isLeader) tellState()
  }
  const tellState = (): void => channel.postMessage({ kind: 'state', state, position } satisfies TabMessage)
  channel.postMessage({ kind: 'asks' } satisfies TabMessage)
  const lead = (): Promise<void> => {
    isLeader = true
    const stop = listen({
      event(event) {
        channel.postMessage({ kind: 'event', event } satisfies TabMessage)
        notify(event)
      },
      state(next) {
        become(next)
        tellState()
      },
      place(at) {
        stand(at)
        tellState()
      },
    })
    return new Promise((resolve) => gone.signal.addEventListener('abort', () => resolve(stop())))
  }
  navigator.locks.request(name, { signal: gone.signal }, lead).catch(() => undefined)
  return () => {
    gone.abort()
    channel.close()
  }
}

interface Hearing {
  event: (event: LiveEvent) => void
  state: (state: LiveState) => void
  /** The position of the last event before the first received one. */
  place: (position: number) => void
}

/** Follows the stream until it is stopped. The browser reconnects a broken connection; we reconnect a refused one after a delay. */
function listen(hearing: Hearing): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = retryMs.first
  const open = (): void => {
    source = new EventSource(position === undefined ? address : `${address}?after=${position}`)
    source.onopen = () => {
      pause = retryMs.first
      hearing.state('live')
    }
    source.addEventListener('place', ({ data }: MessageEvent<string>) => hearing.place(Number(data)))
    source.onmessage = ({ data }: MessageEvent<string>) => hearing.event(JSON.parse(data) as LiveEvent)
    source.onerror = () => {
      hearing.state('reconnecting')
      if (source?.readyState !== EventSource.CLOSED) return
      timer = setTimeout(open, pause)
      pause = Math.min(pause * 2, retryMs.last)
    }
  }
  open()
  return () => {
    clearTimeout(timer)
    source?.close()
  }
}
