import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { events } from '@stoa/contract'
import type { App } from '../app.ts'
import type { Database } from '../database/connect.ts'
import { refuse } from '../http/refuse.ts'
import { identityOf, oneHeader } from '../http/serve.ts'
import type { SomeIdentity } from '../identity.ts'
import { permitted } from '../permitted.ts'
import { rest } from '../rest.ts'
import { presentEvent } from './present.ts'
import { eventsAfter, lastPosition } from './store.ts'

const pollMs = 300
const batchSize = 200
const streamsMax = 500

/** Live updates: `GET /stoa/v1/events/stream` as server-sent events. A client that comes back with Last-Event-ID misses nothing; a new one begins with what
 *  comes. Every `checkMs` a word is sent, and the reader's permission looked at again. */
export function serveEventStream(server: FastifyInstance, app: App, { checkMs = 15_000 } = {}): void {
  const closing = new AbortController()
  const newest = newestPositions(app.services.database)
  let open = 0
  server.addHook('preClose', async () => closing.abort())
  server.get('/stoa/v1/events/stream', async (request, reply) => {
    const { siteId } = await reader(app, request)
    if (open >= streamsMax) refuse('TEMPORARILY_UNAVAILABLE')
    open++
    reply.raw.once('close', () => open--)
    const chunks = stream({ app, request, siteId, newest, checkMs, closing: closing.signal })
    return reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(Readable.from(chunks, { objectMode: false }))
  })
}

/** Who may read events may have them live, for as long as that is so. */
const reader = async (app: App, request: FastifyRequest): Promise<SomeIdentity> =>
  permitted(events.queryEvents, await identityOf(app, request))

interface Streaming {
  app: App
  request: FastifyRequest
  siteId: string
  newest: (siteId: string) => Promise<number>
  checkMs: number
  closing: AbortSignal
}

async function* stream({ app, request, siteId, newest, checkMs, closing }: Streaming): AsyncGenerator<string> {
  let position = Math.min(lastEventIdOf(request), await newest(siteId))
  yield `retry: 2000\nid: ${position}\n\n`
  let checked = performance.now()
  while (!closing.aborted) {
    if ((await newest(siteId)) > position) {
      const found = await eventsAfter(app.services.database, siteId, position, batchSize)
      position = found.at(-1)?.position ?? position
      yield found.map(written).join('')
    } else await rest(pollMs, closing)
    if (performance.now() - checked < checkMs) continue
    if (!(await reader(app, request).catch(() => undefined))) return
    yield ': still here\n\n'
    checked = performance.now()
  }
}

const written = (event: Parameters<typeof presentEvent>[0]): string =>
  `id: ${event.position}\nevent: ${event.entityFqdn}_${event.slug}\ndata: ${JSON.stringify(presentEvent(event))}\n\n`

/** However many streams of a site are open, they look for news together. */
function newestPositions(database: Database): (siteId: string) => Promise<number> {
  const looks = new Map<string, { position: Promise<number>; until: number }>()
  return (siteId) => {
    const known = looks.get(siteId)
    if (known && known.until > performance.now()) return known.position
    const position = lastPosition(database, siteId)
    looks.set(siteId, { position, until: performance.now() + pollMs })
    return position
  }
}

/** Without one, what has happened so far is not asked for. */
function lastEventIdOf(request: FastifyRequest): number {
  const text = oneHeader(request.headers['last-event-id'])
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : Infinity
}
