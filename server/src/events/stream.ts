import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { events } from '@stoa/contract'
import { firstHeader } from '../http/serve.ts'
import type { App } from '../kernel/app.ts'
import type { Database } from '../kernel/db.ts'
import type { CallerIdentity } from '../kernel/identity.ts'
import { refuse } from '../kernel/refuse.ts'
import { requirePermission } from '../kernel/require-permission.ts'
import { sleep } from '../kernel/sleep.ts'
import { presentEvent } from './present.ts'
import { eventsAfter, lastPosition } from './store.ts'

const pollMs = 300
const batchSize = 200
const streamsMax = 500

/** An endpoint for live updates. */
export interface StreamEndpoint {
  path: `/${string}`
  /** Authorizes the reader, or refuses. Repeated every `checkMs`. */
  reader(app: App, request: FastifyRequest): Promise<CallerIdentity>
  /** Whether each event has its type as a name, for listeners by type. Without it, one listener receives all events, and the present position first. */
  isNamed: boolean
}

/** Live updates for programs. Callers that can read events can follow them, for as long as they have the permission. */
export const apiStream: StreamEndpoint = {
  path: '/stoa/v1/events/stream',
  reader: async (app, request) => requirePermission(events.queryEvents, await app.identify(request)),
  isNamed: true,
}

/** Live updates as server-sent events. A client that reconnects with Last-Event-ID, or names its position as `?after=`, misses nothing; a new one starts
 *  with the next event. Every `checkMs` a comment is sent and the reader's permission is checked again. */
export function serveEventStream(server: FastifyInstance, app: App, { checkMs = 15_000, doors = [apiStream] } = {}): void {
  const closing = new AbortController()
  const newest = createPositionLookup(app.services.database)
  let open = 0
  server.addHook('preClose', async () => closing.abort())
  for (const door of doors) {
    server.get(door.path, async (request, reply) => {
      const reader = await door.reader(app, request)
      if (open >= streamsMax) refuse('TEMPORARILY_UNAVAILABLE')
      open++
      reply.raw.once('close', () => open--)
      const chunks = stream({ app, request, door, reader, newest, checkMs, closing: closing.signal })
      return reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(Readable.from(chunks, { objectMode: false }))
    })
  }
}

interface StreamInput {
  app: App
  request: FastifyRequest
  door: StreamEndpoint
  reader: CallerIdentity
  newest: (siteId: string) => Promise<number>
  checkMs: number
  closing: AbortSignal
}

async function* stream({ app, request, door, newest, checkMs, closing, ...streaming }: StreamInput): AsyncGenerator<string> {
  let { reader } = streaming
  const { siteId } = reader
  // Looked up again, because a client that reconnects may have received more than the shared reader has looked up.
  let position = Math.min(startPositionOf(request), await lastPosition(app.services.database, siteId))
  yield `retry: 2000\nid: ${position}\n${door.isNamed ? '' : `event: place\ndata: ${position}\n`}\n`
  let checked = performance.now()
  while (!closing.aborted) {
    if ((await newest(siteId)) > position) {
      const next = await eventsAfter(app.services.database, siteId, position, batchSize)
      position = next.position
      for (const event of next.events) yield formatEvent(presentEvent(event, reader), door)
    } else await sleep(pollMs, closing)
    if (performance.now() - checked < checkMs) continue
    const stillReader = await door.reader(app, request).catch(() => undefined)
    if (!stillReader) return
    reader = stillReader
    yield ': still here\n\n'
    checked = performance.now()
  }
}

function formatEvent(event: ReturnType<typeof presentEvent>, { isNamed }: StreamEndpoint): string {
  const name = isNamed ? `event: ${event.entityFqdn}_${event.slug}\n` : ''
  return `id: ${event.position}\n${name}data: ${JSON.stringify(event)}\n\n`
}

/** All streams of a site share one reader of new events. */
function createPositionLookup(database: Database): (siteId: string) => Promise<number> {
  const looks = new Map<string, { position: Promise<number>; until: number }>()
  return (siteId) => {
    const known = looks.get(siteId)
    if (known && known.until > performance.now()) return known.position
    const position = lastPosition(database, siteId)
    looks.set(siteId, { position, until: performance.now() + pollMs })
    return position
  }
}

/** The position that a listener continues from. A browser that reconnects by itself sends it in the header, which is newer than its URL. Without a
 *  position, past events aren't sent. */
function startPositionOf({ headers, query }: FastifyRequest): number {
  const text = firstHeader(headers['last-event-id']) ?? (query as { after?: unknown }).after
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : Infinity
}
