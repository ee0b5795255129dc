import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import { applicationAnswer } from '../http/answer.ts'
import { identify } from '../http/identify.ts'
import { send } from '../http/serve.ts'
import { actsForSite, type SomeIdentity } from '../identity.ts'
import { rest } from '../rest.ts'
import { presentEvent } from './present.ts'
import { eventsAfter, lastPosition } from './store.ts'

const pollMs = 300
const heartbeatMs = 15_000
const batchSize = 200
const streamsMax = 500

/** Live updates: `GET /stoa/v1/events/stream` as server-sent events. A client that comes back with Last-Event-ID misses nothing; a new one begins with what comes. */
export function serveEventStream(server: FastifyInstance, app: App): void {
  let open = 0
  const closing = new AbortController()
  server.addHook('preClose', async () => closing.abort())
  server.get('/stoa/v1/events/stream', async (request, reply) => {
    const identity = await identify(app.services, request.headers.authorization, headerOf(request, 'wix-site-id'))
    if (identity.kind === 'nobody') return send(reply, applicationAnswer(401, 'UNAUTHENTICATED', 'This call needs a valid access token.'))
    if (!mayRead(identity)) return send(reply, applicationAnswer(403, 'PERMISSION_DENIED', 'This identity may not make this call.'))
    if (open >= streamsMax) return send(reply, applicationAnswer(503, 'TEMPORARILY_UNAVAILABLE', 'Too many streams are open; try again.'))
    open++
    request.raw.once('close', () => open--)
    return stream(app, { request, reply, siteId: identity.siteId, closing: closing.signal })
  })
}

const mayRead = (identity: SomeIdentity): boolean =>
  actsForSite(identity) && (identity.kind !== 'app' || identity.permissions.includes('EVENTS.READ'))

interface Stream {
  request: FastifyRequest
  reply: FastifyReply
  siteId: string
  closing: AbortSignal
}

async function stream({ services: { database } }: App, { request, reply, siteId, closing }: Stream): Promise<void> {
  let position = await startOf(request, () => lastPosition(database, siteId))
  reply.hijack()
  const out = reply.raw
  out.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-wix-request-id': request.id, 'access-control-allow-origin': '*' })
  out.write(`retry: 2000\nid: ${position}\n\n`)
  let lastWord = Date.now()
  while (!out.destroyed && !closing.aborted) {
    const events = await eventsAfter(database, siteId, position, batchSize)
    for (const event of events) out.write(`id: ${event.position}\nevent: ${event.entityFqdn}_${event.slug}\ndata: ${JSON.stringify(presentEvent(event))}\n\n`)
    position = events.at(-1)?.position ?? position
    if (events.length > 0) lastWord = Date.now()
    else if (Date.now() - lastWord > heartbeatMs) {
      out.write(': still here\n\n')
      lastWord = Date.now()
    }
    if (events.length < batchSize) await rest(pollMs, closing)
  }
  out.end()
}

async function startOf(request: FastifyRequest, newest: () => Promise<number>): Promise<number> {
  const text = headerOf(request, 'last-event-id')
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : newest()
}

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}
